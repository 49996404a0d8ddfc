import { describe, expect, it } from 'vitest';
import { continueRecord } from '../../src/lib/follow/continued';
import { fileOfLines, linesOf } from '../../src/lib/follow/lines';
import type { GameRecord, LoggedEvent } from '../../src/lib/record';
import { parseGameFile } from '../../src/lib/record/parse-file';
import { withEvents } from '../record/support';
import { recordWith } from '../store/support';

const whole = recordWith(12);
const upTo = (count: number): GameRecord => ({
	...whole,
	entries: whole.entries.slice(0, count)
});
const lines = linesOf(whole);
/** The lines of the whole game, with another last one. */
const endingWith = (line: string): readonly string[] => [...lines.slice(0, -1), line];
const [last = ''] = lines.slice(-1);

describe('a followed game that goes on', () => {
	it.each([0, 1, 5, 11, 12])('is the same as its file, after %i entries', (count) => {
		expect(continueRecord(upTo(count), lines)).toEqual(whole);
	});

	it.each<readonly LoggedEvent[]>([
		[{ type: 'log/undone' }],
		[{ type: 'log/undone' }, { type: 'log/redone' }],
		[{ type: 'log/handed' }, { type: 'log/taken' }]
	])('takes all that a log may hold: %j', (...events) => {
		const next = withEvents(whole, events);
		expect(continueRecord(whole, linesOf(next))).toEqual(next);
	});

	it.each([
		['that is no JSON', '{'],
		['that is no entry', '{"seq":11}'],
		['with more in it', last.replace('{', '{"more":1,')],
		['with another number', last.replace('"seq":11', '"seq":12')],
		['of a newer app', last.replace(/"type":"[^"]*"/, '"type":"base/invented"')],
		['that can’t be', last.replace(/"x":-?\d+,"y":-?\d+/, '"x":0,"y":0')],
		['with nothing to redo', last.replace(/"event":.*/, '"event":{"type":"log/redone"}}')]
	])('isn’t added to by a line %s, which its file is refused for', (_, line) => {
		expect(line).not.toBe(last);
		expect(continueRecord(upTo(11), endingWith(line))).toBeUndefined();
		expect(parseGameFile(fileOfLines(endingWith(line))).ok).toBe(false);
	});

	it('is read as a file where much comes at once', () => {
		const long = `${last.slice(0, -1)}${' '.repeat(2_000)}}`;
		expect(continueRecord(upTo(11), endingWith(long))).toBeUndefined();
		expect(parseGameFile(fileOfLines(endingWith(long))).ok).toBe(true);
		const undoing = Array.from({ length: 26 }, () => ['log/undone', 'log/redone'] as const);
		const many = withEvents(
			whole,
			undoing.flat().map((type) => ({ type }))
		);
		expect(continueRecord(whole, linesOf(many))).toBeUndefined();
		expect(
			continueRecord(
				withEvents(whole, [{ type: 'log/undone' }, { type: 'log/redone' }]),
				linesOf(many)
			)
		).toBeDefined();
	});
});
