import { boxes } from './boxes';
import { common } from './common';
import { number, plural } from './format';

const SOURCES: Readonly<Record<string, string>> = {
	road: 'Roads',
	city: 'Cities',
	monastery: 'Monasteries',
	unfinished: 'Unfinished',
	farm: 'Farms',
	found: 'Starting points',
	hand: 'Manual',
	...boxes.sources
};

/** Words of the final scoring. */
export const final = {
	title: 'Final scoring',
	result: 'Final result',
	step: (n: number, of: number): string => `${String(n)} of ${String(of)}`,
	intro: (n: number): string =>
		n === 0
			? 'Nothing is left to score.'
			: plural(n, {
					one: 'One feature is left to score. Follow it on the board.',
					other: `${number(n)} features are left to score. Follow them on the board.`
				}),
	begin: 'Begin',
	next: 'Next',
	back: 'Back',
	scoreAll: 'Score all now',
	checkTitle: 'Totals',
	balanced: 'All awards add up to the totals.',
	unbalanced:
		'The awards don’t add up to the totals. The game stays open; please keep the file and tell us.',
	closeGame: 'Finish the game',
	won: (winners: readonly string[], points: number): string =>
		winners.length === 1
			? `${common.list(winners)} wins with ${common.points(points)}`
			: `${common.list(winners)} share the win with ${common.points(points)}`,
	/** If a tie means another game. */
	tied: (names: readonly string[], points: number): string =>
		`${common.list(names)} tie with ${common.points(points)}: another game decides`,
	aloneScore: (points: number): string => common.points(points),
	bySource: 'Points by source',
	player: 'Player',
	total: 'Total',
	/** A source of points. */
	source: (source: string): string => SOURCES[source] ?? source,
	newGame: 'New game'
};
