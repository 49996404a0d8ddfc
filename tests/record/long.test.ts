import { describe, expect, it } from 'vitest';
import { effectiveLog, type Amended } from '../../src/lib/record';
import { makeGameFile } from '../../src/lib/record/game-file';
import { MAX_ENTRIES, parseGameFile } from '../../src/lib/record/parse-file';
import { splice } from '../../src/lib/record/amendment';
import { replacementIndex } from '../../src/lib/record/steps';
import { MAX_EVENTS } from '../../src/lib/record/record-problem';
import type { TableEvent } from '../../src/lib/rules/catalogue';
import { seededRandom } from '../tools/games/seeded-random';
import { LONG_GAMES } from '../tools/games/hostile/games';
import { randomAmendment, randomBeginning, settled } from './amending';
import { withEvents } from './support';

const SEED = 20261122;

const problemOf = (kind: string, count: number) => {
	const make = LONG_GAMES[kind];
	const read = make && parseGameFile(makeGameFile(make(count)));
	return read?.ok ? undefined : read?.error;
};

describe('a log of thousands of entries', () => {
	it.each([
		'turns taken back and brought back',
		'corrections of one turn',
		'corrections of nothing'
	])('is read up to the largest number of entries: %s', (kind) => {
		expect(problemOf(kind, MAX_ENTRIES)).toBeUndefined();
		expect(problemOf(kind, MAX_ENTRIES + 1)).toEqual({
			code: 'too-long',
			entries: MAX_ENTRIES + 1,
			most: MAX_ENTRIES
		});
	});

	it.each(['manual points', 'corrections that only grow', 'tiles laid'])(
		'has at most so many events that stand: %s',
		(kind) => {
			expect(problemOf(kind, MAX_EVENTS)).toBeUndefined();
			expect(problemOf(kind, MAX_EVENTS + 1)).toEqual({
				code: 'too-many-events',
				most: MAX_EVENTS
			});
		}
	);

	it('is read only once', () => {
		const { entries } = randomBeginning(3, 20);
		expect(effectiveLog(entries)).toBe(effectiveLog(entries));
		expect(effectiveLog([...entries])).not.toBe(effectiveLog(entries));
	});
});

/** The events after some amendments, computed in the simplest way: each makes a new list. */
function plainly(events: readonly TableEvent[], amendments: readonly Amended[]) {
	let now = events.map((event, seq) => ({ event, seq }));
	for (const [index, { edits }] of amendments.entries())
		now = splice(now, edits, (edit, old) => {
			const same = old && replacementIndex(old.event, edit.events);
			return edit.events.map((event, among) => ({
				event,
				seq: old && among === same ? old.seq : events.length + index
			}));
		});
	return { events: now.map(({ event }) => event), seqs: now.map(({ seq }) => seq) };
}

it(`amends in place as it would in a copy (seed ${String(SEED)})`, () => {
	const rng = seededRandom(SEED);
	for (let round = 0; round < 6; round++) {
		const begun = randomBeginning(round, 30);
		let record = begun;
		const amendments: Amended[] = [];
		for (let times = 0; times < 4; times++) {
			const { amendment } = settled(record, randomAmendment(record, rng), rng);
			const amended: Amended = { type: 'log/amended', ...amendment, edits: [...amendment.edits] };
			amendments.push(amended);
			record = withEvents(record, [amended]);
		}
		const { events, seqs } = effectiveLog(record.entries);
		expect({ events, seqs }).toEqual(plainly(effectiveLog(begun.entries).events, amendments));
	}
});
