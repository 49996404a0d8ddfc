import type { Rotation } from '../../engine/spot';
import type { TileType } from '../../engine/tile';

/** A type of tile as it lies: rotated, and with the indices of segments whose features are completed. */
export interface TileLook {
	readonly type: TileType;
	readonly rotation: Rotation;
	readonly completed: readonly number[];
}
