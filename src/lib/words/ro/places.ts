import type { Place, Spot } from '../../engine/spot';
import type { SegmentKind } from '../../engine/tile';
import { KINDS } from './kinds';

const START = 'cartonașul de start';

const isStart = ({ x, y }: Spot): boolean => x === 0 && y === 0;

/** „drumul”. */
export const theKind = (kind: SegmentKind): string => KINDS[kind].the;

/** „în oraș”. */
export const onKind = (kind: SegmentKind): string => KINDS[kind].on;

/** „din oraș”. */
export const fromKind = (kind: SegmentKind): string => KINDS[kind].from;

/** „2 la est de cartonașul de start”; for the start tile „pe cartonașul de start”. */
export const fromStart = (spot: Spot): string =>
	isStart(spot) ? `pe ${START}` : `${places.spot(spot)} de ${START}`;

/** „în orașul aflat 2 la est de cartonașul de start”. */
export const onPlace = (place: Place, kind: SegmentKind): string =>
	`${KINDS[kind].onLying} ${fromStart(place)}`;

/** Words of places on the table. */
export const places = {
	kind: (kind: SegmentKind): string => KINDS[kind].name,
	/** A spot by its distance from the start tile. */
	spot: (spot: Spot): string => {
		if (isStart(spot)) return START;
		const { x, y } = spot;
		const across = x === 0 ? [] : [`${String(Math.abs(x))} la ${x > 0 ? 'est' : 'vest'}`];
		const down = y === 0 ? [] : [`${String(Math.abs(y))} la ${y > 0 ? 'sud' : 'nord'}`];
		return [...across, ...down].join(' și ');
	},
	/** „oraș 2 la est de cartonașul de start”. */
	place: (place: Place, kind: SegmentKind): string => `${KINDS[kind].name} ${fromStart(place)}`
};
