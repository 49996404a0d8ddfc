import * as v from 'valibot';
import { eventSchema, someRulingsSchema, type TableEvent } from '../rules/catalogue';

/** The most events that one amendment may touch: more than any game has. */
export const MAX_EDITS = 500;
/** The most events that may stand in place of one: as many tiles and figures as can be forgotten on a table as found. */
export const MAX_REPLACEMENTS = 200;

const EditSchema = v.strictObject({
	at: v.pipe(v.number(), v.integer(), v.minValue(0)),
	events: v.pipe(v.array(eventSchema), v.maxLength(MAX_REPLACEMENTS), v.readonly())
});

/** What stands in place of one event. */
export interface Edit {
	/** Position among the events that stood before the amendment; their number for what comes behind the last. */
	readonly at: number;
	/** None: it's dropped. Itself and others: those were forgotten before or after it. */
	readonly events: readonly TableEvent[];
}

/** True when each position is named once, the earliest first. */
const inOrder = (edits: readonly Edit[]): boolean =>
	edits.every(({ at }, index) => at > (edits[index - 1]?.at ?? -1));

const fields = {
	edits: v.pipe(v.array(EditSchema), v.maxLength(MAX_EDITS), v.readonly(), v.check(inOrder)),
	/** Answers to rulings that hold for the whole game instead of those before. */
	rulings: v.optional(someRulingsSchema)
};

/** An amendment that isn't written yet, as a correction under way is kept. */
export const amendmentSchema = v.strictObject(fields);

/** The past was different from what stood in the log, or was played by other rules. */
export const Amended = v.strictObject({ type: v.literal('log/amended'), ...fields });
export type Amended = v.InferOutput<typeof Amended>;

/** A change of the past: `edits` in the order of their positions, each once, and rulings that hold from the start. */
export type Amendment = Omit<Amended, 'type'>;

/** True when an amendment names only positions that a list of so many events has, or the one behind its last. */
export const fits = ({ edits }: Amendment, length: number): boolean =>
	(edits.at(-1)?.at ?? 0) <= length;

/** How many events stand after an amendment of so many. */
export const lengthAfter = ({ edits }: Amendment, length: number): number =>
	edits.reduce((sum, { at, events }) => sum + events.length - (at < length ? 1 : 0), length);

/** A list with what `instead` gives in the place of each item that is edited, or behind the last (then without an item). */
export function spliced<T>(
	items: readonly T[],
	edits: readonly Edit[],
	instead: (edit: Edit, item: T | undefined) => readonly T[]
): T[] {
	const parts = edits.map((edit, index) => [
		...items.slice((edits[index - 1]?.at ?? -1) + 1, edit.at),
		...instead(edit, items[edit.at])
	]);
	return [...parts.flat(), ...items.slice((edits.at(-1)?.at ?? -1) + 1)];
}
