import type { HelpSection } from './types';

/** How to play with Inns & Cathedrals. */
export const innsAndCathedrals: HelpSection = {
	id: 'inns-and-cathedrals',
	title: 'Inns & Cathedrals',
	lines: [
		'Everybody has a big meeple besides the seven meeples, and up to six can play. In later editions the inn at the crossing of three roads belongs to two of them, and two tiles have a garden. Say in your rules which tiles you have.'
	],
	terms: [
		[
			'Inn',
			'A road along the inn’s lake pays 2 per tile when it is completed, however many inns it has. Unfinished at the end it pays nothing.'
		],
		[
			'Cathedral',
			'A completed city with a cathedral pays 3 per tile and 3 per pennant, with one cathedral or two. Unfinished at the end it pays nothing at all, and it is worth nothing to farms.'
		],
		[
			'Big meeple',
			'It is placed instead of a meeple, wherever one may go. It counts as two when figures are compared, and doesn’t change what is paid. To the Gingerbread Man it is one knight.'
		],
		[
			'Two gates and a crossing',
			'Both roads end at the crossing between the two city gates. The short paths to the gates belong to nobody, but divide the field into four. There a wagon drives only from road to road, never to or from a city. By the second edition’s rule it drives to any free feature nearby.'
		],
		[
			'An even newer printing',
			'A newer printing is said to have other tiles. Tilekeep doesn’t know them: describe any tile that looks different.'
		]
	],
	topics: [
		{
			id: 'inns',
			title: 'Inns in pictures',
			pictures: {
				'inn-completed': 'A completed road with an inn',
				'inn-unfinished': 'The same road, unfinished at the end'
			}
		},
		{
			id: 'cathedrals',
			title: 'Cathedrals in pictures',
			pictures: {
				'cathedral-completed': 'A completed city with a cathedral',
				'cathedral-unfinished': 'The same city, unfinished at the end'
			}
		},
		{
			id: 'big-follower',
			title: 'The big meeple in pictures',
			pictures: { 'big-follower-tie': 'A big meeple against two knights: a tie' }
		}
	]
};
