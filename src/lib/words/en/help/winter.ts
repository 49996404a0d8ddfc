import type { HelpSection } from './types';

/** What is different with the Winter Edition's tiles. */
export const winter: HelpSection = {
	id: 'winter',
	title: 'Winter Edition',
	lines: [
		'It is scored like the base game, and the animals change nothing. Two of its tiles raise questions.'
	],
	topics: [
		{
			id: 'winter',
			title: 'Roads in winter',
			pictures: {
				'winter-double-bend': 'A road that crosses a tile twice: the tile counts once',
				'winter-two-roads': 'A monastery between two roads ends both: each is a road of its own'
			}
		}
	]
};
