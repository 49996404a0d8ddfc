import { common } from './common';

/** Words of the end of the game. */
export const final = {
	title: 'Final scoring',
	result: 'Final result',
	step: (n: number, of: number): string => `${String(n)} of ${String(of)}`,
	intro: (n: number): string =>
		n === 0
			? 'Nothing is left to score.'
			: n === 1
				? 'One feature is left to score. Follow it on the map.'
				: `${String(n)} features are left to score. Follow them on the map.`,
	begin: 'Begin',
	next: 'Next',
	back: 'Back',
	scoreAll: 'Score all now',
	checkTitle: 'The books',
	balanced: 'The sum of all awards equals the totals.',
	unbalanced:
		'The sum of all awards differs from the totals. The books stay open; please keep the file and tell us.',
	closeGame: 'Close the books',
	won: (winners: readonly string[], points: number): string =>
		winners.length === 1
			? `${common.list(winners)} wins with ${common.points(points)}`
			: `${common.list(winners)} share the win with ${common.points(points)}`,
	/** Where a tie means another game. */
	tied: (names: readonly string[], points: number): string =>
		`${common.list(names)} tie with ${common.points(points)}: another game decides`,
	aloneScore: (points: number): string => common.points(points),
	bySource: 'Points by source',
	player: 'Player',
	total: 'Total',
	sources: {
		road: 'Roads',
		city: 'Cities',
		monastery: 'Monasteries',
		abbey: 'Abbeys',
		unfinished: 'Unfinished',
		farm: 'Farms',
		barn: 'Barns',
		gingerbread: 'Gingerbread Man',
		found: 'As found',
		hand: 'By hand'
	},
	newGame: 'New game'
};
