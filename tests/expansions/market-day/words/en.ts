import { counted, number, plural } from '../../../words/en/format';
import { places, onPlaceOf, placeOf, turnOf } from '../../../words/en/places';
import { IN_NONE, type WordsOf } from '../../../words/en/says';
import type { MARKET_NAMES } from '../names';

const tiles = (n: number): string => counted(n, 'tile', 'tiles');
const openRoads = (n: number): string =>
	plural(n, {
		one: 'Only one possible road. Tap it.',
		other: `${number(n)} possible roads. Tap one.`
	});
const STAYS = 'Leave the hawker';

/** Market Day in English. */
export const words: WordsOf<typeof MARKET_NAMES> = {
	title: 'Market Day',
	adds: '2 tiles, a stallkeeper each; the hawker and the cashbox',
	pieces: { stallkeeper: ['stallkeeper', 'stallkeepers'], hawker: ['hawker', 'hawkers'] },
	printed: { stall: 'Stall: the hawker comes to this road.' },
	signs: { stall: { name: 'Stall', with: 'with a stall' } },
	countables: { cashbox: ['cashbox', 'cashboxes'], coins: ['coin', 'coins'] },
	sources: { hawker: 'Hawker', cashbox: 'Cashbox' },
	scoreAll: { cashbox: 'Score the cashbox' },
	titles: {
		'market-day/visited': 'The hawker comes',
		'market-day/priced': 'The stall pays',
		'market-day/taken': 'Longest road for the cashbox',
		'market-day/ended': 'The cashbox'
	},
	verdicts: { 'market-day/visited': 'Every stallkeeper counts, whoever has the most' },
	objections: { 'market-day/no-stall': 'The stallkeeper needs a road with a stall.' },
	heldTitles: {
		cashbox: {
			name: 'Cashbox',
			held: 'the cashbox',
			won: (n) => `for a road of ${tiles(n)}`,
			passes: (n) => `A completed road of more than ${tiles(n)} takes the cashbox.`
		}
	},
	events: {
		'market-day/moved': (event) =>
			`${turnOf(event.turn)}: ${event.name} moved the hawker to the ${placeOf(event)}.`,
		'market-day/stayed': (event) => `${turnOf(event.turn)}: ${event.name} left the hawker.`,
		'market-day/priced': (event) => `The die shows ${number(event.count ?? 0)}.`,
		'market-day/went-home': (event) => `${event.name} took the stallkeeper home.`,
		'market-day/stood': (event) => `Table in progress: the hawker ${onPlaceOf(event)}.`
	},
	questions: {
		'market-day/completed': (name, options) => ({
			question: `${name} may move the hawker`,
			how: openRoads(options),
			why: 'His road is completed.'
		}),
		'market-day/stall': (name, options) => ({
			question: `${name} may move the hawker for the stall`,
			how: openRoads(options),
			why: 'A tile with a stall was laid.'
		}),
		'market-day/last': (name, options) => ({
			question: `${name} may move the hawker at last`,
			how: openRoads(options),
			why: 'The last tile was laid.'
		}),
		'market-day/priced': (name) => ({
			question: `${name} rolls the die for the stall`,
			how: 'Tap what it shows.',
			why: 'The stall pays as many points.'
		}),
		'market-day/went-home': (name) => ({
			question: `Whom does ${name} take home?`,
			how: 'Tap the stallkeeper.',
			why: 'No figure is placed then.'
		})
	},
	offers: { 'market-day/went-home': 'Take a stallkeeper home' },
	answers: { 'market-day/priced/shows': ({ count }) => number(count) },
	declines: {
		'market-day/completed': STAYS,
		'market-day/stall': STAYS,
		'market-day/last': STAYS
	},
	moves: { hawker: (place, kind) => `moves the hawker to the ${places.place(place, kind)}` },
	markerHints: { hawker: 'Tap the road where the hawker stands.' },
	rulings: {
		hawkerPays: {
			title: 'What the hawker pays',
			answers: {
				'1': [
					'1 per tile',
					'The road to which he comes pays stallkeepers 1 per tile.',
					'the hawker pays 1 per tile'
				],
				'2': [
					'2 per tile',
					'The road to which he comes pays stallkeepers 2 per tile. A house rule.',
					'the hawker pays 2 per tile'
				]
			}
		}
	},
	rulingSources: { hawkerPays: IN_NONE },
	help: {
		title: 'Market Day',
		lines: [],
		terms: [
			['Stallkeeper', 'It is placed instead of a meeple, on a road with a stall.'],
			[
				'Hawker',
				'Whoever completes his road, lays a stall or lays the last tile may move him to another unfinished road. Each stallkeeper there scores 1 point per tile.'
			],
			[
				'Cashbox',
				'Whoever completes a road longer than all before takes it. At the end it pays 3 points.'
			]
		],
		topics: {
			market: {
				title: 'Market Day in pictures',
				pictures: {
					'hawker-comes': 'The hawker comes to a road with a stallkeeper',
					'cashbox-taken': 'Blue completes the first road and takes the cashbox'
				}
			}
		}
	},
	rules: {
		'MARKET-1': [
			'Both tiles with a stall are drawn like all others. The hawker and the cashbox lie beside the table at first.',
			'our decision'
		],
		'MARKET-2': [
			'The stallkeeper is placed on a road with a stall, and counts as one meeple.',
			'our decision'
		],
		'MARKET-3': [
			'Whoever completes the hawker’s road, lays a stall or lays the last tile may move him to another unfinished road.',
			'our decision'
		],
		'MARKET-4': [
			'The road to which the hawker comes pays its tiles to whoever has a stallkeeper there.',
			'our decision'
		],
		'MARKET-5': [
			'Whoever lays the tile that completes a road longer than all before takes the cashbox.',
			'our decision'
		],
		'MARKET-6': ['At the end the cashbox pays 3.', 'our decision'],
		'MARKET-7': [
			'On a table in progress the hawker stands where he is placed, or lies beside the table.',
			'our decision'
		],
		'MARKET-8': ['The stall at a city pays its layer what the die shows.', 'our decision'],
		'MARKET-9': [
			'Instead of placing a figure a player may take an own stallkeeper home.',
			'our decision'
		]
	},
	ruleTopics: { MARKET: 'Market Day' }
};
