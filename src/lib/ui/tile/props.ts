import type { Rotation } from '../../engine/spot';
import type { TileType } from '../../engine/tile';

/** Props of each layer of a tile. */
export interface TileProps {
	readonly type: TileType;
	readonly rotation: Rotation;
	/** Indices of segments whose features are completed; default none. */
	readonly completed?: readonly number[];
}
