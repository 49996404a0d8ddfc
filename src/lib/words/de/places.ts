import type { Place, Spot, Side } from '../../engine/spot';
import type { SegmentKind } from '../../engine/tile';
import { counted, list, number } from './format';
import { KINDS } from './kinds';
import type { SaidEvent, Turn } from '../expansion';

const isStart = ({ x, y }: Spot): boolean => x === 0 && y === 0;

/** „2 Karten östlich und 1 südlich“: the unit stands once. */
function distance({ x, y }: Spot): string {
	const ways = [
		[x, x > 0 ? 'östlich' : 'westlich'],
		[y, y > 0 ? 'südlich' : 'nördlich']
	] as const;
	const [first = '', ...others] = ways
		.filter(([steps]) => steps !== 0)
		.map(([steps, way], index) => {
			const n = Math.abs(steps);
			return `${index === 0 ? counted(n, 'Karte', 'Karten') : number(n)} ${way}`;
		});
	return list([first, ...others]);
}

/** „2 Karten östlich der Startkarte“, „auf der Startkarte“. */
const where = (spot: Spot): string =>
	isStart(spot) ? 'auf der Startkarte' : `${distance(spot)} der Startkarte`;

/** What is said of a place behind its kind: „, 2 Karten östlich“, „ auf der Startkarte“. */
const apart = (kind: string, spot: Spot, said: string): string =>
	isStart(spot) ? `${kind} ${said}` : `${kind}, ${said}`;

/** Words of places on the table. */
export const places = {
	kind: (kind: SegmentKind): string => KINDS[kind].name,
	/** „in der Stadt“. */
	on: (kind: SegmentKind): string => KINDS[kind].on,
	/** „in die Stadt“. */
	onto: (kind: SegmentKind): string => KINDS[kind].onto,
	/** „aus der Stadt“. */
	off: (kind: SegmentKind): string => KINDS[kind].off,
	/** A spot by its distance from the start tile: „2 Karten östlich und 1 südlich“, „auf der Startkarte“. */
	spot: (spot: Spot): string => (isStart(spot) ? where(spot) : distance(spot)),
	/** The same with where it is counted from: „2 Karten östlich der Startkarte“. */
	where,
	/** The name of a spot: „Platz, 2 Karten östlich der Startkarte“, „Platz in der Mitte“. */
	spotName: (spot: Spot): string =>
		isStart(spot) ? 'Platz in der Mitte' : `Platz, ${where(spot)}`,
	/** „2 Karten östlich der Startkarte“, „in der Mitte“. */
	spotPlace: (spot: Spot): string => (isStart(spot) ? 'in der Mitte' : where(spot)),
	/** „Stadt, 2 Karten östlich der Startkarte“, „Stadt auf der Startkarte“. */
	place: (place: Place, kind: SegmentKind): string => apart(KINDS[kind].name, place, where(place)),
	/** „in der Stadt, 2 Karten östlich“: of a figure in a list that says from where it counts. */
	standing: (place: Place, kind: SegmentKind): string =>
		apart(KINDS[kind].on, place, places.spot(place)),
	/** „die Stadt 2 Karten östlich der Startkarte“. */
	thePlace: (place: Place, kind: SegmentKind): string => `${KINDS[kind].the} ${where(place)}`,
	/** „in der Stadt 2 Karten östlich der Startkarte“. */
	onPlace: (place: Place, kind: SegmentKind): string => `${KINDS[kind].on} ${where(place)}`,
	/** „in die Stadt 2 Karten östlich der Startkarte“. */
	ontoPlace: (place: Place, kind: SegmentKind): string => `${KINDS[kind].onto} ${where(place)}`
};

const SIDES: readonly string[] = ['Norden', 'Osten', 'Süden', 'Westen'];

/** Sides of a tile as a list: „Norden und Osten“. */
export const sidesList = (sides: readonly Side[]): string =>
	list(sides.map((side) => SIDES[side] ?? ''));

/** „Karte 12 von 72“: a turn is called by its tile. */
export const turnOf = ({ number, of }: Turn): string => `Karte ${String(number)} von ${String(of)}`;

/** „in der Stadt 2 östlich der Startkarte“: where an event happened. */
export const onPlaceOf = ({ place }: SaidEvent): string =>
	place ? places.onPlace(place, place.kind) : '';

/** „in die Stadt 2 östlich der Startkarte“: where something went. */
export const ontoPlaceOf = ({ place }: SaidEvent): string =>
	place ? places.ontoPlace(place, place.kind) : '';

/** „, zweiter Teil“: of a turn in which several tiles are laid. */
export const partOf = ({ part = 1 }: SaidEvent): string => {
	if (part < 2) return '';
	return part === 2 ? ', zweiter Teil' : `, Teil ${String(part)}`;
};
