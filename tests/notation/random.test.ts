import { expect, it } from 'vitest';
import { newGame } from '../../src/lib/engine/game';
import { play } from '../../src/lib/engine/play';
import { readSheet, writeSheet, WRITTEN_FORMS } from '../../src/lib/notation';
import type { GameRecord } from '../../src/lib/record';
import { rulesOf, usualRulingsFor, type TableEvent } from '../../src/lib/rules/catalogue';
import { headerFor, randomTurn, seededRandom, withEvents } from '../record/support';
import { MADE, outAndIn, toWrite, turnsOf } from './support';

/* Random games go out and in, and mangled texts are at most refused. `SEED=1 GAMES=200` tries others. */

const SEED = Number(process.env['SEED'] ?? 1);
const GAMES = Number(process.env['GAMES'] ?? 12);
const seeds = Array.from({ length: GAMES }, (_, index) => SEED + index);

/** A whole game of the base box with random legal turns. */
function randomGame(seed: number): GameRecord {
	const random = seededRandom(seed);
	const players = 2 + Math.floor(random() * 4);
	const first = Math.floor(random() * players);
	const header = headerFor(`random-${String(seed)}`, players, {
		first,
		rulings: { ...usualRulingsFor([]), smallCity: random() < 0.5 ? '2' : '4' }
	});
	const game = newGame(rulesOf(header), players, first);
	const events: TableEvent[] = [];
	while ([...game.left.values()].some((count) => count > 0)) {
		const event = randomTurn(game, random);
		if (!play(game, event).ok) throw new Error(`Seed ${String(seed)} made an illegal turn.`);
		events.push(event);
	}
	return withEvents({ header, entries: [] }, events);
}

it.each(seeds)('seed %i goes out and in by every form', (seed) => {
	const record = randomGame(seed);
	for (const form of WRITTEN_FORMS) {
		const back = outAndIn(record, form);
		expect(back, `${form} of seed ${String(seed)}`).toMatchObject({ refused: undefined });
		expect(turnsOf(back.record)).toEqual(turnsOf(record));
	}
});

const PIECES = [
	'{',
	'}',
	'"',
	'-',
	'99999999999',
	'\n',
	'\u0000',
	'5',
	'null',
	'[]',
	'é',
	'>',
	':'
];

it.each(seeds)('seed %i: a mangled text never throws', (seed) => {
	const random = seededRandom(seed);
	const below = (count: number) => Math.floor(random() * count);
	const game = toWrite(randomGame(seed));
	for (const form of WRITTEN_FORMS) {
		let text = writeSheet(game, form);
		for (let round = 0; round < 15; round++) {
			const at = below(text.length);
			text = text.slice(0, at) + (PIECES[below(PIECES.length)] ?? '') + text.slice(at + below(4));
			const read = readSheet(text, MADE);
			if (read.ok) expect(read.value.turns).toBeLessThanOrEqual(game.turns.length);
		}
	}
});

it.each([
	['a long line', '1 D 2 '.repeat(50_000)],
	['many lines', '1 U 0 0 -1 0\n'.repeat(30_000)],
	['deep brackets', '['.repeat(200_000)],
	['many digits', `1 D 2 4 ${'1'.repeat(100_000)} 0`],
	[
		'many entries',
		JSON.stringify({
			info: { players: [{ name: 'A' }] },
			placements: Array.from({ length: 20_000 }, () => ({ type: 'initial', tile: 'D' }))
		})
	],
	['a heap of signs', 'A:[0;1]N:cfff'.concat('>'.repeat(100_000))]
])('%s does not hang', (_, text) => {
	expect(() => readSheet(text, MADE)).not.toThrow();
});
