import type { Place, Spot } from '../../engine/spot';
import type { SegmentKind } from '../../engine/tile';

/** A kind of feature with its article and the prepositions that it takes. */
interface Feature {
	readonly name: string;
	readonly the: string;
	/** Where a figure stands: „în oraș”. */
	readonly on: string;
	/** Where a figure comes from: „din oraș”. */
	readonly from: string;
	/** Before a position: „în orașul aflat” 2 la est de cartonașul de start. */
	readonly onLying: string;
}

const FEATURES: Readonly<Record<SegmentKind, Feature>> = {
	road: {
		name: 'drum',
		the: 'drumul',
		on: 'pe drum',
		from: 'de pe drum',
		onLying: 'pe drumul aflat'
	},
	city: {
		name: 'oraș',
		the: 'orașul',
		on: 'în oraș',
		from: 'din oraș',
		onLying: 'în orașul aflat'
	},
	monastery: {
		name: 'mănăstire',
		the: 'mănăstirea',
		on: 'în mănăstire',
		from: 'din mănăstire',
		onLying: 'în mănăstirea aflată'
	},
	field: {
		name: 'câmp',
		the: 'câmpul',
		on: 'pe câmp',
		from: 'de pe câmp',
		onLying: 'pe câmpul aflat'
	}
};

const START = 'cartonașul de start';

const isStart = ({ x, y }: Spot): boolean => x === 0 && y === 0;

/** „drumul”. */
export const theKind = (kind: SegmentKind): string => FEATURES[kind].the;

/** „în oraș”. */
export const onKind = (kind: SegmentKind): string => FEATURES[kind].on;

/** „din oraș”. */
export const fromKind = (kind: SegmentKind): string => FEATURES[kind].from;

/** „2 la est de cartonașul de start”; for the start tile „pe cartonașul de start”. */
export const fromStart = (spot: Spot): string =>
	isStart(spot) ? `pe ${START}` : `${places.spot(spot)} de ${START}`;

/** „în orașul aflat 2 la est de cartonașul de start”. */
export const onPlace = (place: Place, kind: SegmentKind): string =>
	`${FEATURES[kind].onLying} ${fromStart(place)}`;

/** Words of places on the table. */
export const places = {
	kind: (kind: SegmentKind): string => FEATURES[kind].name,
	/** A spot by its distance from the start tile. */
	spot: (spot: Spot): string => {
		if (isStart(spot)) return START;
		const { x, y } = spot;
		const across = x === 0 ? [] : [`${String(Math.abs(x))} la ${x > 0 ? 'est' : 'vest'}`];
		const down = y === 0 ? [] : [`${String(Math.abs(y))} la ${y > 0 ? 'sud' : 'nord'}`];
		return [...across, ...down].join(' și ');
	},
	/** „oraș 2 la est de cartonașul de start”. */
	place: (place: Place, kind: SegmentKind): string => `${FEATURES[kind].name} ${fromStart(place)}`
};
