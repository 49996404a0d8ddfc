import { tiles } from './tiles';
import type { PieceKindId } from '../../engine/piece';
import type { ScoreMarker } from '../../engine/track';

/** Words of a table that is taken over as it lies. */
export const existingTable = {
	title: 'The table as it lies',
	progress: (laid: number, of: number): string => `${String(laid)} of ${String(of)} tiles`,
	start: 'Tap the spot, then the tile that lies there. Any order will do.',
	chooseTile: 'Tap an empty spot, or a tile that lies to change it.',
	chooseTileFor: 'Which tile lies there? Those that fit are bright, and turned.',
	chooseSpot: 'Where does it lie? Tap the spot.',
	newIsland: 'Elsewhere',
	points: 'Points',
	track: 'Points on the track',
	complete: 'All is there',
	completeTitle: 'Is all there?',

	whoseFigure: 'Whose figure',
	hint: (piece: PieceKindId, hand: number): string =>
		hand < 1
			? `No ${tiles.piece(piece)} left in hand. Tap one on the tile to take it away.`
			: `Tap where a figure stands; tap it again to take it away. ${tiles.pieces(hand, piece)} in hand.`,
	gingerbreadManHint: 'Tap the city where the Gingerbread Man stands.',
	remove: 'Take the tile away',
	trees: 'Only trees: roads run on',
	next: 'Next tile',

	trackHint: 'Type the points, or the space and a lap of 50 for each time round.',
	pointsOf: (name: string): string => `Points of ${name}`,
	lap: '+50',
	lapOf: (name: string): string => `${name}: one more lap of 50`,
	marker: ({ space, lap }: ScoreMarker): string =>
		lap > 0 ? `space ${String(space)}, lap ${String(lap + 1)}` : `space ${String(space)}`,
	savePoints: 'The markers stand so',

	islands: (n: number): string =>
		`The table lies in ${String(n)} parts that touch nowhere. Is a tile missing between them?`,
	completedWithFigures: 'Completed, with figures on it',
	completedWithFiguresHint:
		'These were not scored yet, or their figures were forgotten. They are scored when you go on.',
	takeFigures: 'Not scored: take the figures away',
	whoLaysNext: 'Who lays the next tile?',
	whoBegan: 'Who laid the first tile?',
	completedWithFiguresThen:
		'These were not scored then, or their figures were forgotten. They are scored as play begins.',
	seeDifference: 'See what it changes',
	undo: 'Undo the last change',
	playOn: 'Play on from here',
	scoreNow: 'Score the end now',
	scoreNowHint: 'What is unfinished and the farms are scored, as at the end of a game.'
};
