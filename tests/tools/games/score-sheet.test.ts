import { expect, it } from 'vitest';
import { newGame } from '../../../src/lib/engine/game';
import { play } from '../../../src/lib/engine/play';
import { effectiveLog } from '../../../src/lib/record';
import { rulesOf } from '../../../src/lib/rules/catalogue';
import { gameIn } from '../../record/records';
import { parseSheet, recordOfSheet } from './score-sheet';

/* Score sheets become games: turned so that the start tile lies as the app lays it. */

const INFO = { title: 'A short one', players: [{ name: 'A', color: 'green' }, { name: 'B' }] };
const START = { action: 'firstPlace', tile: 'D' };

const eventsOf = (placements: readonly object[]) => {
	const sheet = parseSheet(JSON.stringify({ info: INFO, placements: [START, ...placements] }));
	const { header, entries } = recordOfSheet(sheet, 'short', 0);
	return { header, events: entries.map(({ event }) => event) };
};

/** A placement of A; its rotation and figure only where they are given. */
const laid = (tile: string, [x, y, rotation = 0]: readonly number[], figure?: object) => ({
	...{ action: 'playerPlace', tile, player: 'A', tilePlacement: { x, y, rotation } },
	...(figure && { meeplePlacement: figure })
});

it('what lies to the right of the start tile lies north of it', () => {
	const { header, events } = eventsOf([
		laid('R', [1, 0, 2], { segmentType: 'city', segmentIndex: 0 })
	]);
	expect(header.players.map(({ colour }) => colour)).toEqual(['green', 'red']);
	expect(events[0]).toMatchObject({ tile: 'base-R', x: 0, y: -1, rotation: 0 });
	expect(events.at(-1)).toEqual({ type: 'base/ended' });
});

it.each([
	['H', 'city', 0, 'C:N'],
	['L', 'road', 2, 'R:S>crossing'],
	['W', 'field', 2, 'F:56'],
	['G', 'field', 0, 'F:23'],
	['K', 'field', 0, 'F:56'],
	['A', 'cloister', 0, 'M']
])('%s: %s %i is %s', (tile, segmentType, segmentIndex, line) => {
	const { events } = eventsOf([laid(tile, [5, 5], { segmentType, segmentIndex })]);
	const [event] = events;
	const lines = rulesOf({ box: 'base-c1', expansions: [], rulings: {} }).tiles;
	const type = [...lines.values()].find(({ letter }) => letter === tile);
	const segments = type?.line.split(' ') ?? [];
	expect(event).toMatchObject({ deploy: { segment: segments.indexOf(line) } });
});

it('tiles that fit nowhere are set aside, also where a sheet is of the older form', () => {
	const old = parseSheet(
		JSON.stringify({
			info: INFO,
			placements: [
				{ type: 'initial', tile: 'D' },
				{ type: 'skipped', tile: 'C', player: 'B' }
			]
		})
	);
	const { header, entries } = recordOfSheet(old, 'old', 0);
	expect(header.first).toBe(1);
	expect(entries[0]?.event).toEqual({ type: 'base/set-aside', player: 1, tile: 'base-C' });
});

it('says what no sheet may hold', () => {
	expect(() => eventsOf([laid('Z', [0, 1])])).toThrow('There is no tile Z.');
	expect(() => eventsOf([{ ...laid('U', [0, 1]), player: 'C' }])).toThrow('There is no player C.');
	expect(() => eventsOf([laid('U', [0, 1], { segmentType: 'road', segmentIndex: 1 })])).toThrow(
		'U has no road 1.'
	);
	expect(() => eventsOf([START])).toThrow();
});

/*
 * The final of the Japanese championship of 2015: its moves, as they are publicly known, in the form of the app. It was won by
 * one point.
 */
it('the final of a national championship replays without an objection and ends 96 : 95', () => {
	const { header, entries } = gameIn('tests/games/championship.json');
	expect(header.rulings).toMatchObject({ farmRule: 'third', smallCity: '4' });
	const game = newGame(rulesOf(header), 2, header.first);
	for (const event of effectiveLog(entries).events) {
		const played = play(game, event);
		expect(played).toMatchObject({ ok: true, value: { objections: [] } });
	}
	expect(entries).toHaveLength(72);
	expect(game.phase).toBe('ended');
	expect(game.scores).toEqual([96, 95]);
});
