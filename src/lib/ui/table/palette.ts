import type { TileId, TileType } from '../../engine/tile';

/** A design in the palette. */
export interface Entry {
	readonly id: TileId;
	/** Absent for a design that nobody has told yet. */
	readonly type: TileType | undefined;
	/** What it came with, when that isn't the box. */
	readonly expansion: string | undefined;
	/** True for a tile of one's own, which isn't drawn. */
	readonly own: boolean;
	/** Copies still to come; without end for a design that isn't counted. */
	readonly left: number;
	readonly fits: boolean;
}

/** True for what came with an expansion, and for what nobody has told. */
export const isExtra = ({ type, expansion }: Entry): boolean =>
	expansion !== undefined || type === undefined;
