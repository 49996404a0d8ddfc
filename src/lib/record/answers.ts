import * as v from 'valibot';
import { eventSchema, type TableEvent } from '../rules/catalogue';
import { roleOf } from '../rules/presentations';
import { attempt, replaceEvent, dropEvent, keepEvent, type Attempt, type Conflict } from './amend';
import { MAX_EDITS, type Amendment } from './amendment';
import type { GameRecord } from './entry';
import type { TileTypes } from './custom-tiles';

/**
 * How a conflict is resolved: the event happened anyway, or never; another event happened instead, or a missing one before it.
 */
const ANSWERS = ['kept', 'dropped', 'changed', 'preceded'] as const;

/** An answer, as it is stored with the draft of a correction. */
const answerSchema = v.strictObject({
	/** The event in question, by its {@link conflictKey}. */
	of: v.pipe(v.string(), v.maxLength(4000)),
	how: v.picklist(ANSWERS),
	/** What happened instead of it, or before it. */
	event: v.optional(eventSchema)
});
export type Answer = v.InferOutput<typeof answerSchema>;

export const answersSchema = v.pipe(
	v.array(answerSchema),
	v.maxLength(2 * MAX_EDITS),
	v.readonly()
);

/** An event that no longer fits, and how it is resolved. */
export interface ConflictState {
	readonly conflict: Conflict;
	/** The amendment with all earlier conflicts resolved. */
	readonly amendment: Amendment;
	/** Undefined until it is answered. */
	readonly answer: Answer | undefined;
}

/** A correction with a resolution for every event that no longer fits. */
export interface AnsweredAmendment extends Attempt {
	/** In game order. */
	readonly conflicts: readonly ConflictState[];
}

/** Identifies the event of a conflict, no matter what is overruled for it and which answers come before it. */
export function conflictKey({ at, among, event }: Conflict): string {
	if (among === undefined) return String(at);
	const bare = Object.entries(event).filter(([field]) => field !== 'overruled');
	return `${String(at)} ${JSON.stringify(bare.sort())}`;
}

/**
 * Replays a game with an amended past and resolves each conflict. For conflicts without an answer, broken rules are
 * overruled and impossible events dropped, so that all conflicts are counted.
 * @param answers each resolves one conflict; those that fit none are ignored
 * @param extraTiles as in `replayRecord`
 */
export function answerConflicts(
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

/** Takes the answer for a conflict out of a list; undefined if there is none that can still be given. */
function takeAnswer(answers: Answer[], conflict: Conflict): Answer | undefined {
	const question = conflictKey(conflict);
	const index = answers.findIndex(
		({ of, how }) => of === question && (how !== 'kept' || conflict.canKeep)
	);
	return index < 0 ? undefined : answers.splice(index, 1)[0];
}

/** The answer that changes least of the game as it was played. */
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
 * The answers with another one for a conflict. Later ones whose event answers a question of the rules are asked again, because
 * their tile may have changed.
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
