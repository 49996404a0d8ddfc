import type { PaintedPath } from './painted-path';

/** The edge of the cardboard, below the ground of all tiles: visible only at the edge of the board. */
export const RIM: PaintedPath = {
	path: 'M-.8-.4H100.8V102.6H-.8Z',
	style: { fill: 'land-rim' },
	name: 'rim'
};
