import { placeOf } from '../../../words/en/places';
import type { WordsOf } from '../../../words/en/says';
import { tiles } from '../../../words/en/tiles';
import type { CIRCLE_NAMES } from '../names';

const figure = (piece: string | undefined): string => tiles.piece(piece ?? 'follower');

/** What is asked of whoever laid a crop circle: about what, and who is concerned there. */
const choose = (where: string, who: string) => (name: string) => ({
	question: `What happens ${where}, ${name}?`,
	how: 'Everybody adds a figure, or everybody takes one home.',
	why: `It is about ${who} only. The left neighbour begins, and you come last.`
});

const ADDING = 'It stands there whoever else does, and counts for the majority.';
const TAKING = 'One has to go. Nothing is scored for it.';

/** The Crop Circles in English. */
export const words: WordsOf<typeof CIRCLE_NAMES> = {
	title: 'The Crop Circles',
	adds: '6 tiles with which all players add a figure or take one home',
	printed: {
		'crop-club':
			'Club: once the turn is scored, everybody adds a figure on a road, or takes one home.',
		'crop-shield':
			'Shield: once the turn is scored, everybody adds a figure in a city, or takes one home.',
		'crop-fork': 'Pitchfork: once the turn is scored, everybody adds a farmer, or takes one home.'
	},
	marks: {
		'crop-club': 'crop circle with a club',
		'crop-shield': 'crop circle with a shield',
		'crop-fork': 'crop circle with a pitchfork'
	},
	events: {
		'crop-circles/chose-adding': ({ name }) => `${name} let everybody add a figure.`,
		'crop-circles/chose-taking': ({ name }) => `${name} had everybody take a figure home.`,
		'crop-circles/added': (event) =>
			`${event.name}’s ${figure(event.piece)} joined the ${placeOf(event)}.`,
		'crop-circles/declined': ({ name }) => `${name} added no figure.`,
		'crop-circles/took': (event) =>
			`${event.name}’s ${figure(event.piece)} came home from the ${placeOf(event)}.`
	},
	questions: {
		'crop-circles/choose-road': choose('on the roads', 'figures on roads'),
		'crop-circles/choose-city': choose('in the cities', 'figures in cities'),
		'crop-circles/choose-field': choose('on the farms', 'farmers'),
		'crop-circles/add': (name) => ({
			question: `Where do you add a figure, ${name}?`,
			how: 'Tap a place beside one of yours.',
			why: ADDING
		}),
		'crop-circles/add-which': (name) => ({
			question: `Where do you add a figure, ${name}?`,
			how: 'Tap a place beside one of yours. For another figure tap its button.',
			why: ADDING
		}),
		'crop-circles/add-other': (name) => ({
			question: `Where do you add it, ${name}?`,
			how: 'Tap a place beside one of yours.',
			why: ADDING
		}),
		'crop-circles/take': (name) => ({
			question: `Which figure do you take home, ${name}?`,
			how: 'Tap its place.',
			why: TAKING
		}),
		'crop-circles/take-which': (name) => ({
			question: `Which figure do you take home, ${name}?`,
			how: 'Tap its place. Where two kinds stand together, one of them has a button.',
			why: TAKING
		})
	},
	answers: {
		'crop-circles/choose-road/add': () => 'All add one',
		'crop-circles/choose-road/take': () => 'All take one home',
		'crop-circles/choose-city/add': () => 'All add one',
		'crop-circles/choose-city/take': () => 'All take one home',
		'crop-circles/choose-field/add': () => 'All add one',
		'crop-circles/choose-field/take': () => 'All take one home',
		'crop-circles/add-which/figure': ({ piece }) => `A ${tiles.piece(piece)} instead`,
		'crop-circles/take-which/figure': ({ piece }) => `The ${tiles.piece(piece)}`
	},
	declines: {
		'crop-circles/add': 'Add none',
		'crop-circles/add-which': 'Add none'
	},
	reasons: {
		'crop-circles/added': ({ piece, name }) =>
			`${name}’s ${tiles.piece(piece)} was added here by a crop circle.`
	},
	rulings: {
		circleTiles: {
			title: 'Which crop circles',
			answers: {
				first: ['I', 'The 6 tiles of 2010.', 'The Crop Circles I are played'],
				second: [
					'II',
					'The 6 tiles of 2012, which the Big Boxes have too.',
					'The Crop Circles II are played'
				],
				both: ['I and II', 'All 12 tiles.', 'The Crop Circles I and II are played']
			}
		},
		circleAdd: {
			title: 'Adding a figure by a crop circle',
			answers: {
				may: [
					'Free to choose',
					'Whoever can add a figure may choose not to.',
					'nobody has to add a figure by a crop circle'
				],
				must: [
					'Must',
					'Whoever can add a figure must.',
					'whoever can add a figure by a crop circle must'
				]
			}
		}
	},
	rulingSources: {
		circleTiles: 'Wikicarpedia, Crop Circles: contents of both sets',
		circleAdd: 'Wikicarpedia, Crop Circles: “may place” in the rule, “must place” in its example'
	},
	help: {
		title: 'The Crop Circles',
		lines: [],
		terms: [
			[
				'The choice',
				'Once a turn with a crop circle is scored, whoever laid it chooses: everybody adds a figure, or everybody takes one home. The left neighbour begins.'
			],
			[
				'The sign',
				'A club is about figures on roads, a shield about those in cities, a pitchfork about farmers. Whoever has none there is passed over.'
			],
			[
				'Adding',
				'Tap where your figure joins one of yours, whoever else stands there. Other kinds of figures have buttons.'
			],
			[
				'Taking home',
				'Tap the figure that leaves, if you have several. A figure that can’t stay alone comes home as well.'
			]
		],
		topics: {
			circles: {
				title: 'Crop circles in pictures',
				pictures: {
					'circle-adds': 'Red added a second thief and has the majority',
					'circle-takes': 'Blue’s thief had to go home: red scores the road alone'
				}
			}
		}
	},
	rules: {
		'CIRCLE-1': [
			'There are two sets of 6 tiles, two with each sign, which are drawn like all others.',
			'page, contents'
		],
		'CIRCLE-2': [
			'Once a turn with a crop circle is scored and figures have moved on, whoever laid it chooses: everybody adds a figure, or everybody takes one home.',
			'page; wagons: JCloisterZone'
		],
		'CIRCLE-3': [
			'The left neighbour begins, then clockwise; whoever laid the crop circle comes last.',
			'page'
		],
		'CIRCLE-4': [
			'A club is about figures on roads, a shield about those in cities, a pitchfork about farmers. Whoever has none there is passed over.',
			'page and its footnotes'
		],
		'CIRCLE-5': [
			'To add a figure, take one from your supply and put it where one of yours stands. If you have none in hand, you add nothing.',
			'page, footnote; the same part: JCloisterZone'
		],
		'CIRCLE-6': [
			'Whoever can add a figure may choose not to. By another rule, everybody who can must add one.',
			'page of 2010 and Big Boxes: may; example text of 2019: must'
		],
		'CIRCLE-7': [
			'Every figure that counts for majorities can be added where it may stand. No other figure can.',
			'JCloisterZone'
		],
		'CIRCLE-8': [
			'When figures are taken home, everybody must take home one of those the sign is about. It scores nothing.',
			'page'
		],
		'CIRCLE-9': [
			'A figure that can’t stay alone comes home too if no other figure of its owner is left beside it.',
			'JCloisterZone'
		],
		'CIRCLE-10': [
			'Roads end at a crop circle, and nothing leads on. It separates the fields around it, and nobody stands on it.',
			'page; JCloisterZone'
		],
		'CIRCLE-11': ['Then the turn goes on, for example with its second part.', 'page'],
		'CIRCLE-12': [
			'If nobody has such a figure, nobody is asked: without farmers, a pitchfork does nothing.',
			'our decision; JCloisterZone'
		]
	},
	ruleTopics: { CIRCLE: 'crop circles' }
};
