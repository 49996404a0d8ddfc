/**
 * Follows films of recorded games with a camera, and prints how well: `npm run bench:watch`. See tests/films/README.md.
 * --films N (2), --first N (0), --box base|inns|winter, --held-out, --keep FOLDER (films are kept there, and taken from there),
 * --turns N (each film begins where the last one of its game ended; without it they are whole games),
 * --bumping PART (before how many turns the table is bumped: 0.07), --minutes N (no film begins later), --worst (says what was proposed wrongly),
 * --wrong (every fourth turn is entered wrongly on purpose, and set right four turns later),
 * --set-up (looks for boards of 1 to 50 tiles in first pictures instead: some 5 s each, and no film is made).
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeFilm } from '../films/make';
import { BUMPING } from '../films/options';
import { measureFilm } from '../films/measure';
import type { FilmOutcome } from '../films/outcome';
import {
	measureSetUp,
	setUpLineOf,
	setUpOf,
	setUpSummaryOf,
	type SetUpOutcome
} from '../films/set-up';
import { lineOf, summaryOf } from '../films/summary';
import { WrongEntries } from '../films/wrong';
import { readGames } from '../tools/games/recorded';
import { openReader } from '../tools/snap/reader';

const { values } = parseArgs({
	options: {
		films: { type: 'string', default: '2' },
		first: { type: 'string', default: '0' },
		box: { type: 'string', default: 'base' },
		turns: { type: 'string', default: '999' },
		'held-out': { type: 'boolean', default: false },
		bumping: { type: 'string', default: String(BUMPING) },
		minutes: { type: 'string', default: '999' },
		keep: { type: 'string' },
		wrong: { type: 'boolean', default: false },
		worst: { type: 'boolean', default: false },
		'set-up': { type: 'boolean', default: false }
	}
});

/** No game has more. */
const MOST_TURNS = 200;
/** Looks of films with such seeds are held out: no threshold was ever chosen by them. */
const HELD_OUT = 9;

/** The seed of a film by its number: every tenth seed is held out. */
const seedOf = (film: number): number =>
	values['held-out'] ? 10 * (film + 1) + HELD_OUT : film + 1 + Math.floor((film + 1) / HELD_OUT);

const games = readGames(`tests/games/${values.box}.jsonl`);
const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'films-'));

/** The game of a film, and the turn with which it begins: parts of a game follow each other, and then comes the next game. */
function partOf(film: number, turns: number): { readonly id: string; readonly from: number } {
	const parts = games.flatMap(({ id, turns: all }) => {
		const count = Math.max(1, Math.floor(all.length / turns));
		return Array.from({ length: count }, (_, part) => ({ id, from: part * turns }));
	});
	const found = parts[film % parts.length];
	if (!found) throw new Error(`There are no games of ${values.box}.`);
	return turns > MOST_TURNS ? { ...found, from: 0 } : found;
}

async function outcomeOf(film: number): Promise<FilmOutcome> {
	const [seed, turns] = [seedOf(film), Number(values.turns)];
	const { id: game, from } = partOf(film, turns);
	const name = `${game}-${String(from)}-${String(seed)}`;
	const out = join(folder, name);
	const options = {
		game,
		seed,
		from,
		turns,
		out,
		hazards: 'all',
		bumping: Number(values.bumping),
		width: 1280,
		mjpeg: false,
		still: false
	};
	if (!existsSync(join(out, 'film.json'))) await makeFilm(options);
	const wrong = values.wrong ? new WrongEntries() : undefined;
	const outcome = await measureFilm(out, name, await openReader(), wrong);
	if (values.keep === undefined) rmSync(out, { recursive: true });
	console.log(lineOf(outcome));
	if (values.worst) tellWrong(outcome);
	return outcome;
}

function tellWrong({ turns, ghosts, falseAlarms, bumps, wrongEntries }: FilmOutcome): void {
	for (const { turn, kind, tile, taps, automatic, said } of turns)
		if (taps > 1 || automatic === 'wrong')
			console.log(
				`  turn ${String(turn)}: ${kind}, tile ${String(tile)}, taps ${String(taps)}, ${automatic ?? 'asked'}, ${said}`
			);
	console.log(`  ${JSON.stringify({ ghosts, falseAlarms, bumps, wrongEntries })}`);
}

async function setUpOutcomeOf(number: number): Promise<SetUpOutcome> {
	const [seed, { tiles, room }] = [seedOf(number), setUpOf(number)];
	// Each number of tiles meets each game.
	const game = games[(number + Math.floor(number / 6)) % games.length]?.id ?? '';
	const name = `${game}-${String(tiles)}-${String(seed)}`;
	const out = join(folder, name);
	const film = { game, seed, from: tiles - 1, turns: room, out, width: 1280 };
	await makeFilm({ ...film, hazards: 'none', bumping: 0, mjpeg: false, still: true });
	const outcome = await measureSetUp(out, name, await openReader());
	rmSync(out, { recursive: true });
	console.log(setUpLineOf(outcome));
	return outcome;
}

const [first, count] = [Number(values.first), Number(values.films)];
const end = Date.now() + 60_000 * Number(values.minutes);

/** The outcomes of films, or of set-ups, one after another. */
async function all<T>(outcomeOf: (film: number) => Promise<T>): Promise<readonly T[]> {
	const outcomes: T[] = [];
	for (let film = first; film < first + count && Date.now() < end; film++)
		outcomes.push(await outcomeOf(film));
	return outcomes;
}

const summary = values['set-up']
	? setUpSummaryOf(await all(setUpOutcomeOf))
	: summaryOf(await all(outcomeOf));
console.log(summary.join('\n'));
if (values.keep === undefined) rmSync(folder, { recursive: true });
