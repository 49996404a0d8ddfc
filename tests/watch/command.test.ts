import { mkdtempSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readArguments } from '../tools/watch/arguments';
import { watchFilm } from '../tools/watch/command';
import '../tools/games/all-expansions';

/**
 * A film of two turns, and the game before them: ten pictures of `npm run film -- --game base-108 --from 10 --turns 6 --hazards none`,
 * at half their size.
 */
const FILM = 'tests/watch/film/two-turns.mjpeg';
const GAME = 'tests/watch/film/before.json';
const CORNERS = '206.05,236.9,229.05,73.8,397.95,82.55,396.5,248.05';

/** Runs the command. */
async function run(...words: readonly string[]) {
	const [printed, said]: [string[], string[]] = [[], []];
	const code = await watchFilm(words, {
		print: (line) => printed.push(line),
		say: (line) => said.push(line)
	});
	return {
		code,
		said: said.join('\n'),
		printed: printed.map((line) => JSON.parse(line) as object)
	};
}

const folder = mkdtempSync(join(tmpdir(), 'watch-'));
const made = (name: string, text: string): string => {
	const path = join(folder, name);
	writeFileSync(path, text);
	return path;
};

describe('the command line', () => {
	const read = (...words: readonly string[]) => readArguments(['film.mjpeg', ...words]);

	it('names a film, a game, and where the tiles lie', () => {
		const asked = read('--game', 'a.json', '--corners', '0,0,9,0,9,9,0,9', '--fps', '12');
		expect(asked).toMatchObject({
			ok: true,
			value: { frames: 'film.mjpeg', game: 'a.json', framesASecond: 12, verbose: false }
		});
		expect(read('--game', 'a.json', '--find', '--truth', 'b.json', '--verbose')).toMatchObject({
			ok: true,
			value: { corners: undefined, truth: 'b.json', framesASecond: 1, verbose: true }
		});
	});

	it.each([
		[['b.mjpeg'], 'Name one folder of pictures'],
		[['--find'], 'Say which game is played'],
		[['--game', 'a'], 'Say where the tiles lie'],
		[['--game', 'a', '--find', '--corners', '0,0,9,0,9,9,0,9'], 'not both'],
		[['--game', 'a', '--corners', '1,2'], 'Four corners are eight numbers'],
		[['--game', 'a', '--find', '--fps', '0'], '--fps is a number'],
		[['--game'], '--game needs a value.'],
		[['--colour', 'red'], 'There is no option --colour.']
	])('refuses %j', (words, sentence) => {
		const refused = read(...words);
		expect(refused.ok ? '' : refused.error).toContain(sentence);
	});
});

describe('bad input', () => {
	const broken = join(folder, 'broken');
	mkdirSync(broken);
	writeFileSync(join(broken, '1.jpg'), 'no picture');
	const empty = join(folder, 'empty');
	mkdirSync(empty);

	it.each([
		['no folder', 'nowhere', GAME, 'There is no folder or film nowhere.'],
		['a folder without pictures', empty, GAME, 'holds no PNG or JPEG pictures'],
		['a file that is no film', GAME, GAME, 'is no film of JPEG pictures'],
		['a broken picture', broken, GAME, 'cannot be read as a photo'],
		['no game', FILM, 'nowhere.json', 'There is no file nowhere.json.'],
		['something else than a game', FILM, made('list.json', '[]'), "can't be opened as a game"]
	])('ends with 2 and a sentence: %s', async (_, frames, game, sentence) => {
		const { code, said, printed } = await run(frames, '--game', game, '--corners', CORNERS);
		expect(code).toBe(2);
		expect(said).toContain(sentence);
		expect(printed).toEqual([]);
	});

	it('says so when other tiles lie between the corners', async () => {
		const { code, said } = await run(FILM, '--game', GAME, '--corners', '0,0,90,0,90,90,0,90');
		expect(code).toBe(2);
		expect(said).toContain('other tiles than those of the game');
	});

	it('refuses a truth that is another game, or can’t be played', async () => {
		const asked = [FILM, '--game', GAME, '--corners', CORNERS, '--truth'];
		const turn = { tile: 'base-D', spot: [20, 20], rotation: 0, figure: null };
		const { code, said } = await run(...asked, made('truth.json', JSON.stringify([turn])));
		expect(code).toBe(2);
		expect(said).toContain('Turn 1 of');
		expect((await run(...asked, made('other.json', '{}'))).code).toBe(2);
	});
});

describe('a film of two turns', () => {
	const first = { tile: 'base-Q', spot: [-2, -2], rotation: 1 };
	const second = { tile: 'base-D', spot: [2, -1], rotation: 0 };

	it('proposes both, and goes on with what it proposed', async () => {
		const { code, printed } = await run(FILM, '--game', GAME, '--corners', CORNERS);
		expect(code).toBe(0);
		expect(printed).toMatchObject([
			{ ...first, figure: { piece: 'follower', segment: 1 }, entered: true },
			{ ...second, sure: true, entered: true }
		]);
	});

	it('goes on with what was really played, whichever corner is named first', async () => {
		const turned = CORNERS.split(',');
		const corners = [...turned.slice(4), ...turned.slice(0, 4)].join();
		const truth = made('turns.json', JSON.stringify([{ ...first, frame: 1 }]));
		const { printed, said } = await run(
			...[FILM, '--game', GAME, '--corners', corners, '--truth', truth, '--verbose']
		);
		expect(printed).toMatchObject([
			{ ...first, entered: true },
			{ ...second, entered: false }
		]);
		expect(said).toContain('moving');
	});
});
