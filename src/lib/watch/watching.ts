import type { PlayerColour } from '../engine/colours';
import type { Rotation, Spot } from '../engine/spot';
import type { TileId } from '../engine/tile';
import type { LyingTile } from '../snap/alignment';
import type { TileSupply } from '../snap/decision/states';
import type { Homography } from '../snap/grid/homography';
import type { Corners, Pixels, Point } from '../snap/reading';

/** One picture of a film of the table. */
export interface Frame {
	readonly picture: Pixels;
	/** When it was taken: milliseconds of a clock that only goes forwards. */
	readonly time: number;
}

/** A way to lay a tile. */
export interface Lay {
	readonly tile: TileId;
	readonly spot: Spot;
	/** Quarter turns clockwise. */
	readonly rotation: Rotation;
}

/** A figure that the log knows on a tile. */
export interface StandingFigure {
	readonly spot: Spot;
	readonly colour: PlayerColour;
}

/** What the game says of the table: what lies there, and what may come next. */
export interface KnownTable {
	/** In the order in which they were laid. */
	readonly laid: readonly LyingTile[];
	/** The tiles that are left, and how many of each. */
	readonly left: readonly TileSupply[];
	/** Every way in which the next tile may be laid. */
	readonly lays: readonly Lay[];
	readonly figures: readonly StandingFigure[];
	/** The figures that the last turn put on its tile and sent home at once: they should be gone. */
	readonly home: readonly StandingFigure[];
	/** The colour of whoever lays the next tile: only their figures are looked for on it. */
	readonly mover: PlayerColour;
}

/** A figure that was seen on a new tile. */
export interface SeenFigure {
	/** Where it stands on the tile as the tile lies: from its top left corner, in tiles. */
	readonly at: Point;
	/** From 0 to 1. */
	readonly probability: number;
}

/** A legal way in which a new tile may lie, and how well it fits the pictures: a natural logarithm. */
export interface SeenLay extends Lay {
	readonly score: number;
}

/** A tile that lies where none was. */
export interface SeenTile {
	readonly spot: Spot;
	/** The likeliest first, at most three, each looking different; none if no tile of the game fits. */
	readonly lays: readonly SeenLay[];
	/** How much better the first fits the pictures than anything else: a difference of natural logarithms. */
	readonly margin: number;
	/**
	 * The same compared with tiles that have its sides and differ in a detail, such as an inn or a pennant; undefined if there
	 * are none.
	 */
	readonly detail: number | undefined;
	/** How much likelier a tile lies there than none: a natural logarithm. */
	readonly odds: number;
	/** The mover's figure; undefined if none is seen. */
	readonly figure: SeenFigure | undefined;
	/** How probable it is that none stands there, from 0 to 1; undefined for a colour that the network doesn't know. */
	readonly bare?: number | undefined;
}

/** What a picture shows. */
export type Sight =
	/** Something moves, or hasn't rested long enough: nothing is read. */
	| { readonly kind: 'moving' }
	/** It is still, but a hand or another thing lies over known tiles. */
	| { readonly kind: 'covered' }
	/** The board of the game isn't where it was, and wasn't found again. */
	| { readonly kind: 'lost' }
	/** All is still. If there are no new tiles, the table is as the game says, except for the differences. */
	| {
			readonly kind: 'still';
			/** The surest first. */
			readonly news: readonly SeenTile[];
			readonly differences: readonly Difference[];
	  };

/** A difference between the table and the log. */
export type Difference =
	/** A tile that was laid no longer lies there. */
	| { readonly kind: 'tile-gone'; readonly spot: Spot }
	/** Another tile seems to lie there, or it is turned otherwise. */
	| { readonly kind: 'other-tile'; readonly spot: Spot }
	/** A figure that went home still stands there. */
	| { readonly kind: 'figure-still-there'; readonly spot: Spot; readonly colour: PlayerColour };

/** What is wrong with how a camera sees the board: its words say what to change. */
export type ViewProblem =
	/** Too little light. */
	| 'dark'
	/** So bright that parts are white: a lamp is reflected. */
	| 'glare'
	| 'blurred'
	/** A tile is too few pixels wide. */
	| 'far'
	/** Seen at an angle of more than 45 degrees. */
	| 'slanted'
	/** A part of the board, or of the spots beside it, lies outside of the picture. */
	| 'cut-off';

/** The result of a search for the board of the game in a picture. */
export interface FoundBoard {
	/** The map of spots to pixels; undefined if the board isn't found. */
	readonly view: Homography | undefined;
	/** What should be improved, the most important first. */
	readonly problems: readonly ViewProblem[];
}

/** What is seen, with where the board lies in that picture: it may have been bumped. */
export interface Seen {
	readonly sight: Sight;
	readonly view: Homography;
}

/**
 * Follows a table by its pictures, as the page sees it: the work is done in a thread of its own. Once closed, it answers
 * nothing.
 */
export interface TableWatcher {
	/** The game as it is now: after every turn, undo or other change. */
	setTable(table: KnownTable): void;
	/** Where the board lies from now on. */
	setView(view: Homography): void;
	/** Somebody says that no tile lies on a spot: nothing new is seen there until it changes. */
	refuse(spot: Spot): void;
	/**
	 * Looks for the board of the game in a picture.
	 * @param corners the outer corners of the rectangle of all laid tiles, clockwise from any of them; without them, the board
	 * is found by itself
	 * @returns undefined if the picture couldn't be read at all
	 */
	find(picture: Pixels, corners?: Corners): Promise<FoundBoard | undefined>;
	/**
	 * Says what a frame shows; undefined if it couldn't be read at all. The caller can't read the bytes of the frame any more
	 * afterwards.
	 */
	see(frame: Frame): Promise<Seen | undefined>;
	/** Ends all, and frees the memory. */
	close(): void;
}
