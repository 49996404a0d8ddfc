import type { Place, Spot } from '../../engine/spot';
import type { SegmentKind } from '../../engine/tile';
import { KINDS } from './kinds';

/** Words of places on the table. */
export const places = {
	kind: (kind: SegmentKind): string => KINDS[kind].name,
	/** A spot by its distance from the start tile. */
	spot: ({ x, y }: Spot): string => {
		if (x === 0 && y === 0) return 'the start tile';
		const across = x === 0 ? [] : [`${String(Math.abs(x))} ${x > 0 ? 'east' : 'west'}`];
		const down = y === 0 ? [] : [`${String(Math.abs(y))} ${y > 0 ? 'south' : 'north'}`];
		return [...across, ...down].join(', ');
	},
	/** “city 2 east of the start tile”. */
	place: (place: Place, kind: SegmentKind): string =>
		place.x === 0 && place.y === 0
			? `${KINDS[kind].name} on the start tile`
			: `${KINDS[kind].name} ${places.spot(place)} of the start tile`
};
