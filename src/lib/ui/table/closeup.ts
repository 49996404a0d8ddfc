import type { PlayerColour } from '../../engine/colours';
import type { Corner } from '../../engine/spot';

/** The corners of the close-up, in hundredths of the tile. */
export const CORNER_POINTS = [
	{ x: 0, y: 0 },
	{ x: 100, y: 0 },
	{ x: 100, y: 100 },
	{ x: 0, y: 100 }
] as const;

/** A kind of figure on a segment of the tile. */
export interface FigurePlace {
	readonly piece: string;
	readonly segment: number;
	/** The corner of the spot, for a figure that stands on one. */
	readonly corner?: Corner | undefined;
}

/** Where a figure can be put. */
export interface PlaceOption extends FigurePlace {
	/** True when the rules object to it. */
	readonly occupied: boolean;
	/** Colour of the figure that stands here. */
	readonly on?: PlayerColour | 'nobody';
}
