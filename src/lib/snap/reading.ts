import type { PlayerColour } from '../engine/colours';
import type { Rotation } from '../engine/spot';
import type { TileId } from '../engine/tile';

/** A point of a photo, in pixels from its top left corner; it may lie outside. */
export interface Point {
	readonly x: number;
	readonly y: number;
}

/** The four outer corners of a grid in a photo: top left, top right, bottom right and bottom left, as the cells are counted. */
export type Corners = readonly [Point, Point, Point, Point];

/** The grid in which the tiles of a photo lie. A cell is one tile wide. */
export interface Grid {
	readonly corners: Corners;
	readonly columns: number;
	readonly rows: number;
}

/** A grid has at most this many columns, and at most this many rows. */
export const LARGEST_GRID = 30;

/** A cell of a grid, counted from 0 at the top left corner. */
export interface GridCell {
	readonly column: number;
	readonly row: number;
}

/** A decoded photo: four bytes a pixel (red, green, blue, opacity), row by row. */
export interface Pixels {
	readonly width: number;
	readonly height: number;
	readonly data: Uint8ClampedArray;
}

/** What lies on a cell: a tile and how it is turned clockwise, a tile that no box of the game has, or nothing. */
export type CellContent =
	| { readonly kind: 'tile'; readonly tile: TileId; readonly rotation: Rotation }
	| { readonly kind: 'other' }
	| { readonly kind: 'empty' };

/** What was read on a cell. */
export interface ReadCell {
	readonly cell: GridCell;
	readonly content: CellContent;
	/** False if something else is nearly as likely. */
	readonly sure: boolean;
	/** What else it may be: up to three, the likeliest first. */
	readonly next: readonly CellContent[];
}

/** A figure that is seen on a tile. On which of the tile's places it stands isn't known. */
export interface ReadFigure {
	readonly cell: GridCell;
	readonly colour: PlayerColour;
}

/** A whole table as it is read from a photo. */
export interface Reading {
	/** The grid after it was fitted to the tiles. */
	readonly grid: Grid;
	readonly cells: readonly ReadCell[];
	readonly figures: readonly ReadFigure[];
}

/** What a network makes of one cut-out of a photo, before neighbours and the counts of a box are taken into account. */
export interface Evidence {
	/**
	 * Natural logarithms of probabilities: four for each look (see `looks.ts`), by quarter turns clockwise, then that of
	 * another tile, then that of none. Turns in which a look is the same share their probability equally.
	 */
	readonly contents: Float32Array;
	/** Where the centre of the tile lies, counted from the centre of the cut-out: to the right and down, in tiles. */
	readonly offset: readonly [number, number];
	/** The probability that a figure stands on the tile, by colour in the order of `PLAYER_COLOURS`, as far as the network knows them. */
	readonly figures: Float32Array;
	/** Where such a figure is seen, if it is: two numbers for each colour, to the right and down from the centre of the cut-out, in tiles. */
	readonly places: Float32Array;
}

/** Why a file isn't taken as a photo of a table. */
export type PhotoProblem = 'empty' | 'pdf' | 'heic' | 'too-large' | 'no-picture';

/**
 * Why a photo isn't read as a table: hardly any tile lies between its corners; nearly none of its tiles is sure; the tiles
 * aren't those of the running game; or the device can't read it, because it lacks memory or the network's weights.
 */
export type ReadingProblem = 'no-table' | 'unreadable' | 'other-table' | 'failed';
