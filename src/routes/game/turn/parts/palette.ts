import type { TileId, TileType } from '$lib/engine/tile';

/** A design in the palette. */
export interface Entry {
	readonly id: TileId;
	/** Undefined for a design that nobody has described yet. */
	readonly type: TileType | undefined;
	/** The expansion to which it belongs, if any. */
	readonly expansion: string | undefined;
	/** True for a player's own tile, which isn't drawn. */
	readonly own: boolean;
	/** Remaining copies; Infinity for a design that isn't counted. */
	readonly left: number;
	readonly fits: boolean;
}

/** True for tiles of an expansion, and for tiles that nobody has described. */
export const isExtra = ({ type, expansion }: Entry): boolean =>
	expansion !== undefined || type === undefined;
