import { isPutAlike, type Piece, type PlayerIndex } from '../../engine/piece';
import { samePlace, sameSpot } from '../../engine/spot';
import { splice, type Edit } from '../../record/amendment';
import { deepEqual } from '../../record/deep-equal';
import {
	BEGUN,
	ENDED,
	isBegun,
	isPlaced,
	isStood,
	type Placed,
	type StandingFigure
} from '../../rules/base/events';
import type { TableEvent } from '../../rules/catalogue';
import { markerOf, tileOf } from '../../rules/presentations';

/** Something on an existing table; `at` is the position of its event in the log, absent for what was added later. */
export interface ExistingItem {
	readonly event: TableEvent;
	readonly at?: number | undefined;
}

/** True for the event after which the existing table is complete: play begins, or it is scored. */
const fillsTile = ({ type }: TableEvent): boolean => type === BEGUN || type === ENDED;

/** Number of events that describe the existing table. */
export function existingEventCount(events: readonly TableEvent[]): number {
	const whole = events.findIndex(fillsTile);
	return whole < 0 ? events.length : whole;
}

/** The items of a log with earlier edits applied. */
export function existingItemsIn(
	events: readonly TableEvent[],
	edits: readonly Edit[]
): readonly ExistingItem[] {
	const length = existingEventCount(events);
	const found = events.slice(0, length).map((event, at): ExistingItem => ({ event, at }));
	const earlier = edits.filter(({ at }) => at < length);
	const added = edits.find(({ at }) => at === length)?.events ?? [];
	return [
		...splice(found, earlier, ({ at, events: instead }) => instead.map((event) => ({ event, at }))),
		...added.filter((event) => !fillsTile(event)).map((event) => ({ event }))
	];
}

/** The items after edits; their positions are those in the list of items. */
export const existingItemsAfter = (
	found: readonly ExistingItem[],
	edits: readonly Edit[]
): readonly ExistingItem[] =>
	splice(found, edits, ({ events }, was) =>
		events.map((event) => ({ event, ...(was?.at !== undefined && { at: was.at }) }))
	);

/**
 * Pairs what was added with what was removed, tile for tile and figure for figure: each pair is the same thing that was seen
 * wrongly before, not another one.
 */
export function pairReplacements(
	found: readonly ExistingItem[],
	events: readonly TableEvent[]
): readonly ExistingItem[] {
	const gone = events
		.slice(0, existingEventCount(events))
		.flatMap((event, at) => (found.some((one) => one.at === at) ? [] : [{ event, at }]));
	const pairs = found.map((one): ExistingItem => {
		if (one.at !== undefined) return one;
		const [was] = gone
			.filter(({ event }) => similarity(event, one.event) > 0)
			.sort((a, b) => similarity(b.event, one.event) - similarity(a.event, one.event));
		if (!was) return one;
		gone.splice(gone.indexOf(was), 1);
		return { ...one, at: was.at };
	});
	return pairs.sort((a, b) => (a.at ?? Infinity) - (b.at ?? Infinity));
}

/** How likely it is that two events describe the same thing: 0 if they don't. */
function similarity(was: TableEvent, is: TableEvent): number {
	const marker = markerOf(was);
	if (marker) return marker === markerOf(is) ? 1 : 0;
	if (isPlaced(was)) return isPlaced(is) && sameSpot(was, is) ? 1 : 0;
	if (!isStood(was)) return isSameToken(was, is) ? 1 : 0;
	if (!isStood(is) || !sameSpot(was, is)) return 0;
	if (isPutAlike(was, is)) return 2;
	return was.player === is.player && was.piece === is.piece ? 1 : 0;
}

function isSameToken(was: TableEvent, is: TableEvent): boolean {
	const [before, now] = [tileOf(was), tileOf(is)];
	return was.type === is.type && before !== undefined && now !== undefined && sameSpot(before, now);
}

/** The edits that make a log describe these items, and who lays first, if somebody does. */
export function editsToReach(
	found: readonly ExistingItem[],
	events: readonly TableEvent[],
	starter: PlayerIndex | undefined
): readonly Edit[] {
	const length = existingEventCount(events);
	const whole = events[length];
	const begun =
		whole && isBegun(whole) && starter !== undefined ? { ...whole, player: starter } : whole;
	const added = found.filter(({ at }) => at === undefined).map(({ event }) => event);
	const instead = events
		.slice(0, length)
		.map((_, at) => found.filter((one) => one.at === at).map(({ event }) => event));
	return [...instead, [...added, ...(begun ? [begun] : [])]].flatMap((list, at) =>
		deepEqual(list, events.slice(at, at + 1)) ? [] : [{ at, events: list }]
	);
}

/** The event without what was overruled: after an edit the rules object again. */
export const bare = ({ type, tile, told, x, y, rotation, trees, player }: Placed): Placed => ({
	type,
	tile,
	...(told && { told }),
	x,
	y,
	rotation,
	...(trees && { trees }),
	...(player !== undefined && { player })
});

/** True for the event that put that figure there. */
export const isFigure = ({ player, piece, x, y, ...put }: StandingFigure, figure: Piece): boolean =>
	figure.player === player &&
	figure.kind === piece &&
	isPutAlike(put, { ...figure, ...figure.at }) &&
	samePlace(figure.at, { x, y, segment: put.segment });
