import * as v from 'valibot';
import { eventSchema, type TableEvent } from '../rules/catalogue';
import { roleOf } from '../rules/presentations';
import { attempt, replaceEvent, dropEvent, keepEvent, type Attempt, type Conflict } from './amend';
import { MAX_EDITS, type Amendment } from './amendment';
import type { GameRecord } from './log';
import type { TileTypes } from './custom-tiles';

/**
 * What the table can answer of an event that no longer fits: it happened all the same, or never; another happened
 * instead; or one that was forgotten came before it.
 */
const ANSWERS = ['kept', 'dropped', 'changed', 'preceded'] as const;

/** An answer as it is kept while a correction is thought over. */
const answerSchema = v.strictObject({
	/** The event in question, as {@link conflictKey} names it. */
	of: v.pipe(v.string(), v.maxLength(4000)),
	how: v.picklist(ANSWERS),
	/** What happened instead of it, or before it. */
	event: v.optional(eventSchema)
});
export type Answer = v.InferOutput<typeof answerSchema>;

/** The answers of one correction. */
export const answersSchema = v.pipe(
	v.array(answerSchema),
	v.maxLength(2 * MAX_EDITS),
	v.readonly()
);

/** An event that no longer fits, and what becomes of it. */
export interface ConflictState {
	readonly conflict: Conflict;
	/** The amendment with everything before it answered. */
	readonly amendment: Amendment;
	/** Undefined before it is answered. */
	readonly answer: Answer | undefined;
}

/** A correction with every event answered that no longer fits. */
export interface AnsweredAmendment extends Attempt {
	/** In the order in which they happened. */
	readonly conflicts: readonly ConflictState[];
}

/** Names the event of a conflict, whatever is overruled for it and whichever answers come before it. */
export function conflictKey({ at, among, event }: Conflict): string {
	if (among === undefined) return String(at);
	const bare = Object.entries(event).filter(([field]) => field !== 'overruled');
	return `${String(at)} ${JSON.stringify(bare.sort())}`;
}

/**
 * Replays a game with its past amended, and every event that no longer fits answered. Where there is no answer yet, the
 * rules are taken to be overruled, and what can't have been to be dropped: so it is known how many there are.
 * @param answers each answers one conflict; those for which there is none are passed over
 * @param shelf as in `replayRecord`
 */
export function answered(
	record: GameRecord,
	amendment: Amendment,
	answers: readonly Answer[],
	extraTiles?: TileTypes
): AnsweredAmendment {
	const left = [...answers];
	const conflicts: ConflictState[] = [];
	for (let now = amendment; ;) {
		const attempted = attempt(record, now, extraTiles);
		const { conflict } = attempted;
		if (!conflict) return { ...attempted, conflicts };
		const answer = takeAnswer(left, conflict);
		conflicts.push({ conflict, amendment: now, answer });
		now = withAnswer(now, conflict, answer ?? defaultAnswer(conflict));
	}
}

/** Takes the answer to a conflict out of a list; none that can't be given any more. */
function takeAnswer(answers: Answer[], conflict: Conflict): Answer | undefined {
	const question = conflictKey(conflict);
	const index = answers.findIndex(
		({ of, how }) => of === question && (how !== 'kept' || conflict.canKeep)
	);
	return index < 0 ? undefined : answers.splice(index, 1)[0];
}

/** The answer that leaves most as it was played. */
export const defaultAnswer = (conflict: Conflict): Answer => ({
	of: conflictKey(conflict),
	how: conflict.canKeep ? 'kept' : 'dropped'
});

function withAnswer(amendment: Amendment, conflict: Conflict, { how, event }: Answer): Amendment {
	if (how === 'kept') return keepEvent(amendment, conflict);
	if (how === 'dropped' || !event) return dropEvent(amendment, conflict);
	const instead: readonly TableEvent[] = how === 'preceded' ? [event, conflict.event] : [event];
	return replaceEvent(amendment, conflict, instead);
}

/**
 * The answers with another for one of the misfits. What was answered to a question behind it is asked again: it may have
 * named a segment of a tile that is another now.
 */
export function answersWith(
	conflicts: readonly ConflictState[],
	answer: Answer,
	{ conflict }: ConflictState
): readonly Answer[] {
	const at = conflicts.findIndex((conflictState) => conflictState.conflict === conflict);
	const later = conflicts.slice(at + 1).flatMap((conflictState) => conflictState.answer ?? []);
	return [
		...conflicts.slice(0, Math.max(0, at)).flatMap((conflictState) => conflictState.answer ?? []),
		answer,
		...later.filter(({ event }) => !event || roleOf(event) !== 'answer')
	];
}
