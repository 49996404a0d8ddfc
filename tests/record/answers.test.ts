import { describe, expect, it } from 'vitest';
import { effectiveLog, type Amendment } from '../../src/lib/record';
import {
	answerConflicts,
	answersWith,
	conflictKey,
	type Answer
} from '../../src/lib/record/answers';
import type { TableEvent } from '../../src/lib/rules/catalogue';
import { FOUR_TURNS, laid, on, recordOf, turnAs } from './short-game';

const edit = (at: number, ...events: readonly TableEvent[]): Amendment => ({
	edits: [{ at, events }]
});
const four = recordOf(FOUR_TURNS);
/** A field lies where the next two turns have a road. */
const FIELD = edit(1, laid(1, 'base-U', 1, 0, 1, on(0)));

/** The conflicts in short: position, and the answer if there's one. */
const told = (amendment: Amendment, answers: readonly Answer[] = []) =>
	answerConflicts(four, amendment, answers).conflicts.map(
		({ conflict: { at, among }, answer }) =>
			`${String(at)}${among === undefined ? '' : `.${String(among)}`} ${answer?.how ?? 'open'}`
	);

describe('the answers of a correction', () => {
	it('are all asked for at once, as if every event were kept where possible', () => {
		expect(told(FIELD)).toEqual(['1.0 open', '2 open']);
		expect(told(edit(0, laid(0, 'base-W', -1, 0, 0)))).toEqual(['3 open']);
		expect(told(edit(3, turnAs(3)))).toEqual([]);
	});

	it('belong to their event, whatever comes before it', () => {
		const [first, second] = answerConflicts(four, FIELD, []).conflicts;
		if (!first || !second) throw new Error('Two turns no longer fit.');
		const dropped: Answer = { of: conflictKey(second.conflict), how: 'dropped' };
		// Björn then lays twice, one after the other.
		expect(told(FIELD, [dropped])).toEqual(['1.0 open', '2 dropped', '3 open']);
		const both = answersWith(
			answerConflicts(four, FIELD, [dropped]).conflicts,
			{ of: conflictKey(first.conflict), how: 'dropped' },
			first
		);
		expect(both.map(({ how }) => how)).toEqual(['dropped', 'dropped']);
		expect(effectiveLog(four.entries).events).toEqual(FOUR_TURNS);
	});

	it('are ignored where there is no conflict, or the event can’t be kept any more', () => {
		const taken = edit(0, laid(0, 'base-W', -1, 0, 0));
		expect(told(taken, [{ of: '3', how: 'kept' }])).toEqual(['3 open']);
		expect(told(taken, [{ of: '2', how: 'dropped' }])).toEqual(['3 open']);
	});

	it('that insert a turn before the event are used once', () => {
		const forgotten = laid(1, 'base-W', 5, 5, 0);
		const before: Answer = { of: '2', how: 'preceded', event: forgotten };
		expect(told(FIELD, [before])).toEqual(['1.0 open', '2 preceded', '2.0 open', '2.1 open']);
	});

	it('to a question are asked for again when an earlier answer changes', () => {
		const turn: Answer = { of: '2', how: 'changed', event: turnAs(2) };
		const sent: Answer = { of: '3', how: 'changed', event: { type: 'wagon/moved', player: 0 } };
		const conflicts = answerConflicts(four, FIELD, []).conflicts.slice(0, 1);
		const [first] = conflicts;
		if (!first) throw new Error('Two turns no longer fit.');
		const list = [
			first,
			...[turn, sent].map((answer) => ({ ...first, conflict: { ...first.conflict }, answer }))
		];
		const kept: Answer = { of: conflictKey(first.conflict), how: 'kept' };
		expect(answersWith(list, kept, first)).toEqual([kept, turn]);
	});
});
