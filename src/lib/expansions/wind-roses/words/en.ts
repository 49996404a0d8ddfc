import type { WordsOf } from '../../../words/en/says';
import type { WIND_ROSES_NAMES } from '../names';

/** The Wind Roses in English. */
export const words: WordsOf<typeof WIND_ROSES_NAMES> = {
	title: 'The Wind Roses',
	adds: '6 tiles: two roses that divide the table, and four that pay in their section',
	printed: {
		'wind-rose-ne': 'Wind rose NE: 3 points if you lay it in the north-east.',
		'wind-rose-se': 'Wind rose SE: 3 points if you lay it in the south-east.',
		'wind-rose-sw': 'Wind rose SW: 3 points if you lay it in the south-west.',
		'wind-rose-nw': 'Wind rose NW: 3 points if you lay it in the north-west.',
		'wind-rose-orange': 'Orange wind rose: its north divides the table until the blue one is laid.',
		'wind-rose-blue': 'Blue wind rose: from now on its north divides the table.'
	},
	marks: {
		'wind-rose-ne': 'wind rose NE',
		'wind-rose-se': 'wind rose SE',
		'wind-rose-sw': 'wind rose SW',
		'wind-rose-nw': 'wind rose NW',
		'wind-rose-orange': 'orange wind rose',
		'wind-rose-blue': 'blue wind rose'
	},
	sources: { 'wind-roses': 'Wind roses' },
	titles: { 'wind-roses/section': 'Wind rose in its section' },
	verdicts: { 'wind-roses/section': 'It lies in the section that is printed on it' },
	countables: { 'wind-roses/section': ['wind rose', 'wind roses'] },
	rulings: {
		startTileWithRoses: {
			title: 'The start tile with the Wind Roses',
			answers: {
				out: [
					'Stays in the box',
					'The orange rose takes its place.',
					'the start tile stays in the box'
				],
				bag: [
					'Drawn',
					'The orange rose lies first, and the start tile is drawn like all others.',
					'the start tile is drawn like all others'
				]
			}
		}
	},
	rulingSources: { startTileWithRoses: 'Left open in the rules we saw; JCloisterZone has both' },
	help: {
		title: 'The Wind Roses',
		lines: [
			'The orange rose lies first, its north at the top. With a river the spring lies first, and both full roses are drawn.'
		],
		terms: [
			[
				'Four sections',
				'The full rose divides the table into north-east, south-east, south-west and north-west. Its own row and column belong to the sections on both sides.'
			],
			[
				'A quarter of a rose',
				'Lay it in the section that is printed on it, and you get 3 points at once. How you turn it doesn’t matter.'
			],
			[
				'The blue rose',
				'Once it is laid, its own north counts, and the orange one no longer does. So whoever lays it turns the sections round.'
			]
		],
		topics: {
			roses: {
				title: 'Wind roses in pictures',
				pictures: {
					'rose-section': 'NE lies north-east of the orange rose: 3 points',
					'rose-blue': 'The north of the blue rose points left: NE pays up there, too'
				}
			}
		}
	},
	rules: {
		'ROSE-1': [
			'There are 6 tiles: an orange and a blue rose, and four with a quarter of one. The orange rose lies first, the others are drawn.',
			'page; pictures'
		],
		'ROSE-2': [
			'A full rose divides the table into four sections, by the directions printed on it. Its row and column belong to the sections on both sides.',
			'page'
		],
		'ROSE-3': [
			'Whoever lays a quarter of a rose in the section printed on it gets 3 points at once. Elsewhere it pays nothing.',
			'page'
		],
		'ROSE-4': ['How a tile with a quarter is turned doesn’t matter.', 'JCloisterZone'],
		'ROSE-5': [
			'Once the blue rose is laid, it divides the table by its own directions, and the orange one no longer does.',
			'page; JCloisterZone'
		],
		'ROSE-6': [
			'The start tile stays in the box. By another rule it is drawn like all others.',
			'left open; both ways: JCloisterZone'
		],
		'ROSE-7': [
			'With a river, both roses are drawn. In that case, and on a table in progress, the last rose laid counts; without one, quarters pay nothing.',
			'our decision'
		]
	},
	ruleTopics: { ROSE: 'wind roses' }
};
