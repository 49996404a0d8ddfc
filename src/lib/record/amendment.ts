import * as v from 'valibot';
import { eventSchema, knownCodes, someRulingsSchema, type TableEvent } from '../rules/catalogue';

/** The most events that one amendment may change: more than any game has. */
export const MAX_EDITS = 500;
/** The most events that may replace one event: as many as the tiles and figures that can be missing from an existing table. */
export const MAX_REPLACEMENTS = 200;

const EditSchema = v.strictObject({
	at: v.pipe(v.number(), v.integer(), v.minValue(0)),
	events: v.pipe(
		v.array(v.pipe(eventSchema, knownCodes())),
		v.maxLength(MAX_REPLACEMENTS),
		v.readonly()
	)
});

/** What replaces one event. */
export interface Edit {
	/** The index among the events before the amendment; for events added at the end, the number of those events. */
	readonly at: number;
	/** If empty, the event is dropped. If the event is among others, those were missing before or after it. */
	readonly events: readonly TableEvent[];
}

const inOrder = (edits: readonly Edit[]): boolean =>
	edits.every(({ at }, index) => at > (edits[index - 1]?.at ?? -1));

const fields = {
	edits: v.pipe(v.array(EditSchema), v.maxLength(MAX_EDITS), v.readonly(), v.check(inOrder)),
	/** Answers to rulings that replace those of the whole game. */
	rulings: v.optional(someRulingsSchema)
};

/** An amendment that isn't in the log yet, as the draft of a correction is stored. */
export const amendmentSchema = v.strictObject(fields);

/** The type of an amendment in a log. */
export const AMENDED = 'log/amended';

/** Log entry: the past was different, or was played by other rulings. */
export const Amended = v.strictObject({ type: v.literal(AMENDED), ...fields });
export type Amended = v.InferOutput<typeof Amended>;

/** A change of the past: `edits` by ascending, unique index, and rulings that apply from the start. */
export type Amendment = Omit<Amended, 'type'>;

/** True if an amendment only names indexes of a list of that length, or the index after its last. */
export const fits = ({ edits }: Amendment, length: number): boolean =>
	(edits.at(-1)?.at ?? 0) <= length;

/** The number of events after an amendment of `length` events. */
export const lengthAfter = ({ edits }: Amendment, length: number): number =>
	edits.reduce((sum, { at, events }) => sum + events.length - (at < length ? 1 : 0), length);

/** A list with each edited item replaced by what `instead` returns. It is called without an item for what is added at the end. */
export function splice<T>(
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
