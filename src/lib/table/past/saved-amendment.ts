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
import { tryStorage } from '../app/stored-choice.svelte';
import { AMENDMENT_KEY } from './amendment-key';

/** Where something is entered: instead of an event, or as a forgotten one before or after it. */
const ENTRY_POSITIONS = ['instead', 'before', 'after'] as const;
export type EntryPosition = (typeof ENTRY_POSITIONS)[number];

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The items of an existing table, as amended so far. */
const foundSchema = v.pipe(
	v.array(v.strictObject({ event: eventSchema, at: v.optional(whole) })),
	v.maxLength(5 * MAX_REPLACEMENTS),
	v.readonly()
);

/** The steps of an amendment so far. */
const stepsSchema = v.strictObject({
	/** Index of the event from which it starts. */
	at: whole,
	/** What was entered instead of it, or the rulings; absent before that. */
	amendment: v.optional(amendmentSchema),
	answers: answersSchema,
	/** Position of the conflict that was picked from the list. */
	picked: v.optional(whole),
	entering: v.optional(
		v.strictObject({
			where: v.picklist(ENTRY_POSITIONS),
			draft: draftSchema,
			/** For an existing table: its tiles and figures. */
			found: v.optional(foundSchema)
		})
	)
});
export type SavedSteps = v.InferOutput<typeof stepsSchema>;

const keptSchema = v.strictObject({
	game: v.pipe(v.string(), v.transform(gameId)),
	/** Length of the log that is amended, and when its last entry was written, in ms since 1970 UTC. */
	entries: whole,
	last: v.number(),
	steps: stepsSchema
});

/** An amendment that was begun, restored after a reload. */
interface SavedAmendment {
	readonly steps: SavedSteps;
	/** False when the log has changed since: the amendment is void. */
	readonly isCurrent: boolean;
}

/** Saves the steps of an amendment, if the browser allows it; only one at a time. */
export function saveAmendment(record: GameRecord, steps: SavedSteps): void {
	const kept = { game: record.header.id, ...markOf(record), steps };
	tryStorage(() => {
		localStorage.setItem(AMENDMENT_KEY, JSON.stringify(kept));
	});
}

/** The saved amendment of a game; undefined when there is none that can be read. */
export function savedAmendment(record: GameRecord): SavedAmendment | undefined {
	const kept = readKept();
	if (kept?.game !== record.header.id) return undefined;
	const { entries, last } = markOf(record);
	const same = kept.entries === entries && kept.last === last;
	return { steps: kept.steps, isCurrent: same && belongs(record, kept.steps) };
}

/** True when the steps refer only to events that exist. */
function belongs(record: GameRecord, { at, amendment, entering }: SavedSteps): boolean {
	const { length } = effectiveLog(record.entries).events;
	const found = entering?.found ?? [];
	return (
		at < length &&
		fits(amendment ?? { edits: [] }, length) &&
		found.every((one) => (one.at ?? 0) < length)
	);
}

export function dropSavedAmendment(game: GameId): void {
	if (readKept()?.game === game) {
		tryStorage(() => {
			localStorage.removeItem(AMENDMENT_KEY);
		});
	}
}

const markOf = ({ entries }: GameRecord) => ({
	entries: entries.length,
	last: entries.at(-1)?.at ?? 0
});

function readKept() {
	const stored: unknown = tryStorage((): unknown =>
		JSON.parse(localStorage.getItem(AMENDMENT_KEY) ?? 'null')
	);
	const parsed = v.safeParse(keptSchema, stored);
	return parsed.success ? parsed.output : undefined;
}
