import { describe, expect, it } from 'vitest';
import type { ObjectionCode, Refusal } from '../../src/lib/engine/objection';
import { effectiveLog, type Amendment, type GameRecord, type Header } from '../../src/lib/record';
import {
	attempt,
	replaceEvent,
	dropEvent,
	keepEvent,
	type Conflict
} from '../../src/lib/record/amend';
import type { TableEvent } from '../../src/lib/rules/catalogue';
import { RECORDS } from './records';
import { FOUR_TURNS, laid, on, recordOf, turnAs } from './short-game';

const edit = (at: number, ...events: readonly TableEvent[]): Amendment => ({
	edits: [{ at, events }]
});
const codesOf = (refusal: Refusal): readonly string[] =>
	'nonsense' in refusal
		? [refusal.nonsense]
		: refusal.objections.map(({ code }): ObjectionCode => code);

/** The first conflict. Throws when everything fits. */
function conflictIn(record: GameRecord, amendment: Amendment): Conflict {
	const { conflict } = attempt(record, amendment);
	if (!conflict) throw new Error('Everything fits.');
	return conflict;
}

/** All conflicts when each event is kept where possible and dropped where not, and the points after that. */
function answered(record: GameRecord, amendment: Amendment): string {
	const { conflict, replay } = attempt(record, amendment);
	if (!conflict) return `then ${replay.game.scores.join(' to ')}`;
	const { at, among, canKeep, refusal } = conflict;
	const where = among === undefined ? String(at) : `${String(at)}.${String(among)}`;
	const next = (canKeep ? keepEvent : dropEvent)(amendment, conflict);
	const says = `${where} ${codesOf(refusal).join()} ${canKeep ? 'kept' : 'dropped'}`;
	return `${says}; ${answered(record, next)}`;
}

const ABBEY: Partial<Header> = { expansions: ['abbey-and-mayor'] };
const four = recordOf(FOUR_TURNS);
const ended: TableEvent = { type: 'base/ended', overruled: ['tiles-left'] };
/** Ana’s wagon leaves a road of two tiles that her own tile completes (2 points), and moves into the city beside it. */
const WAGON: readonly TableEvent[] = [
	laid(0, 'base-W', 1, 0, 2),
	laid(1, 'base-U', -1, 0, 0),
	laid(0, 'am-FFFR-house', 1, -1, 3),
	laid(1, 'base-B', 1, 1, 0),
	laid(0, 'am-CFFR-gate', 2, 0, 0, on(1, 'wagon')),
	{ type: 'wagon/moved', player: 0, to: { x: 2, y: 0, segment: 0 } },
	laid(1, 'base-U', -2, 0, 0)
];
const told = { line: 'C:N R:EW F:27 F:3456' };

describe('a correction that conflicts with later events', () => {
	it.each<[string, GameRecord, Amendment, string]>([
		[
			'a tile on the spot of a later one: that can’t lie there any more',
			four,
			edit(0, laid(0, 'base-W', -1, 0, 0)),
			// Björn's road ends in the west already, so it's the third tile that completes it: 4 × 1.
			'3 spot-taken dropped; then 0 to 4'
		],
		[
			'another tile in the road: the next one lies against a field',
			four,
			edit(1, laid(1, 'base-U', 1, 0, 1, on(0))),
			'1.0 edges-differ kept; 2 edges-differ kept; then 4 to 0'
		],
		[
			'a turn dropped from the middle: the next is out of turn, and lies beside nothing',
			four,
			edit(1),
			'2 touches-nothing,not-their-turn kept; then 4 to 0'
		],
		[
			'a figure forgotten where somebody stood up later: both stand there, and both get 4',
			recordOf([turnAs(0), laid(1, 'base-U', 1, 0, 0), turnAs(2, { deploy: on(2) }), turnAs(3)]),
			edit(1, turnAs(1)),
			'2 occupied kept; then 8 to 4'
		],
		[
			'a farmer in a game that was played without',
			recordOf([...FOUR_TURNS, laid(0, 'base-V', 0, 1, 2, on(1))]),
			{ edits: [], rulings: { farmers: 'off' } },
			'4 cannot-stand-there dropped; then 4 to 4'
		],
		[
			'the one mayor, in a city that stays open: he can’t be put into another',
			recordOf(
				[
					laid(0, 'base-E', 0, -1, 2),
					laid(1, 'base-U', 1, 0, 0),
					laid(0, 'base-E', 1, -1, 0, on(0)),
					laid(1, 'base-W', -1, 0, 0),
					laid(0, 'base-E', -1, -1, 0, on(0, 'mayor'))
				],
				ABBEY
			),
			edit(2, laid(0, 'base-E', 1, -1, 0, on(0, 'mayor'))),
			'4 none-in-supply dropped; then 0 to 0'
		],
		[
			'a wagon that was a follower: nothing is asked of it',
			recordOf(WAGON, ABBEY),
			edit(4, laid(0, 'am-CFFR-gate', 2, 0, 0, on(1))),
			'5 nothing-asked dropped; then 2 to 0'
		],
		[
			'a follower that was a wagon: the next turn leaves its question open',
			recordOf(
				[...WAGON.slice(0, 4), laid(0, 'am-CFFR-gate', 2, 0, 0, on(1)), ...WAGON.slice(6)],
				ABBEY
			),
			edit(4, laid(0, 'am-CFFR-gate', 2, 0, 0, on(1, 'wagon'))),
			'5 question-open,not-their-turn kept; then 2 to 0'
		],
		[
			'more of a tile than the box has',
			recordOf([laid(0, 'base-X', 1, 0, 0), laid(1, 'base-U', 2, 0, 0)]),
			edit(1, laid(1, 'base-X', 2, 0, 0)),
			'1.0 none-left kept; then 0 to 0'
		],
		[
			'a game that ended a tile too early: Björn’s open road of three pays 3',
			recordOf([...FOUR_TURNS, { type: 'base/ended', overruled: ['tiles-left'] }]),
			edit(3),
			'then 4 to 3'
		],
		[
			'a turn behind the end',
			recordOf([...FOUR_TURNS, ended]),
			edit(5, laid(0, 'base-V', 0, 1, 2)),
			'5.0 game-is-over dropped; then 4 to 4'
		],
		[
			'the only description of a tile',
			recordOf([
				{ ...laid(0, 'promo-1', 1, 0, 0), told },
				laid(1, 'promo-1', 2, 0, 0),
				laid(0, 'base-U', 3, 0, 0)
			]),
			edit(0, laid(0, 'base-U', 1, 0, 0)),
			'1 unknown-tile dropped; 2 touches-nothing,not-their-turn kept; then 0 to 0'
		]
	])('%s', (_, record, amendment, says) => {
		expect(answered(record, amendment)).toBe(says);
	});
});

it('ends a whole game too early when its last turn did not happen', () => {
	const [done] = RECORDS;
	if (!done) throw new Error('There are recorded games.');
	const turns = effectiveLog(done.entries).events.slice(0, -1);
	const whole = recordOf([...turns, { type: 'base/ended' }], done.header);
	const end = turns.length;
	expect(conflictIn(whole, edit(end - 1))).toMatchObject({
		at: end,
		event: { type: 'base/ended' },
		refusal: { objections: [{ code: 'tiles-left' }] },
		canKeep: true
	});
});

describe('an answer to a conflict', () => {
	const amendment = edit(0, laid(0, 'base-W', -1, 0, 0));
	const conflict = conflictIn(four, amendment);

	it('names the event and its position, and can’t keep nonsense', () => {
		expect(conflict).toEqual({
			at: 3,
			event: turnAs(3),
			refusal: { nonsense: 'spot-taken' },
			canKeep: false
		});
		expect(() => keepEvent(amendment, conflict)).toThrow('Nobody can have done');
	});

	it('replaces the event by any number of events', () => {
		const other = laid(1, 'base-W', 0, 1, 0);
		expect(replaceEvent(amendment, conflict, [other, other]).edits).toEqual([
			...amendment.edits,
			{ at: 3, events: [other, other] }
		]);
	});

	it('to an event inside an edit stays within that edit', () => {
		const wrong = laid(0, 'base-B', 5, 5, 0);
		const forgotten = edit(1, turnAs(1), wrong);
		const { at, among } = conflictIn(four, forgotten);
		expect({ at, among }).toEqual({ at: 1, among: 1 });
		expect(
			dropEvent(forgotten, {
				at,
				among: 1,
				event: wrong,
				refusal: { nonsense: 'spot-taken' },
				canKeep: false
			})
		).toEqual(edit(1, turnAs(1)));
	});

	it('overrules the new objections in addition to the earlier ones', () => {
		const crooked = { ...turnAs(2), overruled: ['edges-differ' as const] };
		const record = recordOf([turnAs(0), turnAs(1), crooked, turnAs(3)]);
		const dropped = conflictIn(record, edit(1));
		const [, kept] = keepEvent(edit(1), dropped).edits;
		expect(kept).toEqual({
			at: 2,
			events: [
				{
					...turnAs(2),
					overruled: ['edges-differ', 'touches-nothing', 'not-their-turn']
				}
			]
		});
	});
});
