import type { Rotation } from '../../engine/spot';
import type { TileType } from '../../engine/tile';

/** What each layer of a tile is drawn from. */
export interface TileProps {
	readonly type: TileType;
	readonly rotation: Rotation;
	/** Indexes of the segments whose features are completed; none when left out. */
	readonly completed?: readonly number[];
}
