import { boxes } from './common';
import { tiles } from './tiles';
import type { PieceKindId } from '../../engine/piece';
import type { ScoreMarker } from '../../engine/track';
import { part } from '../parts';

/** Words of entering an existing table. Only the table loads them. */
export const existingTable = {
	start: 'Tap a spot, then the tile that is there. Any order works.',
	chooseTile: 'Tap an empty spot, or a tile to change it.',
	chooseTileFor: 'Which tile is there? Tiles that fit are bright and turned the right way.',
	chooseSpot: 'Where is it? Tap the spot.',
	newIsland: 'Separate group',
	fromPhoto: 'From a photo',
	/** Where a photo was closed whose tiles don't lie there yet. */
	backToPhoto: 'Back to the photo',
	points: 'Points',
	track: 'Points on the score track',
	complete: 'Continue',
	completeTitle: 'Is the table complete?',

	whoseFigure: 'Whose figure',
	hint: (piece: PieceKindId, hand: number): string =>
		hand < 1
			? `No ${tiles.piece(piece)} left in hand. Tap one on the tile to remove it.`
			: `Tap where a figure stands; tap it again to remove it. ${tiles.pieces(hand, piece)} in hand.`,
	/** How to place a figure that belongs to nobody; undefined for others. */
	markerHint: (marker: string): string | undefined => boxes.markerHints[marker],
	remove: 'Remove the tile',
	trees: 'Only trees: roads continue',
	next: 'Next tile',

	trackHint: 'Enter the points, or enter the marker’s space and tap +50 for each full lap.',
	pointsOf: (name: string): string => `${name}’s points`,
	lap: '+50',
	lapOf: (name: string): string => `${name}: one more lap of 50`,
	marker: ({ space, lap }: ScoreMarker): string =>
		lap > 0 ? `space ${String(space)}, lap ${String(lap + 1)}` : `space ${String(space)}`,
	/** How to enter figures that stand beside markers. */
	besideHint: 'On the score track: tap beside whose marker it is. Tap again to take it off.',
	/** How to enter figures that others hold. */
	heldHint: 'Held by another player: tap a figure to add it. Tap one that is held to give it back.',
	holder: (name: string): string => `${name} holds`,
	/** Who stands on top of what is stacked on a tile. */
	onTop: 'On top',
	/** A neutral figure beside that one: “… beside it”. */
	besideOnTop: (marker: string): string => `${tiles.piece(marker)} beside it`,
	savePoints: 'Save points',

	islands: (n: number): string =>
		`There are ${String(n)} separate groups of tiles. Is a tile missing between them?`,
	completedWithFigures: 'Completed, with figures still on it',
	completedWithFiguresHint:
		'These aren’t scored yet, or their figures were left there by mistake. They are scored when you continue.',
	takeFigures: 'Don’t score: remove the figures',
	whoLaysNext: 'Who lays the next tile?',
	whoBegan: 'Who laid the first tile?',
	completedWithFiguresThen:
		'These were completed before the game was entered. They are scored when play begins. If they were scored already, remove their figures.',
	seeDifference: 'See what it changes',
	undo: 'Undo the last change',
	playOn: 'Play on from here',
	scoreNow: 'Go to final scoring',
	scoreNowHint: 'Scores unfinished features and farms, as at the end of a game.'
};

/** The same in the language that is spoken. */
export const existingTableWords = part('existingTable', existingTable);
