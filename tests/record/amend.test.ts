import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rulings } from '../../src/lib/engine/rulings';
import {
	effectiveLog,
	headerOf,
	replayRecord,
	summaryOf,
	type Amendment,
	type GameRecord,
	type LoggedEvent
} from '../../src/lib/record';
import { makeGameFile } from '../../src/lib/record/game-file';
import { parseGameFile } from '../../src/lib/record/parse-file';
import { attempt } from '../../src/lib/record/amend';
import { changesNothing } from '../../src/lib/record/replay';
import type { TableEvent } from '../../src/lib/rules/catalogue';
import { anyGame } from '../tools/games/any-game';
import { seededRandom, type SeededRandom } from '../tools/games/seeded-random';
import { stateOf } from '../tools/games/game-state';
import { beginningOf, randomAmendment, randomBeginning, settled } from './amending';
import { RECORDS } from './records';
import { withEvents } from './support';

const SEED = 20261121;
const UNDONE: LoggedEvent = { type: 'log/undone' };
const REDONE: LoggedEvent = { type: 'log/redone' };
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

const amended = (record: GameRecord, amendment: Amendment): GameRecord =>
	withEvents(record, [{ type: 'log/amended', ...amendment }]);
const gameOf = (record: GameRecord) => {
	const { game, stop } = replayRecord(record);
	expect(stop).toBeUndefined();
	return stateOf(game);
};

/** The events after an amendment, computed in the simplest way. */
const standing = (events: readonly TableEvent[], { edits }: Amendment): readonly TableEvent[] =>
	[...events, undefined].flatMap((event, at) => {
		const edit = edits.find((one) => one.at === at);
		return edit ? edit.events : event ? [event] : [];
	});

/** The game as it would have been entered without the mistake. */
function enteredSo(record: GameRecord, events: readonly TableEvent[], rulings: Rulings = {}) {
	const header = { ...record.header, rulings: { ...record.header.rulings, ...rulings } };
	return withEvents({ header, entries: [] }, events);
}

function checkAmending(record: GameRecord, rng: SeededRandom): number {
	const { amendment, replay, answers } = settled(record, randomAmendment(record, rng), rng);
	const events = standing(effectiveLog(record.entries).events, amendment);
	const before = gameOf(record);
	const after = amended(record, amendment);
	expect(effectiveLog(after.entries).events).toEqual(events);
	expect(gameOf(after)).toEqual(gameOf(enteredSo(record, events, amendment.rulings)));
	expect(stateOf(replay.game)).toEqual(gameOf(after));
	const back = withEvents(after, [UNDONE]);
	expect(effectiveLog(back.entries).events).toEqual(effectiveLog(record.entries).events);
	expect(headerOf(back)).toEqual(headerOf(record));
	expect(gameOf(back)).toEqual(before);
	expect(gameOf(withEvents(back, [REDONE]))).toEqual(gameOf(after));
	expect(parseGameFile(makeGameFile(back))).toEqual({ ok: true, value: back });
	return answers;
}

describe('an amended game', () => {
	it('equals a game entered that way, and after an undo the game before', () => {
		let answers = 0;
		fc.assert(
			fc.property(seeds, (seed) => {
				answers += checkAmending(randomBeginning(seed, 30), seededRandom(seed + 1));
			}),
			{ seed: SEED, numRuns: 24 }
		);
		expect(answers).toBeGreaterThan(24);
	});

	it.each(
		RECORDS.filter((_, index) => index % 12 === 0).map((one) => [one.header.id, one] as const)
	)('is so for %s too', (id, record) => {
		checkAmending(record, seededRandom(id.length));
	});

	it.each([5300, 5301, 5302, 5303, 5304, 5305])(
		'is so for any expansions, in the game of seed %i',
		(seed) => {
			checkAmending(beginningOf(anyGame(seed, 40), 40), seededRandom(seed));
		}
	);

	it('can be amended again, played on and undone in any order', () => {
		fc.assert(
			fc.property(seeds, (seed) => {
				checkHistory(randomBeginning(seed, 12), seededRandom(seed));
			}),
			{ seed: SEED, numRuns: 12 }
		);
	});
});

/** Copies of the events after each step. */
interface Position {
	readonly events: readonly TableEvent[];
	readonly rulings: Rulings;
}

/** Random amendments, undos and redos, compared with those copies. */
function checkHistory(begun: GameRecord, rng: SeededRandom): void {
	const { events } = effectiveLog(begun.entries);
	const past: Position[] = [0, ...events.keys()].map((n, index) => ({
		events: events.slice(0, index === 0 ? 0 : n + 1),
		rulings: begun.header.rulings
	}));
	let now = past.length - 1;
	let record = begun;
	for (let turn = 0; turn < 25; turn++) {
		const roll = rng.below(5);
		if (roll < 2 && now > 0) {
			now--;
			record = withEvents(record, [UNDONE]);
		} else if (roll === 2 && now < past.length - 1) {
			now++;
			record = withEvents(record, [REDONE]);
		} else {
			const { amendment } = settled(record, randomAmendment(record, rng), rng);
			const here = past[now] ?? { events: [], rulings: {} };
			const next = {
				events: standing(here.events, amendment),
				rulings: { ...here.rulings, ...amendment.rulings }
			};
			past.splice(++now, Infinity, next);
			record = amended(record, amendment);
		}
		expect(effectiveLog(record.entries).events).toEqual(past[now]?.events);
		expect(headerOf(record).rulings).toEqual(past[now]?.rulings);
	}
	expect(parseGameFile(makeGameFile(record))).toEqual({ ok: true, value: record });
}

describe('an amendment', () => {
	const record = randomBeginning(5, 20);
	const { events } = effectiveLog(record.entries);
	const [first] = events;

	it('that changes nothing is recognised', () => {
		const same = { edits: [{ at: 0, events: first ? [first] : [] }] };
		expect(changesNothing(record, same)).toBe(true);
		expect(changesNothing(record, { edits: [], rulings: headerOf(record).rulings })).toBe(true);
		expect(changesNothing(record, { edits: [{ at: 20, events: [] }] })).toBe(true);
		expect(changesNothing(record, { edits: [{ at: 0, events: [] }] })).toBe(false);
		const other = headerOf(record).rulings['smallCity'] === '2' ? '4' : '2';
		expect(changesNothing(record, { edits: [], rulings: { smallCity: other } })).toBe(false);
	});

	it('of an event that isn’t there is refused', () => {
		expect(() => attempt(record, { edits: [{ at: 21, events: [] }] })).toThrow('another log');
	});

	it('keeps the time of changed events, and gives its own to inserted ones', () => {
		const [seventh] = events.slice(7);
		if (!seventh) throw new Error('There are twenty events.');
		const other = { ...seventh, overruled: [] };
		const edits = [
			{ at: 3, events: [] },
			{ at: 7, events: [other, seventh, other] }
		];
		const { seqs } = effectiveLog(amended(record, { edits }).entries);
		expect(seqs.slice(0, 9)).toEqual([0, 1, 2, 4, 5, 6, 20, 7, 20]);
	});

	it('keeps the time when a game finished', () => {
		const [done] = RECORDS;
		if (!done) throw new Error('There are recorded games.');
		const at = done.entries.length - 1;
		const ended: TableEvent = { type: 'base/ended', overruled: ['tiles-left'] };
		const edits = [{ at, events: [ended] }];
		expect(summaryOf(amended(done, { edits })).finished).toBe(summaryOf(done).finished);
	});
});
