import { beside, type Side, type Spot } from './spot';

/** The edge of the table: its outermost spots in each direction. */
export interface Bounds {
	readonly west: number;
	readonly north: number;
	readonly east: number;
	readonly south: number;
	/** True where the edge closes what reaches it; otherwise that stays open. */
	readonly closes: boolean;
}

interface Bounded {
	readonly bounds: Bounds | undefined;
}

export const isOffTable = ({ bounds }: Bounded, { x, y }: Spot): boolean =>
	bounds !== undefined &&
	(x < bounds.west || x > bounds.east || y < bounds.north || y > bounds.south);

/** True where a closing edge lies between a spot on the table and one beyond it. */
export const isEdgeBetween = (board: Bounded, from: Spot, to: Spot): boolean =>
	board.bounds?.closes === true && !isOffTable(board, from) && isOffTable(board, to);

export const isClosedByEdgeAt = (board: Bounded, spot: Spot, side: Side): boolean =>
	board.bounds !== undefined && isEdgeBetween(board, spot, beside(spot, side));
