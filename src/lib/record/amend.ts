import type { ObjectionCode, Refusal } from '../engine/objection';
import type { Replay } from '../engine/play';
import { LAID } from '../rules/base/events';
import type { TableEvent } from '../rules/catalogue';
import { fits, splice, type Amendment, type Edit } from './amendment';
import type { GameRecord } from './entry';
import { effectiveLog } from './log';
import type { Header } from './header';
import { headerOf, replayEvents, ruledBy, typesIn } from './replay';
import { replacementIndex } from './steps';
import { type TileTypes, KnownTiles, samePlaceOn, withPlaces } from './custom-tiles';

/** The first event that no longer fits after an amendment. The players decide what happens to it. */
export interface Conflict {
	/** Its index among the events before the amendment; for an event written by an edit, the index of the edit. */
	readonly at: number;
	/** For an event written by an edit: its index within the edit. */
	readonly among?: number;
	readonly event: TableEvent;
	readonly refusal: Refusal;
	/** True if it only breaks rules, so that the table may overrule them. */
	readonly canKeep: boolean;
}

/** The game as it would be after an amendment. */
export interface Attempt {
	/** Up to the conflict, if there is one. */
	readonly replay: Replay;
	/** The events in effect, up to the conflict. */
	readonly events: readonly TableEvent[];
	/** The amendment with its automatic consequences: on tiles that changed, segments are renumbered. */
	readonly amendment: Amendment;
	readonly conflict?: Conflict;
}

/** The events in effect of a game, and its rulings. */
interface Past {
	readonly header: Header;
	readonly events: readonly TableEvent[];
}

const pastOf = (record: GameRecord): Past => ({
	header: headerOf(record),
	events: effectiveLog(record.entries).events
});

/**
 * Replays a game with an amended past, up to the first event that is refused. Resolve that conflict with
 * {@link keepEvent}, {@link dropEvent} or {@link replaceEvent}, and attempt the result again.
 * @param extraTiles as in `replayRecord`
 */
export const attempt = (
	record: GameRecord,
	amendment: Amendment,
	extraTiles?: TileTypes
): Attempt => attemptOn(pastOf(record), amendment, extraTiles);

/** Like {@link attempt}, for the events in effect. */
function attemptOn(past: Past, amendment: Amendment, extraTiles?: TileTypes): Attempt {
	const header = ruledBy(past.header, amendment.rulings ?? {});
	const unmapped = tracedIn(past.events, amendment);
	const types = typesIn(header, eventsOf(unmapped), extraTiles);
	const traced = remapPlaces(past.events, unmapped, types);
	const events = eventsOf(traced);
	const replay = replayEvents(header, events, extraTiles);
	const whole = withRemapped(past.events, amendment, traced);
	const stopped = replay.stop && traced[replay.stop.index];
	if (!replay.stop || !stopped) return { replay, events, amendment: whole };
	const { refusal, index } = replay.stop;
	const parted = partedAt(header, whole, { stopped, before: events.slice(0, index), extraTiles });
	if (parted) return attemptOn(past, parted, extraTiles);
	const conflict = { ...stopped, refusal, canKeep: 'objections' in refusal };
	return { replay, events: events.slice(0, index), amendment: whole, conflict };
}

/** An event that was refused, and what happened before it. */
interface Refused {
	readonly stopped: TracedEvent;
	readonly before: readonly TableEvent[];
	readonly extraTiles: TileTypes | undefined;
}

/**
 * The amendment with the last choices of a refused event as separate events, because other rulings may ask for them only after
 * the turn is scored. Undefined if they don't fit that way.
 */
function partedAt(
	header: Header,
	amendment: Amendment,
	{ stopped, before, extraTiles }: Refused
): Amendment | undefined {
	const { event } = stopped;
	if (event.type !== LAID) return undefined;
	const { choices = [], ...bare } = event;
	for (let kept = choices.length - 1; kept >= 0; kept--) {
		const first = kept > 0 ? { ...bare, choices: choices.slice(0, kept) } : bare;
		const parts: readonly TableEvent[] = [first, ...choices.slice(kept)];
		const { stop } = replayEvents(header, [...before, ...parts], extraTiles);
		if (!stop) return replaceEvent(amendment, stopped, parts);
	}
	return undefined;
}

const eventsOf = (traced: readonly TracedEvent[]): readonly TableEvent[] =>
	traced.map(({ event }) => event);

/** The amendment with an edit for each event whose places changed because another tile lies there. */
function withRemapped(
	before: readonly TableEvent[],
	{ edits, ...more }: Amendment,
	traced: readonly TracedEvent[]
): Amendment {
	const moved = traced.flatMap(({ at, among, event }): Edit[] =>
		among === undefined && event !== before[at] ? [{ at, events: [event] }] : []
	);
	return { ...more, edits: moved.reduce(withEdit, edits) };
}

/** The events of an amended past. Throws if the amendment names an event that doesn't exist. */
function tracedIn(events: readonly TableEvent[], amendment: Amendment): readonly TracedEvent[] {
	if (!fits(amendment, events.length)) throw new Error('This amendment belongs to another log.');
	const before = events.map((event, at) => ({ event, at }));
	return splice<TracedEvent>(before, amendment.edits, ({ at, events: instead }) =>
		instead.map((event, among) => ({ event, at, among }))
	);
}

/** Resolves all conflicts of an amendment without asking anybody: broken rules are overruled, and impossible events dropped. */
export function resolveConflicts(
	past: Past,
	amendment: Amendment,
	extraTiles?: TileTypes
): Amendment {
	let whole = amendment;
	for (;;) {
		const { conflict, amendment: remapped } = attemptOn(past, whole, extraTiles);
		if (!conflict) return remapped;
		whole = (conflict.canKeep ? keepEvent : dropEvent)(whole, conflict);
	}
}

/** The index of each event after an amendment; undefined for a dropped event. */
export function indexesAfter(
	events: readonly TableEvent[],
	amendment: Amendment
): readonly (number | undefined)[] {
	const traced = tracedIn(events, amendment);
	return events.map((event, at) => {
		const edit = amendment.edits.find((one) => one.at === at);
		const among = edit && replacementIndex(event, edit.events);
		if (edit && among === undefined) return undefined;
		return traced.findIndex((one) => one.at === at && one.among === among);
	});
}

/** Keeps the event as played and overrules the objections to it. Throws for an impossible event. */
export function keepEvent(amendment: Amendment, conflict: Conflict): Amendment {
	const { event, refusal } = conflict;
	if ('nonsense' in refusal) throw new Error('Nobody can have done what this event says.');
	const codes = refusal.objections.map(({ code }): ObjectionCode => code);
	const overruled = [...new Set([...(event.overruled ?? []), ...codes])];
	return replaceEvent(amendment, conflict, [{ ...event, overruled }]);
}

/** Drops an event that didn't happen. */
export const dropEvent = (amendment: Amendment, conflict: Conflict): Amendment =>
	replaceEvent(amendment, conflict, []);

/** Replaces an event by those that happened instead. */
export function replaceEvent(
	{ edits, ...more }: Amendment,
	{ at, among }: Pick<Conflict, 'at' | 'among'>,
	instead: readonly TableEvent[]
): Amendment {
	const edit = edits.find((one) => one.at === at);
	const events =
		edit && among !== undefined
			? edit.events.flatMap((event, index) => (index === among ? instead : [event]))
			: instead;
	return { ...more, edits: withEdit(edits, { at, events }) };
}

/** The edits with one more, which replaces an edit for the same index. */
const withEdit = (edits: readonly Edit[], edit: Edit): readonly Edit[] =>
	[...edits.filter(({ at }) => at !== edit.at), edit].sort((a, b) => a.at - b.at);

/** An event of the amended past, and where it comes from, as in {@link Conflict}. */
interface TracedEvent {
	readonly event: TableEvent;
	readonly at: number;
	readonly among?: number;
}

/**
 * The events of an amended past, with each place kept on the terrain where it was, because segments have other numbers on
 * tiles that changed. A place whose terrain is gone gets a number that no tile has, so that no figure moves unasked.
 * @param before the events before the amendment
 * @param types the known designs
 */
function remapPlaces(
	before: readonly TableEvent[],
	traced: readonly TracedEvent[],
	types: TileTypes
): readonly TracedEvent[] {
	const [then, now] = [new KnownTiles(types), new KnownTiles(types)];
	let taken = 0;
	return traced.map((one) => {
		for (const event of before.slice(taken, one.at + 1)) then.take(event);
		taken = Math.max(taken, one.at + 1);
		now.take(one.event);
		return one.among === undefined ? remap(one, then, now) : one;
	});
}

/** An event with its places renumbered; the same event if none changed. */
function remap(one: TracedEvent, then: KnownTiles, now: KnownTiles): TracedEvent {
	const moved: number[] = [];
	const event = withPlaces(one.event, (place) => {
		const number = samePlaceOn(then.at(place), now.at(place), place);
		if (number !== place.segment) moved.push(number);
		return number;
	});
	return moved.length > 0 ? { ...one, event } : one;
}
