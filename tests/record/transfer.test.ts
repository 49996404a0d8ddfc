import { describe, expect, it } from 'vitest';
import {
	effectiveLog,
	transferredAt,
	replayRecord,
	summaryOf,
	type LoggedEvent
} from '../../src/lib/record';
import { makeGameFile } from '../../src/lib/record/game-file';
import { parseGameFile } from '../../src/lib/record/parse-file';
import { fileOf, laid, problemIn } from './bad';
import { START_TIME, headerFor, withEvents, randomRecord } from './support';

const HANDED: LoggedEvent = { type: 'log/handed' };
const TAKEN: LoggedEvent = { type: 'log/taken' };
const UNDONE: LoggedEvent = { type: 'log/undone' };
const REDONE: LoggedEvent = { type: 'log/redone' };
const empty = { header: headerFor('handed'), entries: [] };

describe('a transferred game', () => {
	it('has the time of the transfer in its last entry', () => {
		expect(transferredAt(empty)).toBeUndefined();
		expect(transferredAt(withEvents(empty, [laid, HANDED]))).toBe(START_TIME + 1000);
		expect(transferredAt(withEvents(empty, [laid, HANDED, TAKEN]))).toBeUndefined();
	});

	it('is marked in lists until a device takes it', () => {
		expect(summaryOf(withEvents(empty, [laid, HANDED])).handed).toBe(true);
		expect(summaryOf(withEvents(empty, [laid, HANDED, TAKEN])).handed).toBeUndefined();
	});

	it('keeps undo and redo', () => {
		const { entries } = withEvents(empty, [laid, UNDONE, HANDED, TAKEN, REDONE]);
		expect(effectiveLog(entries)).toMatchObject({ events: [laid], seqs: [0], redoable: false });
		expect(effectiveLog(entries).stray).toBeUndefined();
		const again = withEvents(empty, [laid, HANDED, TAKEN, UNDONE]);
		expect(effectiveLog(again.entries)).toMatchObject({ events: [], undone: [laid] });
	});

	it('plays on as the same game, wherever in the log the transfer is', () => {
		for (let seed = 1; seed <= 4; seed++) {
			const whole = randomRecord(seed, 12);
			const before = replayRecord(whole).game;
			for (let at = 0; at <= whole.entries.length; at++) {
				const events = whole.entries.map(({ event }) => event);
				const handed = withEvents({ header: whole.header, entries: [] }, [
					...events.slice(0, at),
					HANDED,
					TAKEN,
					...events.slice(at)
				]);
				const read = parseGameFile(makeGameFile(handed));
				expect(read.ok && read.value).toEqual(handed);
				expect(replayRecord(handed).game.scores).toEqual(before.scores);
				expect(effectiveLog(handed.entries).events).toEqual(effectiveLog(whole.entries).events);
			}
		}
	});
});

describe('a file of a transferred game', () => {
	it.each<[string, readonly LoggedEvent[], number | undefined]>([
		['and not taken', [laid, HANDED], undefined],
		['before the first turn', [HANDED, TAKEN, laid], undefined],
		['there and back', [laid, HANDED, TAKEN, HANDED, TAKEN, UNDONE], undefined],
		['that went on before it was taken', [laid, HANDED, UNDONE], 2],
		['twice at once', [laid, HANDED, HANDED], 2],
		['that was taken by two', [laid, HANDED, TAKEN, TAKEN], 3],
		['that was never given', [laid, TAKEN], 1]
	])('%s', (_, events, seq) => {
		const problem = seq === undefined ? undefined : { code: 'wrong-transfer', seq };
		expect(problemIn(fileOf(...events))).toEqual(problem);
	});

	it('has no further fields', () => {
		const text = fileOf(laid, HANDED).replace('"log/handed"', '"log/handed","to":"Ben"');
		expect(problemIn(text)).toMatchObject({ code: 'malformed', wrong: 'unexpected' });
	});
});
