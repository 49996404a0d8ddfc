import type { HelpSection } from './types';

/** How to play with The River. */
export const river: HelpSection = {
	id: 'river',
	title: 'The River',
	lines: [
		'Twelve tiles with a stretch of river are laid before all others: the spring first, the lake last. Until the lake is laid, the palette offers only river tiles. The start tile stays in the box, unless your table draws it with the others.'
	],
	terms: [
		[
			'Where it may turn',
			'The river continues at its open end. It may not turn the same way on two tiles in a row, nor at three bends in a row, even with straight tiles between. Your table may decide otherwise. Tilekeep offers only spots that your rules allow.'
		],
		[
			'Figures and points',
			'Figures stand on these tiles as on any other: on roads, and in cities, monasteries, gardens and fields, but never on the river. The river pays nothing. Tap it on the board to see what it separates.'
		],
		[
			'Fields',
			'The river separates fields as a road does. A road on a bridge crosses it. The field continues around the spring and around the lake.'
		],
		[
			'A tile that fits nowhere',
			'No rulebook says what to do with it. Tilekeep sets it aside like any other tile, and its player draws again.'
		],
		[
			'Three editions',
			'The tiles differ a little, so a new game asks for your edition. Tilekeep knows those of the Winter Edition from descriptions only. Describe any tile that looks different.'
		]
	],
	topics: [
		{
			id: 'river',
			title: 'The River in pictures',
			pictures: {
				'river-fields': 'The river separates two fields: each pays for the cities that it borders',
				'river-bridge': 'A road on a bridge crosses the river'
			}
		}
	]
};
