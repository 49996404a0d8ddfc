import { describe, expect, it } from 'vitest';
import { effectiveLog, replayRecord } from '../../src/lib/record';
import { gameNamed } from './make';
import { readOptions } from './options';
import { recoloured, writeScript } from './script';

const GAME = recoloured(gameNamed('base-108'), 1);
const written = (from: number, count: number) => writeScript(GAME, { from, count }, 1);

describe('the script of a film', () => {
	it('begins with the start tile, and has all turns of a game', () => {
		const { script, before, after } = written(0, 999);
		expect(script.lying).toEqual([{ tile: 'base-D', look: 3, turn: 0, x: 0, y: 0 }]);
		expect(script.standing).toEqual([]);
		expect(script.turns).toHaveLength(71);
		expect(before.entries).toEqual([]);
		expect(effectiveLog(after.entries).events).toHaveLength(GAME.entries.length);
	});

	it('shows in the middle of a game what stands there as the game says', () => {
		const { script, before } = written(20, 3);
		const { game } = replayRecord(before);
		expect(script.lying).toHaveLength(21);
		expect(script.standing.map(({ x, y }) => [x, y])).toEqual(
			[...game.pieces].map(({ at }) => [at.x, at.y])
		);
		expect(script.turns).toHaveLength(3);
	});

	it('says who goes home, so that nobody stands there whom the game doesn’t know', () => {
		const { script, after } = written(0, 60);
		const there = new Set<string>();
		for (const { laid, figure, home } of script.turns) {
			if (figure) there.add(`${String(laid.x)},${String(laid.y)},${figure.colour}`);
			for (const { x, y, colour } of home)
				expect(there.delete(`${String(x)},${String(y)},${colour}`)).toBe(true);
		}
		const colours = GAME.header.players.map(({ colour }) => colour);
		const { game } = replayRecord(after);
		expect([...there].sort()).toEqual(
			[...game.pieces]
				.map(({ at, player }) => `${String(at.x)},${String(at.y)},${colours[player] ?? ''}`)
				.sort()
		);
	});

	it('lays a tile that is taken back where the rules allow it, and no one laid', () => {
		const { script } = written(0, 30);
		const laid = new Set(['0,0']);
		for (const turn of script.turns) {
			if (turn.instead) {
				expect(turn.instead.tile).toBe(turn.laid.tile);
				expect(laid.has(`${String(turn.instead.x)},${String(turn.instead.y)}`)).toBe(false);
			}
			laid.add(`${String(turn.laid.x)},${String(turn.laid.y)}`);
		}
	});

	it('is the same for the same seed, and has other colours for others', () => {
		expect(written(5, 5)).toEqual(written(5, 5));
		expect(recoloured(GAME, 2).header.players).not.toEqual(GAME.header.players);
	});
});

describe('the options of a film', () => {
	it('are those of the usage, each with a value', () => {
		expect(readOptions(['--game', 'base-108', '--out', 'x', '--turns', '3', '--mjpeg'])).toEqual({
			ok: true,
			value: {
				game: 'base-108',
				out: 'x',
				seed: 1,
				from: 0,
				turns: 3,
				hazards: 'all',
				bumping: 0.07,
				width: 1280,
				mjpeg: true,
				still: false
			}
		});
	});

	it.each([
		[['--out', 'x'], 'Say which game'],
		[['--game', 'base-108', '--out', 'x', '--seed', '1.5'], 'whole numbers'],
		[['--game', 'base-108', '--out', 'x', '--colour', 'red'], 'nobody knows']
	])('refuse %j', (words, sentence) => {
		const read = readOptions(words);
		expect(read.ok ? '' : read.error).toContain(sentence);
	});
});
