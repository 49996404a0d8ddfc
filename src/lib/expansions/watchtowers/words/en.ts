import type { WordsOf } from '../../../words/en/says';
import type { WATCHTOWERS_NAMES } from '../names';

/** The Watchtowers in English. */
export const words: WordsOf<typeof WATCHTOWERS_NAMES> = {
	title: 'The Watchtowers',
	adds: '12 tiles with watchtowers, which pay for what lies around them',
	printed: {
		'watchtower-followers': 'Watchtower: 2 points for each figure that counts, here and around.',
		'watchtower-pennants': 'Watchtower: 2 points for each pennant, here and around.',
		'watchtower-roads': 'Watchtower: 1 point for each tile with a road, here and around.',
		'watchtower-monasteries': 'Watchtower: 3 points for each monastery, here and around.',
		'watchtower-cities': 'Watchtower: 1 point for each tile with a city, here and around.'
	},
	marks: {
		'watchtower-followers': 'watchtower over figures',
		'watchtower-pennants': 'watchtower over pennants',
		'watchtower-roads': 'watchtower over roads',
		'watchtower-monasteries': 'watchtower over monasteries',
		'watchtower-cities': 'watchtower over cities'
	},
	sources: { watchtowers: 'Watchtowers' },
	titles: { 'watchtowers/seen': 'Watchtower' },
	verdicts: { 'watchtowers/seen': 'The figure stands on the tower’s tile' },
	countables: {
		'watchtowers/followers': ['figure around', 'figures around'],
		'watchtowers/roads': ['tile with a road', 'tiles with a road'],
		'watchtowers/monasteries': ['monastery', 'monasteries'],
		'watchtowers/cities': ['tile with a city', 'tiles with a city']
	},
	rulings: {},
	rulingSources: {},
	help: {
		title: 'The Watchtowers',
		lines: ['The tiles of 2016 and 2024 are the same apart from their pictures.'],
		terms: [
			[
				'When a tower pays',
				'A road or city is completed, and a figure that counts for the majority there stands on a tile with a watchtower: it pays.'
			],
			[
				'Whom it pays',
				'The figure’s owner, whoever has the majority. Farmers get nothing for a tower, and at the end of the game nobody does.'
			],
			[
				'What it counts',
				'What the tower’s picture shows, on its own tile and the eight around: figures, pennants, monasteries, or tiles with a road or a city.'
			],
			[
				'Before anybody goes home',
				'Figures are counted before the road or city is scored, so the figure on the tower’s tile counts itself.'
			]
		],
		topics: {
			watchtowers: {
				title: 'Watchtowers in pictures',
				pictures: {
					'watchtower-thief':
						'Red’s thief stands on a tower’s tile: three tiles with a road, 3 points',
					'watchtower-majority':
						'Red has the majority, and blue’s knight still gets 4 for the tower'
				}
			}
		}
	},
	rules: {
		'WATCHTOWER-1': [
			'There are 12 tiles with a watchtower, which are drawn like all others.',
			'page, contents; pictures'
		],
		'WATCHTOWER-2': [
			'Nobody stands on a watchtower. Roads end at it, and with the walls it touches it separates fields.',
			'page; pictures'
		],
		'WATCHTOWER-3': [
			'When a road or city is completed, each figure there that counts, and stands on a tower’s tile, brings its owner that tower’s points. The majority doesn’t matter.',
			'page'
		],
		'WATCHTOWER-4': [
			'On its tile and the eight around, a tower pays 2 for each figure that counts, or each pennant. Others pay 1 for each tile with a road or a city, or 3 for each monastery.',
			'page; pictures'
		],
		'WATCHTOWER-5': [
			'That is counted before anybody goes home. Each figure counts once, however much it counts for a majority.',
			'JCloisterZone'
		],
		'WATCHTOWER-6': [
			'Unfinished roads and cities count, and so do their pennants.',
			'JCloisterZone'
		],
		'WATCHTOWER-7': [
			'Whatever counts as a monastery counts here. Gardens don’t.',
			'JCloisterZone; shrines: our decision'
		],
		'WATCHTOWER-8': [
			'Farmers bring nothing for a tower, and at the end of the game no tower pays.',
			'page'
		],
		'WATCHTOWER-9': [
			'Figures that count for no majority bring nothing, and no tower counts them.',
			'page; JCloisterZone'
		],
		'WATCHTOWER-10': [
			'Figures on top of something count too. On a table in progress, what is completed and not scored yet pays its towers when play begins.',
			'our decision'
		]
	},
	ruleTopics: { WATCHTOWER: 'watchtowers' }
};
