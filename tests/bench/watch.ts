/**
 * Follows films of recorded games with a camera, and prints how well: `npm run bench:watch`. See tests/films/README.md.
 * --films N (2), --box base|inns|winter, --turns N, --held-out, --keep FOLDER (films are kept there, and taken from there),
 * --worst (says what was proposed wrongly).
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeFilm } from '../films/make';
import { measureFilm } from '../films/measure';
import type { FilmOutcome } from '../films/outcome';
import { lineOf, summaryOf } from '../films/summary';
import { readGames } from '../tools/games/recorded';
import { openReader } from '../tools/snap/reader';

const { values } = parseArgs({
	options: {
		films: { type: 'string', default: '2' },
		first: { type: 'string', default: '0' },
		box: { type: 'string', default: 'base' },
		turns: { type: 'string', default: '999' },
		'held-out': { type: 'boolean', default: false },
		keep: { type: 'string' },
		worst: { type: 'boolean', default: false }
	}
});

/** Looks of films with such seeds are held out: no threshold was ever chosen by them. */
const HELD_OUT = 9;

/** The seed of a film by its number: every tenth seed is held out. */
const seedOf = (film: number): number =>
	values['held-out'] ? 10 * film + HELD_OUT : film + 1 + Math.floor(film / HELD_OUT);

const games = readGames(`tests/games/${values.box}.jsonl`);
const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'films-'));

async function outcomeOf(film: number): Promise<FilmOutcome> {
	const [game, seed] = [games[film % games.length]?.id ?? '', seedOf(film)];
	const name = `${game}-${String(seed)}`;
	const out = join(folder, name);
	const turns = Number(values.turns);
	const options = { game, seed, from: 0, turns, out, hazards: 'all', width: 1280, mjpeg: false };
	if (!existsSync(join(out, 'film.json'))) await makeFilm(options);
	const outcome = await measureFilm(out, name, await openReader());
	if (values.keep === undefined) rmSync(out, { recursive: true });
	console.log(lineOf(outcome));
	if (values.worst) tellWrong(outcome);
	return outcome;
}

function tellWrong({ turns, ghosts, falseAlarms, bumps }: FilmOutcome): void {
	for (const { turn, kind, tile, taps, automatic, said } of turns)
		if (taps > 1 || automatic === 'wrong')
			console.log(
				`  turn ${String(turn)}: ${kind}, tile ${String(tile)}, taps ${String(taps)}, ${automatic ?? 'asked'}, ${said}`
			);
	console.log(`  ${JSON.stringify({ ghosts, falseAlarms, bumps })}`);
}

const outcomes: FilmOutcome[] = [];
const [first, count] = [Number(values.first), Number(values.films)];
for (let film = first; film < first + count; film++) outcomes.push(await outcomeOf(film));
console.log(summaryOf(outcomes).join('\n'));
if (values.keep === undefined) rmSync(folder, { recursive: true });
