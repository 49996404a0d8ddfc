import type { Place, Spot, Side } from '../../engine/spot';
import type { SegmentKind } from '../../engine/tile';
import { counted, list } from './format';
import { KINDS } from './kinds';
import type { SaidEvent, Turn } from '../expansion';

const START = 'cartonașul de start';

const isStart = ({ x, y }: Spot): boolean => x === 0 && y === 0;

/** „drumul”. */
export const theKind = (kind: SegmentKind): string => KINDS[kind].the;

/** „în oraș”. */
export const onKind = (kind: SegmentKind): string => KINDS[kind].on;

/** „din oraș”. */
export const fromKind = (kind: SegmentKind): string => KINDS[kind].from;

const tilesOf = (n: number): string =>
	n === 1 ? 'un cartonaș' : counted(n, 'cartonaș', 'cartonașe');

/** „la 2 cartonașe spre est și 3 spre sud”. */
function distance({ x, y }: Spot): string {
	const across = x === 0 ? [] : [`${tilesOf(Math.abs(x))} spre ${x > 0 ? 'est' : 'vest'}`];
	const far = Math.abs(y);
	const alone = far === 1 ? 'unul' : String(far);
	const down = y === 0 ? [] : [`${x === 0 ? tilesOf(far) : alone} spre ${y > 0 ? 'sud' : 'nord'}`];
	return `la ${list([...across, ...down])}`;
}

/** „la 2 cartonașe spre est de cartonașul de start”; what is said of that tile's own spot is given. */
const from = (spot: Spot, there: string): string =>
	isStart(spot) ? there : `${distance(spot)} de ${START}`;

/** Where a feature is: „la 2 cartonașe spre est de cartonașul de start”, „pe cartonașul de start”. */
export const fromStart = (spot: Spot): string => from(spot, `pe ${START}`);

/** Where a tile is or could be laid: for the middle „în locul cartonașului de start”. */
export const spotFromStart = (spot: Spot): string => from(spot, 'în locul cartonașului de start');

/** The name of an empty spot: „Loc la 2 cartonașe spre est de cartonașul de start”. */
export const spotName = (spot: Spot): string =>
	isStart(spot) ? 'Locul cartonașului de start' : `Loc ${fromStart(spot)}`;

/** „în orașul aflat la 2 cartonașe spre est de cartonașul de start”. */
export function onPlace(place: Place, kind: SegmentKind): string {
	const { onThe, lying } = KINDS[kind];
	return isStart(place) ? `${onThe} de pe ${START}` : `${onThe} ${lying} ${fromStart(place)}`;
}

/** Words of places on the table. */
export const places = {
	kind: (kind: SegmentKind): string => KINDS[kind].name,
	/** A spot by its distance from the start tile. */
	spot: (spot: Spot): string => (isStart(spot) ? `pe ${START}` : distance(spot)),
	/** „cartonașul aflat la 2 cartonașe spre est de cartonașul de start”, „cartonașul de start”. */
	theTile: (spot: Spot): string => (isStart(spot) ? START : `cartonașul aflat ${fromStart(spot)}`),
	/** „oraș la 2 cartonașe spre est de cartonașul de start”. */
	place: (place: Place, kind: SegmentKind): string => `${KINDS[kind].name} ${fromStart(place)}`
};

const SIDES: readonly string[] = ['nord', 'est', 'sud', 'vest'];

/** Sides of a tile as a list: „nord și est”. */
export const sidesList = (sides: readonly Side[]): string =>
	list(sides.map((side) => SIDES[side] ?? ''));

/** „Cartonașul 12 din 72”: a turn is called by its tile. */
export const turnOf = ({ number, of }: Turn): string =>
	`Cartonașul ${String(number)} din ${String(of)}`;

/** „în orașul aflat 2 la est de cartonașul de start”: where an event happened. */
export const placeOf = ({ place }: SaidEvent): string => (place ? onPlace(place, place.kind) : '');

/** „, partea a doua”: of a turn in which several tiles are laid. */
export const partOf = ({ part = 1 }: SaidEvent): string => {
	if (part < 2) return '';
	return part === 2 ? ', partea a doua' : `, partea ${String(part)}`;
};
