import type { Place, Spot, Side } from '../../engine/spot';
import type { SegmentKind } from '../../engine/tile';
import { counted, list } from './format';
import { KINDS } from './kinds';
import type { SaidEvent, Turn } from '../expansion';

const isStart = ({ x, y }: Spot): boolean => x === 0 && y === 0;

/** “2 tiles east, 3 south”; empty for the spot of the start tile. */
function distance({ x, y }: Spot): string {
	const steps = [
		{ n: x, way: x > 0 ? 'east' : 'west' },
		{ n: y, way: y > 0 ? 'south' : 'north' }
	].filter(({ n }) => n !== 0);
	const each = steps.map(({ n, way }, index) => {
		const far = Math.abs(n);
		return `${index === 0 ? counted(far, 'tile', 'tiles') : String(far)} ${way}`;
	});
	return each.join(', ');
}

/** “2 tiles east, 3 south of the start tile”, “on the start tile”. */
const where = (spot: Spot): string =>
	isStart(spot) ? 'on the start tile' : `${distance(spot)} of the start tile`;

/** Words of places on the table. */
export const places = {
	kind: (kind: SegmentKind): string => KINDS[kind].name,
	/** “in the city”: where a figure stands. */
	on: (kind: SegmentKind): string => KINDS[kind].on,
	/** Where a spot lies in a list that counts from the start tile: “2 tiles east, 3 south”, “on the start tile”. */
	spot: (spot: Spot): string => (isStart(spot) ? 'on the start tile' : distance(spot)),
	/** The name of a spot: “Spot 2 tiles east of the start tile”. The middle one may still be empty. */
	spotName: (spot: Spot): string => (isStart(spot) ? 'The middle spot' : `Spot ${where(spot)}`),
	/** “2 tiles east, 3 south of the start tile”, “in the middle of the board”: where a tile lies. */
	tile: (spot: Spot): string => (isStart(spot) ? 'in the middle of the board' : where(spot)),
	/** “city 2 tiles east of the start tile”. */
	place: (place: Place, kind: SegmentKind): string => `${KINDS[kind].name} ${where(place)}`,
	/** “in the city 2 tiles east of the start tile”: where a figure stands. */
	onPlace: (place: Place, kind: SegmentKind): string => `${KINDS[kind].on} ${where(place)}`
};

const SIDES: readonly string[] = ['north', 'east', 'south', 'west'];

/** Sides of a tile as a list: “north and east”. */
export const sidesList = (sides: readonly Side[]): string =>
	list(sides.map((side) => SIDES[side] ?? ''));

/** “Tile 12 of 72”: a turn is called by its tile. */
export const turnOf = ({ number, of }: Turn): string => `Tile ${String(number)} of ${String(of)}`;

/** “city 2 tiles east of the start tile”: where an event happened. */
export const placeOf = ({ place }: SaidEvent): string =>
	place ? places.place(place, place.kind) : '';

/** “in the city 2 tiles east of the start tile”: where a figure stands. */
export const onPlaceOf = ({ place }: SaidEvent): string =>
	place ? places.onPlace(place, place.kind) : '';

/** “, second part”: of a turn in which several tiles are laid. */
export const partOf = ({ part = 1 }: SaidEvent): string => {
	if (part < 2) return '';
	return part === 2 ? ', second part' : `, part ${String(part)}`;
};
