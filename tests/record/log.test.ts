import fc from 'fast-check';
import { tilesInAll } from '../../src/lib/rules/base/tile-numbers';
import { describe, expect, it } from 'vitest';
import { tileId } from '../../src/lib/engine/tile';
import {
	effectiveLog,
	replayRecord,
	SUMMARY_VERSION,
	summaryOf,
	tallyOf,
	type Entry,
	type GameRecord,
	type LoggedEvent
} from '../../src/lib/record';
import { bestOf } from '../../src/lib/rules/base/ties';
import type { TableEvent } from '../../src/lib/rules/catalogue';
import { RECORDS } from './records';
import { START_TIME, headerFor, withEvents } from './support';

const SEED = 20261120;
const UNDONE: LoggedEvent = { type: 'log/undone' };
const REDONE: LoggedEvent = { type: 'log/redone' };
const empty: GameRecord = { header: headerFor('log'), entries: [] };
const entriesOf = (events: readonly LoggedEvent[]): readonly Entry[] =>
	withEvents(empty, events).entries;

/** Events that differ by their spot; never played here. */
const turn = (x: number): TableEvent => ({
	type: 'base/laid',
	player: 0,
	tile: tileId('base-D'),
	x,
	y: 0,
	rotation: 0
});
const happening: fc.Arbitrary<LoggedEvent> = fc.oneof(
	{ weight: 3, arbitrary: fc.integer({ min: -9, max: 9 }).map(turn) },
	fc.constantFrom(UNDONE, REDONE)
);
const happenings = fc.array(happening, { maxLength: 40 });
const assertAll = (property: fc.IProperty<[LoggedEvent[]]>): void => {
	fc.assert(property, { seed: SEED, numRuns: 300 });
};

describe('a log', () => {
	it('is empty at first', () => {
		expect(effectiveLog([])).toEqual({
			events: [],
			seqs: [],
			rulings: {},
			undone: [],
			undoable: false,
			redoable: false
		});
	});

	it('leaves out undone events, and redoes the last first', () => {
		const log = effectiveLog(entriesOf([turn(1), turn(2), turn(3), UNDONE, UNDONE, REDONE]));
		expect(log.events).toEqual([turn(1), turn(2)]);
		expect(log.seqs).toEqual([0, 1]);
		expect(log.undone).toEqual([turn(3)]);
		const deeper = effectiveLog(entriesOf([turn(1), turn(2), turn(3), UNDONE, UNDONE]));
		expect(deeper.undone).toEqual([turn(2), turn(3)]);
	});

	it('clears the redo list when something else happens', () => {
		const log = effectiveLog(entriesOf([turn(1), UNDONE, turn(2), REDONE]));
		expect(log).toMatchObject({ events: [turn(2)], seqs: [2], redoable: false, stray: 3 });
	});

	it('ignores the first undo without anything to undo, and says where', () => {
		expect(effectiveLog(entriesOf([UNDONE, turn(1), REDONE])).stray).toBe(0);
		expect(effectiveLog(entriesOf([UNDONE, turn(1), REDONE])).events).toEqual([turn(1)]);
	});

	it('is the same after undo and redo', () => {
		assertAll(
			fc.property(happenings, (events) => {
				const before = effectiveLog(entriesOf(events));
				fc.pre(before.undoable);
				const after = effectiveLog(entriesOf([...events, UNDONE, REDONE]));
				expect(after).toEqual(before);
			})
		);
	});

	it('is the same after redo and undo', () => {
		assertAll(
			fc.property(happenings, (events) => {
				const before = effectiveLog(entriesOf(events));
				fc.pre(before.redoable);
				expect(effectiveLog(entriesOf([...events, REDONE, UNDONE]))).toEqual(before);
			})
		);
	});

	it('adds new events after the standing ones, whatever was undone before', () => {
		assertAll(
			fc.property(happenings, (events) => {
				const before = effectiveLog(entriesOf(events));
				const after = effectiveLog(entriesOf([...events, turn(99)]));
				expect(after.events).toEqual([...before.events, turn(99)]);
				expect(after.redoable).toBe(false);
			})
		);
	});

	it('gives the entry of each standing event, in order', () => {
		assertAll(
			fc.property(happenings, (events) => {
				const { events: standing, seqs } = effectiveLog(entriesOf(events));
				expect(seqs.map((seq) => events[seq])).toEqual(standing);
				expect([...seqs].sort((a, b) => a - b)).toEqual(seqs);
			})
		);
	});
});

const scoresOf = (record: GameRecord) => replayRecord(record).game.scores;

describe('undo and redo in whole games', () => {
	it.each(RECORDS.slice(0, 12).map((record) => [record.header.id, record] as const))(
		'%s: taking everything back leaves the bare table, bringing it back the same game',
		(_, record) => {
			const { length } = record.entries;
			const back = withEvents(record, Array<LoggedEvent>(length).fill(UNDONE));
			expect(replayRecord(back).game.board.order).toHaveLength(1);
			expect(effectiveLog(back.entries).undoable).toBe(false);
			const again = withEvents(back, Array<LoggedEvent>(length).fill(REDONE));
			expect(scoresOf(again)).toEqual(scoresOf(record));
			expect(effectiveLog(again.entries).events).toEqual(effectiveLog(record.entries).events);
		}
	);
});

/** A player's own tile isn't a drawn one. */
const isDrawn = (event: LoggedEvent): boolean =>
	event.type === 'base/laid' && event.tile !== tileId('am-abbey');

describe('a summary', () => {
	it('of a finished game has state, points, tiles and times', () => {
		for (const record of RECORDS) {
			const laid = record.entries.filter(({ event }) => isDrawn(event)).length;
			const last = START_TIME + 1000 * (record.entries.length - 1);
			const { game } = replayRecord(record);
			expect(summaryOf(record)).toEqual({
				version: SUMMARY_VERSION,
				id: record.header.id,
				created: START_TIME,
				modified: last,
				box: record.header.box,
				expansions: record.header.expansions,
				players: record.header.players,
				state: 'ended',
				scores: scoresOf(record),
				winners: bestOf(scoresOf(record)),
				turns: laid,
				progress: { laid: game.board.order.length, of: tilesInAll(game) },
				finished: last,
				tally: tallyOf(record, game)
			});
		}
	});

	it('of a game whose end was undone says that it is being played', () => {
		const [record = empty] = RECORDS;
		const reopened = summaryOf(withEvents(record, [UNDONE]));
		expect(reopened.state).toBe('playing');
		expect(reopened).not.toHaveProperty('finished');
		expect(reopened.modified).toBe(START_TIME + 1000 * record.entries.length);
	});

	it('of a new game has no points, and the time of its creation', () => {
		expect(summaryOf(empty)).toMatchObject({ state: 'playing', scores: [0, 0], turns: 0 });
		expect(summaryOf(empty).modified).toBe(START_TIME);
	});
});
