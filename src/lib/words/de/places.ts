import type { Place, Spot } from '../../engine/spot';
import type { SegmentKind } from '../../engine/tile';
import { KINDS } from './kinds';

const isStart = ({ x, y }: Spot): boolean => x === 0 && y === 0;

/** „2 östlich, 1 südlich der Startkarte“. */
const where = (place: Spot): string =>
	isStart(place) ? places.spot(place) : `${places.spot(place)} der Startkarte`;

/** Words of places on the table. */
export const places = {
	kind: (kind: SegmentKind): string => KINDS[kind].name,
	/** „in der Stadt“. */
	on: (kind: SegmentKind): string => KINDS[kind].on,
	/** „in die Stadt“. */
	onto: (kind: SegmentKind): string => KINDS[kind].onto,
	/** „aus der Stadt“. */
	off: (kind: SegmentKind): string => KINDS[kind].off,
	/** A spot by its distance from the start tile: „2 östlich, 1 südlich“, „auf der Startkarte“. */
	spot: ({ x, y }: Spot): string => {
		if (isStart({ x, y })) return 'auf der Startkarte';
		const across = x === 0 ? [] : [`${String(Math.abs(x))} ${x > 0 ? 'östlich' : 'westlich'}`];
		const down = y === 0 ? [] : [`${String(Math.abs(y))} ${y > 0 ? 'südlich' : 'nördlich'}`];
		return [...across, ...down].join(', ');
	},
	/** The name of a spot: „Platz 2 östlich, 1 südlich der Startkarte“, „Platz der Startkarte“. */
	spotName: (spot: Spot): string =>
		isStart(spot) ? 'Platz der Startkarte' : `Platz ${where(spot)}`,
	/** „Stadt 2 östlich der Startkarte“. */
	place: (place: Place, kind: SegmentKind): string => `${KINDS[kind].name} ${where(place)}`,
	/** „in der Stadt 2 östlich der Startkarte“. */
	onPlace: (place: Place, kind: SegmentKind): string => `${KINDS[kind].on} ${where(place)}`,
	/** „in die Stadt 2 östlich der Startkarte“. */
	ontoPlace: (place: Place, kind: SegmentKind): string => `${KINDS[kind].onto} ${where(place)}`
};
