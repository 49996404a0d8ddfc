import * as v from 'valibot';
import { draftSchema, effective, fits, gameId, type GameId, type GameRecord } from '../record';
import { amendmentSchema, MOST_INSTEAD } from '../record/amendment';
import { answersSchema } from '../record/answers';
import { eventSchema } from '../rules/catalogue';
import { guarded } from './guarded';

/** Where something is entered: in place of an event, or as one that was forgotten before or after it. */
export const WHERES = ['instead', 'before', 'after'] as const;
export type Where = (typeof WHERES)[number];

const position = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What was found of a table, as far as it's put right. */
const foundSchema = v.pipe(
	v.array(v.strictObject({ event: eventSchema, at: v.optional(position) })),
	v.maxLength(5 * MOST_INSTEAD),
	v.readonly()
);

/** The steps of a correction so far. */
const stepsSchema = v.strictObject({
	/** Position of the event from which it set out. */
	at: position,
	/** What was entered in its place, or the rulings; absent before. */
	amendment: v.optional(amendmentSchema),
	answers: answersSchema,
	/** The event picked from the list of those that no longer fit, by its position there. */
	picked: v.optional(position),
	/** What is being entered. */
	entering: v.optional(
		v.strictObject({
			where: v.picklist(WHERES),
			draft: draftSchema,
			/** For a table as found: what lies and stands there. */
			found: v.optional(foundSchema)
		})
	)
});
export type KeptSteps = v.InferOutput<typeof stepsSchema>;

const keptSchema = v.strictObject({
	game: v.pipe(v.string(), v.transform(gameId)),
	/** How long the log was that is corrected, and when its last entry was written. */
	entries: position,
	last: v.number(),
	steps: stepsSchema
});

/** A correction that was begun, as it outlives a reload. */
export interface KeptCorrection {
	readonly steps: KeptSteps;
	/** False when the log went on since: the correction belongs to nothing any more. */
	readonly holds: boolean;
}

const KEY = 'tilekeep:correction';

/** Keeps the steps of a correction, where the browser lets us; one at a time, for one finger corrects one game. */
export function keepCorrection(record: GameRecord, steps: KeptSteps): void {
	const kept = { game: record.header.id, ...markOf(record), steps };
	guarded(() => {
		localStorage.setItem(KEY, JSON.stringify(kept));
	});
}

/** The correction of a game that was begun; undefined when there's none, or none that can be read. */
export function keptCorrection(record: GameRecord): KeptCorrection | undefined {
	const kept = readKept();
	if (kept?.game !== record.header.id) return undefined;
	const { entries, last } = markOf(record);
	const same = kept.entries === entries && kept.last === last;
	return { steps: kept.steps, holds: same && belongs(record, kept.steps) };
}

/** True where the steps name only events that there are. */
function belongs(record: GameRecord, { at, amendment, entering }: KeptSteps): boolean {
	const { length } = effective(record.entries).events;
	const found = entering?.found ?? [];
	return (
		at < length &&
		fits(amendment ?? { edits: [] }, length) &&
		found.every((one) => (one.at ?? 0) < length)
	);
}

/** Forgets the correction of a game. */
export function dropCorrection(game: GameId): void {
	if (readKept()?.game === game) {
		guarded(() => {
			localStorage.removeItem(KEY);
		});
	}
}

const markOf = ({ entries }: GameRecord) => ({
	entries: entries.length,
	last: entries.at(-1)?.at ?? 0
});

function readKept() {
	const stored: unknown = guarded((): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null'));
	const parsed = v.safeParse(keptSchema, stored);
	return parsed.success ? parsed.output : undefined;
}
