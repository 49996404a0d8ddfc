import * as v from 'valibot';
import { eventSchema, type TableEvent } from '../rules/catalogue';
import { attempt, changing, dropping, keeping, type Attempt, type Conflict } from './amend';
import { MOST_EDITS, type Amendment } from './amendment';
import type { GameRecord } from './log';
import type { TileTypes } from './told';

/**
 * What the table can answer of an event that no longer fits: it happened all the same, or never; another happened
 * instead; or one that was forgotten came before it.
 */
export const ANSWERS = ['kept', 'dropped', 'changed', 'preceded'] as const;

/** An answer as it is kept while a correction is thought over. */
export const answerSchema = v.strictObject({
	/** The event in question, as {@link questionOf} names it. */
	of: v.pipe(v.string(), v.maxLength(4000)),
	how: v.picklist(ANSWERS),
	/** What happened instead of it, or before it. */
	event: v.optional(eventSchema)
});
export type Answer = v.InferOutput<typeof answerSchema>;

/** The answers of one correction. */
export const answersSchema = v.pipe(
	v.array(answerSchema),
	v.maxLength(2 * MOST_EDITS),
	v.readonly()
);

/** An event that no longer fits, and what becomes of it. */
export interface Misfit {
	readonly conflict: Conflict;
	/** The amendment with everything before it answered. */
	readonly amendment: Amendment;
	/** Undefined before it is answered. */
	readonly answer: Answer | undefined;
}

/** A correction with every event answered that no longer fits. */
export interface Answered extends Attempt {
	/** In the order in which they happened. */
	readonly misfits: readonly Misfit[];
}

/** Names the event of a conflict, whatever is overruled for it and whichever answers come before it. */
export function questionOf({ at, among, event }: Conflict): string {
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
	shelf?: TileTypes
): Answered {
	const left = [...answers];
	const misfits: Misfit[] = [];
	for (let now = amendment; ;) {
		const tried = attempt(record, now, shelf);
		const { conflict } = tried;
		if (!conflict) return { ...tried, misfits };
		const answer = taken(left, conflict);
		misfits.push({ conflict, amendment: now, answer });
		now = withAnswer(now, conflict, answer ?? proposed(conflict));
	}
}

/** Takes the answer to a conflict out of a list; none that can't be given any more. */
function taken(answers: Answer[], conflict: Conflict): Answer | undefined {
	const question = questionOf(conflict);
	const index = answers.findIndex(
		({ of, how }) => of === question && (how !== 'kept' || conflict.canKeep)
	);
	return index < 0 ? undefined : answers.splice(index, 1)[0];
}

/** The answer that leaves most as it was played. */
export const proposed = (conflict: Conflict): Answer => ({
	of: questionOf(conflict),
	how: conflict.canKeep ? 'kept' : 'dropped'
});

function withAnswer(amendment: Amendment, conflict: Conflict, { how, event }: Answer): Amendment {
	if (how === 'kept') return keeping(amendment, conflict);
	if (how === 'dropped' || !event) return dropping(amendment, conflict);
	const instead: readonly TableEvent[] = how === 'preceded' ? [event, conflict.event] : [event];
	return changing(amendment, conflict, instead);
}

/**
 * The answers with another for one of the misfits. What was answered to a question behind it is asked again: it may have
 * named a segment of a tile that is another now.
 */
export function answersWith(
	misfits: readonly Misfit[],
	answer: Answer,
	{ conflict }: Misfit
): readonly Answer[] {
	const at = misfits.findIndex((misfit) => misfit.conflict === conflict);
	const later = misfits.slice(at + 1).flatMap((misfit) => misfit.answer ?? []);
	return [
		...misfits.slice(0, Math.max(0, at)).flatMap((misfit) => misfit.answer ?? []),
		answer,
		...later.filter(({ event }) => !event || event.type.startsWith('base/'))
	];
}
