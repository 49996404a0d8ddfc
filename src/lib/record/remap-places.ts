import type { TableEvent } from '../rules/catalogue';
import { KnownTiles, samePlaceOn, withPlaces, type TileTypes } from './custom-tiles';

/** An event of the amended past and where it comes from, as in a conflict. */
export interface TracedEvent {
	readonly event: TableEvent;
	readonly at: number;
	readonly among?: number;
}

/**
 * The events of an amended past, with each place on the terrain where it was: on tiles that changed, segments are
 * numbered differently. A place whose terrain is gone gets a number that no tile has, so that no figure moves unasked.
 * @param before the events before the amendment
 * @param types the known designs
 */
export function remapPlaces(
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
		return one.among === undefined ? remapped(one, then, now) : one;
	});
}

/** An event with its places renumbered; the same event when none changed. */
function remapped(one: TracedEvent, then: KnownTiles, now: KnownTiles): TracedEvent {
	const moved: number[] = [];
	const event = withPlaces(one.event, (place) => {
		const number = samePlaceOn(then.at(place), now.at(place), place);
		if (number !== place.segment) moved.push(number);
		return number;
	});
	return moved.length > 0 ? { ...one, event } : one;
}
