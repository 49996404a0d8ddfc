import { beside, type Side, type Spot } from './spot';

/** Where the table ends: the westernmost, northernmost, easternmost and southernmost spots that lie on it. */
export interface Bounds {
	readonly west: number;
	readonly north: number;
	readonly east: number;
	readonly south: number;
	/** True where the end of the table closes what reaches it; else it stays open there. */
	readonly closes: boolean;
}

/** A table that may have an end. */
interface Bounded {
	readonly bounds: Bounds | undefined;
}

/** True for a spot beyond the end of the table. */
export const isOffTable = ({ bounds }: Bounded, { x, y }: Spot): boolean =>
	bounds !== undefined &&
	(x < bounds.west || x > bounds.east || y < bounds.north || y > bounds.south);

/** True where the end of the table lies between a spot on it and one beyond, and closes what comes from there. */
export const isEdgeBetween = (board: Bounded, from: Spot, to: Spot): boolean =>
	board.bounds?.closes === true && !isOffTable(board, from) && isOffTable(board, to);

/** True for a side of a spot on the table that the table's end closes, whatever may lie beyond it. */
export const isClosedByEdgeAt = (board: Bounded, spot: Spot, side: Side): boolean =>
	board.bounds !== undefined && isEdgeBetween(board, spot, beside(spot, side));
