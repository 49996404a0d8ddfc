import type { Strength } from '../../lookahead/strength';
import { common } from './common';
import { number } from './format';
import { part } from '../parts';

/** What a strength is called, and what it means. */
const STRENGTHS: Readonly<Record<Strength, readonly [string, string]>> = {
	plain: ['Easy', 'Goes by the points that each move brings as the table stands.'],
	table: [
		'Medium',
		'Also knows from many games what an unfinished city, road or farm brings later.'
	],
	ahead: ['Strong', 'Also tries its best moves with tiles that may come. It takes a moment longer.']
};

/** Words of a game that is played on against the app. The table of any other game doesn’t load them. */
export const trial = {
	playOn: 'Play on from here',
	playFromStart: 'Play it from the start',
	againstApp: 'Play against the app',
	title: 'Play on against the app',
	lead: 'The app draws the tiles at random from those that are left. The game itself stays as it is.',
	whose: 'Who plays?',
	plays: (name: string): string => `Who plays ${name}?`,
	person: 'Me',
	app: 'The app',
	nobody: 'Choose at least one player for yourself.',
	strength: 'How well does the app play?',
	strengthName: (strength: Strength): string => STRENGTHS[strength][0],
	strengthHint: (strength: Strength): string => STRENGTHS[strength][1],
	start: 'Play',

	/** The note over the table. */
	banner: 'Trial',
	against: (names: readonly string[], strength: Strength): string =>
		`You play ${common.list(names)}. The app’s level: ${STRENGTHS[strength][0]}.`,
	notKept: 'Nothing here is kept.',
	/** Back to where the trial was begun. */
	startOver: 'Start over',
	toReview: 'Go to the review',
	toExample: 'Go to the example',
	gone: 'This window no longer has the trial. Begin another one in the review of a game.',

	/** Above the tile that the app drew: for a person, for a player of its own, and one that fits nowhere. */
	drawn: 'This tile was drawn for you.',
	appDraws: (name: string): string => `The app plays this tile for ${name}…`,
	leavesOut: 'This tile fits nowhere: another one is drawn.',
	failed: 'The app can’t find a move: what it needs isn’t on this device.'
} as const;

/** The same in the language that is spoken. */
export const trialWords = part('trial', trial);

/** Words of a puzzle: a turn of a game, for anybody to play. */
export const puzzle = {
	title: 'Puzzles from this game',
	lead: 'In these turns a move was clearly better than the one played. What would you play?',
	/** A turn, by the number of its tile. */
	turn: (tile: number, name: string, solved: boolean): string =>
		solved
			? `Tile ${number(tile)}: ${name}’s turn, solved`
			: `Tile ${number(tile)}: ${name}’s turn`,
	banner: 'Puzzle',
	ask: (name: string): string => `It is ${name}’s turn. What would you play?`,
	judging: 'Your move is compared with the best others…',
	/** @param asPlayed true for the move that was played in the game */
	best: (asPlayed: boolean): string =>
		asPlayed ? 'That is the best move found, as in the game.' : 'That is the best move found.',
	equal: (asPlayed: boolean): string =>
		asPlayed
			? 'That was the move in the game. It is about as good as the best one.'
			: 'That is about as good as the best move.',
	loses: (points: number, asPlayed: boolean): string =>
		asPlayed
			? `That was the move in the game. It gives away about ${common.points(points)}.`
			: `That gives away about ${common.points(points)}.`,
	solution: 'This is the best move found.',
	again: 'Try another move',
	solve: 'Show the solution',
	send: 'Send this puzzle',
	failed: 'The move can’t be judged: what that needs isn’t on this device.'
} as const;

/** The same in the language that is spoken. */
export const puzzleWords = part('puzzle', puzzle);
