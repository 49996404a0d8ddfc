import { capital, counted, number } from '../../../words/en/format';
import { placeOf } from '../../../words/en/places';
import type { WordsOf } from '../../../words/en/says';
import { tiles } from '../../../words/en/tiles';
import type { FLYING_NAMES } from '../names';

const figure = (piece: string | undefined): string => tiles.piece(piece ?? 'follower');
const spaces = (n = 0): string => counted(n, 'space', 'spaces');

/** The Flying Machines in English. */
export const words: WordsOf<typeof FLYING_NAMES> = {
	title: 'The Flying Machines',
	adds: '8 tiles from which figures fly, and a die',
	printed: {
		'flying-machine':
			'Flying machine: whoever lays this tile may let a figure fly along the arrow instead of placing one.'
	},
	marks: { 'flying-machine': 'flying machine' },
	events: {
		'flying-machines/took-off': ({ name, piece }) => `${name}’s ${figure(piece)} took off.`,
		'flying-machines/rolled': ({ count = 0 }) => `The die showed ${number(count)}.`,
		'flying-machines/crashed': ({ count = 0, piece }) =>
			`The die showed ${number(count)}, where nothing let the ${figure(piece)} land: it came home.`,
		'flying-machines/landed': (event) =>
			`The ${figure(event.piece)} flew ${spaces(event.count)}, to the ${placeOf(event)}.`
	},
	questions: {
		'flying-machines/took-off': (name) => ({
			question: `Which figure flies, ${name}?`,
			how: 'Tap the one on the flying machine.',
			why: 'No other figure is placed this turn, wherever it lands.'
		}),
		'flying-machines/rolled': (name, options) => ({
			question: `How far does it fly, ${name}?`,
			how: options > 0 ? 'Tap what the die shows, or where it lands.' : 'Tap what the die shows.',
			why: 'It flies straight along the arrow. Empty spaces count too.'
		}),
		'flying-machines/landed': (name) => ({
			question: `Where does it land, ${name}?`,
			how: 'Tap the road, city or monastery.',
			why: 'It must land, whoever stands there. It never lands on a field.'
		})
	},
	offers: { 'flying-machines/took-off': 'Let a figure fly' },
	declines: { 'flying-machines/took-off': 'No flight' },
	answers: {
		'flying-machines/took-off/figure': ({ piece }) => capital(tiles.pieceFirst(piece)),
		'flying-machines/rolled/road': ({ count }) => `${number(count)}: road`,
		'flying-machines/rolled/city': ({ count }) => `${number(count)}: city`,
		'flying-machines/rolled/monastery': ({ count }) => `${number(count)}: monastery`,
		'flying-machines/rolled/garden': ({ count }) => `${number(count)}: garden`,
		'flying-machines/rolled/several': ({ count }) => `${number(count)}: choose`,
		'flying-machines/rolled/crashes': ({ count }) => `${number(count)}: comes home`
	},
	reasons: {
		'flying-machines/landed': ({ piece, name }) =>
			`${name}’s ${tiles.piece(piece)} landed here by flying machine.`
	},
	rulings: {
		flyingTiles: {
			title: 'Tiles of The Flying Machines',
			answers: {
				first: [
					'Without a garden',
					'The 8 tiles of 2012.',
					'The Flying Machines have the tiles of 2012'
				],
				later: [
					'With a garden',
					'The 8 tiles since 2017: one of them has a garden, which matters only with The Abbot.',
					'The Flying Machines have the tiles with a garden'
				]
			}
		},
		flyers: {
			title: 'Who may fly',
			answers: {
				all: [
					'Other figures too',
					'Every figure that counts for majorities may fly.',
					'every figure that counts for majorities may fly'
				],
				meeples: [
					'Only meeples',
					'Only meeples may fly, big ones too: the rules of 2025.',
					'only meeples fly'
				]
			}
		}
	},
	rulingSources: {
		flyingTiles: 'Wikicarpedia, The Flying Machines: pictures of the tiles',
		flyers: 'Wikicarpedia, The Flier: footnotes; The Flying Machines of 2025'
	},
	help: {
		title: 'The Flying Machines',
		lines: [],
		terms: [
			[
				'Taking off',
				'Lay a tile with a flying machine so that its arrow points where you want to go. Then, instead of placing a figure, tap “Let a figure fly”.'
			],
			[
				'The flight',
				'Roll the die: the figure flies 1, 2 or 3 spaces straight ahead. Tap what the die shows, or where it lands.'
			],
			[
				'Landing',
				'It lands on an unfinished road, city or monastery, whoever stands there, and never on a field. If nothing lets it land, it comes home.'
			]
		],
		topics: {
			flight: {
				title: 'Flights in pictures',
				pictures: {
					'flight-shares': 'Blue flew to red’s road: both score it',
					'flight-monastery': 'Blue flew two spaces to red’s monastery: both score it at the end'
				}
			}
		}
	},
	rules: {
		'FLIGHT-1': [
			'There are 8 tiles, which are drawn like all others. Each shows a machine with an arrow. In later editions one of them has a garden.',
			'page, contents and pictures'
		],
		'FLIGHT-2': [
			'Whoever lays such a tile may put a figure on its machine, instead of placing a figure or taking one home.',
			'page'
		],
		'FLIGHT-3': [
			'The die says how far it flies: 1, 2 or 3 spaces straight ahead. Empty spaces on the way count too.',
			'page; JCloisterZone'
		],
		'FLIGHT-4': [
			'It must land on an unfinished road, city or monastery of the tile there, whoever stands there already. Its player chooses which.',
			'page; JCloisterZone'
		],
		'FLIGHT-5': ['It never lands on a field.', 'page, 2nd and 3rd edition'],
		'FLIGHT-6': [
			'If no tile lies there, or none of its features can take the figure, the figure comes home. No other figure is placed this turn.',
			'page; JCloisterZone'
		],
		'FLIGHT-7': [
			'What the tile just laid completes is completed already: nobody lands there.',
			'page, footnote of 2012'
		],
		'FLIGHT-8': [
			'Every figure that counts for majorities flies to where it may stand. By the rules of 2025 only meeples fly.',
			'page, footnotes of 2013 and 2015; page of 2025'
		],
		'FLIGHT-9': [
			'Figures that come to stand together like this score by the majority. Landing itself pays nothing.',
			'page on scoring'
		],
		'FLIGHT-10': [
			'In a turn of several tiles, each may let a figure fly. Figures can land on river tiles, too.',
			'our decision; JCloisterZone'
		]
	},
	ruleTopics: { FLIGHT: 'flying machines' }
};
