import { boxes, common } from './common';
import { final } from './final';
import { counted, number, plural } from './format';
import { part } from '../parts';

export const ENGLISH_ALL_OF = {
	road: 'Score all roads',
	city: 'Score all cities',
	monastery: 'Score all monasteries',
	farm: 'Score all farms'
} satisfies Readonly<Record<string, string>>;
const ALL_OF: Readonly<Record<string, string>> = ENGLISH_ALL_OF;

/** Words of the guided final scoring and of the result. They are loaded when a game has ended. */
export const result = {
	begin: 'Begin',
	next: 'Next',
	scoreAll: 'Score all now',
	/** Before the first step: how many features pay. */
	intro: (n: number): string =>
		n === 0
			? 'Nothing is left to score.'
			: plural(n, {
					one: 'One feature is left to score.',
					other: `${number(n)} features are left to score.`
				}),
	kinds: 'The final scoring, kind by kind',
	kind: final.source,
	/** How many features of a kind pay, and how many of them have been shown. */
	shown: (n: number, of: number): string => `${number(n)} of ${number(of)}`,
	allOf: (kind: string): string => ALL_OF[kind] ?? boxes.scoreAll[kind] ?? 'Score all of this kind',
	standings: 'Standings',
	/** Above the features of the same kind that were shown before. */
	before: 'Earlier',
	/** What a player does at the table after a step: “Ada: takes back 1 meeple from the road.” */
	task: (name: string, task: string): string => `${name}: ${task}.`,
	lostOnTime: (name: string): string => `Time was up: ${name} has lost.`,
	balanced: 'All awards add up to the totals.',
	unbalanced:
		'The awards don’t add up to the totals. The game stays open; please keep the file and report it.',
	seeSums: 'See how',
	sumsTitle: 'How the points add up',
	/** The last line of a player’s awards. */
	sum: (n: number): string =>
		plural(n, { one: 'Sum of one award', other: `Sum of ${number(n)} awards` }),
	awardsOf: (name: string): string => `${name}’s awards`,
	noAwards: 'No awards, no points.',
	closeGame: 'Finish the game',

	won: (winners: readonly string[], points: number): string =>
		winners.length === 1
			? `${common.list(winners)} wins with ${common.points(points)}`
			: `${common.list(winners)} share the win with ${common.points(points)}`,
	/** If a tie means another game. */
	tied: (names: readonly string[], points: number): string =>
		`${common.list(names)} tie with ${common.points(points)}: another game decides`,
	/** Beside the result of a game that ended with tiles left. */
	endedEarly: (n: number): string => `Ended early, ${counted(n, 'tile', 'tiles')} left`,
	aloneScore: (points: number): string => common.points(points),
	/** For screen readers, of a figure with a crown. */
	winner: 'Winner',
	sharePicture: 'Share the picture',
	review: 'Review',
	newGame: 'New game'
};

/** The same in the language that is spoken. */
export const resultWords = part('result', result);
