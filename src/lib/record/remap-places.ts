import type { TableEvent } from '../rules/catalogue';
import type { TracedEvent } from './amend';
import { KnownTiles, samePlaceOn, withPlaces, type TileTypes } from './custom-tiles';

/**
 * The events of an amended past, those that stand as they stood with every place on the land it was on: where another
 * tile lies on a spot now, its segments are numbered otherwise. A place whose land isn't there any more gets a number that
 * no tile has, so that nobody's figure goes elsewhere without being asked.
 * @param before what stood
 * @param types the designs that are known
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

/** An event with its places as they are now; itself where they are as they were. */
function remapped(one: TracedEvent, then: KnownTiles, now: KnownTiles): TracedEvent {
	const moved: number[] = [];
	const event = withPlaces(one.event, (place) => {
		const number = samePlaceOn(then.at(place), now.at(place), place);
		if (number !== place.segment) moved.push(number);
		return number;
	});
	return moved.length > 0 ? { ...one, event } : one;
}
