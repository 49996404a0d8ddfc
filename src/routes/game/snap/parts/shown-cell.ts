import type { TileType } from '$lib/engine/tile';
import type { ReadCell } from '$lib/snap/reading';

/** A cell as the screen shows it. */
export interface ShownCell extends ReadCell {
	/** The design of the tile that lies there. */
	readonly type: TileType | undefined;
	/** True once the user said what lies there. */
	readonly known: boolean;
	/** True when the last mend of another cell changed it. */
	readonly changed: boolean;
}

/** Something that may lie on a cell, with the design of a tile. */
export interface Choice {
	readonly content: ReadCell['content'];
	readonly type: TileType | undefined;
}
