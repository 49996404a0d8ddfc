import type { PlayerColour } from '../../engine/colours';
import type { Point } from '../geometry/point';
import type { BoardFigure, BoardTile, MismatchedSide } from './scene';

/** The shapes of a picture: a card that opens the game by its code, or a tall one for a phone's full screen, without a code. */
export const PICTURE_SHAPES = ['card', 'story'] as const;
export type PictureShape = (typeof PICTURE_SHAPES)[number];

/** A line of the scores on the picture of a game. */
export interface PictureScore {
	/** From 1; equal points share a rank. */
	readonly rank: number;
	readonly name: string;
	readonly colour: PlayerColour;
	readonly points: number;
	readonly won: boolean;
}

/** Everything that the picture of a game shows, as texts. */
export interface PictureFacts {
	readonly land: 'summer' | 'winter';
	readonly tiles: readonly BoardTile[];
	readonly mismatches: readonly MismatchedSide[];
	readonly figures: readonly BoardFigure[];
	/** Who has won, or how far the game is. */
	readonly headline: string;
	/** When it was played. */
	readonly day: string;
	/** What was played. */
	readonly details: string;
	/** From the best to the worst. */
	readonly scores: readonly PictureScore[];
	/** The game as a QR code without its quiet zone, true for dark modules; undefined when it is too long, or not to be there. */
	readonly code: readonly (readonly boolean[])[] | undefined;
	/** Below the code; on a story below the board. */
	readonly caption: string;
}

/** A rectangle of the picture, in its pixels. */
export interface Box extends Point {
	readonly width: number;
	readonly height: number;
}

/** Positions of everything on the picture, in its pixels. */
export interface PictureLayout {
	readonly width: number;
	readonly height: number;
	/** The board's origin, and the size of a tile. */
	readonly board: Point & { readonly size: number };
	readonly card: Box;
	/** Everything on the card but the code. */
	readonly text: Box;
	/** The line with the app's name and the day. */
	readonly brand: Box;
	/** Headline and details, and the factor of their sizes. */
	readonly head: Box & { readonly centred: boolean; readonly zoom: number };
	/** Where the winners' figures stand side by side; without winners its width is 0. */
	readonly winners: Box;
	/** The lines of the scores, side by side in columns, and the height of a line. */
	readonly scores: Box & { readonly columns: 1 | 2; readonly row: number };
	/** Factor of the sizes of all other texts. */
	readonly zoom: number;
	/** The code with its quiet zone, and the width of a module; without a code its width is 0. */
	readonly code: Box & { readonly module: number };
	/** The lines below the code or the board, and the factor of their size. */
	readonly caption: Box & { readonly zoom: number };
}
