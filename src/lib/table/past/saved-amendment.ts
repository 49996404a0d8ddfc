import * as v from 'valibot';
import {
	draftSchema,
	effectiveLog,
	fits,
	gameId,
	type GameId,
	type GameRecord
} from '../../record';
import { amendmentSchema, MAX_REPLACEMENTS } from '../../record/amendment';
import { answersSchema } from '../../record/answers';
import { eventSchema } from '../../rules/catalogue';
import { tryStorage } from '../app/try-storage';

/** Where something is entered: in place of an event, or as one that was forgotten before or after it. */
const ENTRY_POSITIONS = ['instead', 'before', 'after'] as const;
export type EntryPosition = (typeof ENTRY_POSITIONS)[number];

const position = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What was found of a table, as far as it's put right. */
const foundSchema = v.pipe(
	v.array(v.strictObject({ event: eventSchema, at: v.optional(position) })),
	v.maxLength(5 * MAX_REPLACEMENTS),
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
			where: v.picklist(ENTRY_POSITIONS),
			draft: draftSchema,
			/** For a table as found: what lies and stands there. */
			found: v.optional(foundSchema)
		})
	)
});
export type SavedSteps = v.InferOutput<typeof stepsSchema>;

const keptSchema = v.strictObject({
	game: v.pipe(v.string(), v.transform(gameId)),
	/** How long the log was that is corrected, and when its last entry was written. */
	entries: position,
	last: v.number(),
	steps: stepsSchema
});

/** A correction that was begun, as it outlives a reload. */
interface SavedAmendment {
	readonly steps: SavedSteps;
	/** False when the log went on since: the correction belongs to nothing any more. */
	readonly holds: boolean;
}

const KEY = 'tilekeep:correction';

/** Keeps the steps of a correction, where the browser lets us; one at a time, for one finger corrects one game. */
export function saveAmendment(record: GameRecord, steps: SavedSteps): void {
	const kept = { game: record.header.id, ...markOf(record), steps };
	tryStorage(() => {
		localStorage.setItem(KEY, JSON.stringify(kept));
	});
}

/** The correction of a game that was begun; undefined when there's none, or none that can be read. */
export function savedAmendment(record: GameRecord): SavedAmendment | undefined {
	const kept = readKept();
	if (kept?.game !== record.header.id) return undefined;
	const { entries, last } = markOf(record);
	const same = kept.entries === entries && kept.last === last;
	return { steps: kept.steps, holds: same && belongs(record, kept.steps) };
}

/** True where the steps name only events that there are. */
function belongs(record: GameRecord, { at, amendment, entering }: SavedSteps): boolean {
	const { length } = effectiveLog(record.entries).events;
	const found = entering?.found ?? [];
	return (
		at < length &&
		fits(amendment ?? { edits: [] }, length) &&
		found.every((one) => (one.at ?? 0) < length)
	);
}

/** Forgets the correction of a game. */
export function dropSavedAmendment(game: GameId): void {
	if (readKept()?.game === game) {
		tryStorage(() => {
			localStorage.removeItem(KEY);
		});
	}
}

const markOf = ({ entries }: GameRecord) => ({
	entries: entries.length,
	last: entries.at(-1)?.at ?? 0
});

function readKept() {
	const stored: unknown = tryStorage((): unknown =>
		JSON.parse(localStorage.getItem(KEY) ?? 'null')
	);
	const parsed = v.safeParse(keptSchema, stored);
	return parsed.success ? parsed.output : undefined;
}
