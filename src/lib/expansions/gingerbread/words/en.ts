import { places, onPlaceOf, placeOf, turnOf } from '../../../words/en/places';
import { number, plural } from '../../../words/en/format';
import { BOOKLET, type WordsOf } from '../../../words/en/says';
import type { GINGERBREAD_NAMES } from '../names';

const openCities = (n: number): string =>
	plural(n, {
		one: 'Only one possible city. Tap it.',
		other: `${number(n)} possible cities. Tap one.`
	});
const staysBecause = (away: boolean): string =>
	away ? 'stays beside the board: no city is unfinished' : 'stays: no other city is unfinished';
const EVERY_KNIGHT = 'Every knight counts, whoever has the most';

/** The Gingerbread Man in English. */
export const words: WordsOf<typeof GINGERBREAD_NAMES> = {
	title: 'The Gingerbread Man',
	adds: '6 tiles and one figure that belongs to nobody',
	mind: {
		'gingerbread/base':
			'The Gingerbread Man’s tiles have the back of the Winter Edition, so they stand out among base game tiles. Draw from a bag, without looking.'
	},
	pieces: { 'gingerbread-man': ['Gingerbread Man', 'Gingerbread Men'] },
	printed: {
		gingerbread: 'Gingerbread man: whoever lays this tile moves him to an unfinished city.'
	},
	marks: { gingerbread: 'gingerbread man' },
	sources: { gingerbread: 'Gingerbread Man' },
	titles: {
		'gingerbread/left': 'The Gingerbread Man leaves a city',
		'gingerbread/completed': 'The Gingerbread Man’s city is completed'
	},
	verdicts: { 'gingerbread/left': EVERY_KNIGHT, 'gingerbread/completed': EVERY_KNIGHT },
	events: {
		'gingerbread/moved': (event) =>
			`${turnOf(event.turn)}: ${event.name} moved the Gingerbread Man to the ${placeOf(event)}.`,
		'gingerbread/stood': (event) => `Table in progress: the Gingerbread Man ${onPlaceOf(event)}.`
	},
	questions: {
		'gingerbread/place': (name, options) => ({
			question: `${name} puts the Gingerbread Man on the board`,
			how: openCities(options),
			why: 'Choose an unfinished city. Nobody scores for this.'
		}),
		'gingerbread/move': (name, options) => ({
			question: `${name} moves the Gingerbread Man`,
			how: openCities(options),
			why: 'Choose an unfinished city other than the one he is in.'
		}),
		'gingerbread/move-on': (name, options) => ({
			question: `${name} moves the Gingerbread Man once more`,
			how: openCities(options),
			why: 'By your rules he moves twice: he has moved for the completed city, and now he moves for his tile. The city he leaves pays its knights.'
		})
	},
	moves: {
		'gingerbread-man': (place, kind) =>
			`moves the Gingerbread Man to the ${places.place(place, kind)}`
	},
	leaves: {
		'gingerbread-man': 'takes the Gingerbread Man off the board: no unfinished city is left'
	},
	stays: {
		'gingerbread-man': {
			says: (away) => `the Gingerbread Man ${staysBecause(away)}`,
			brief: (away) => staysBecause(away)
		}
	},
	markerHints: { 'gingerbread-man': 'Tap the city where the Gingerbread Man stands.' },
	undescribed: { gingerbread: (id) => `Gingerbread tile ${id.replace(/\D/g, '')}` },
	rulings: {
		gingerbreadMoves: {
			title: 'The Gingerbread Man’s tile completes his city',
			answers: {
				once: [
					'One move',
					'The city pays for its completion, and the Gingerbread Man moves once, for the city and the tile together.',
					'a tile of the Gingerbread Man that completes his city moves him once'
				],
				twice: [
					'Two moves',
					'“… the player who completed the city moves the gingerbread man”, and then “he takes the gingerbread man and moves it” for the tile. The city that he leaves then pays its knights.',
					'a tile of the Gingerbread Man that completes his city moves him twice'
				]
			}
		},
		gingerbreadTiles: {
			title: 'Gingerbread tiles',
			answers: {
				known: [
					'Built in',
					'Tilekeep knows the six tiles, from the one public scan we found.',
					'Tilekeep knows the six gingerbread tiles'
				],
				described: [
					'Described',
					'The players describe each of the six tiles, as in games that began before Tilekeep knew them.',
					'the players describe the six gingerbread tiles'
				]
			}
		}
	},
	rulingSources: {
		gingerbreadMoves: `${BOOKLET}, page 8, The Gingerbread Man`,
		gingerbreadTiles: 'A public scan of the six tiles'
	},
	help: {
		title: 'The Gingerbread Man',
		lines: [
			'He belongs to nobody and starts in the city of the start tile. With The River he starts in a city of the first tile laid that has one, and whoever lays it puts him there. If a house rule puts the start tile in the bag, he waits beside the board until his first tile; no rulebook covers that case.'
		],
		terms: [
			[
				'His tiles',
				'Tilekeep knows his six tiles from the one public scan we found. Does a tile in your box look different, or do you have one of them twice? Change their number under “Tiles in the bag”, and describe yours with the + at the end of the palette. He is moved by every tile that has a gingerbread man on it.'
			],
			[
				'He moves',
				'Whoever lays one of his six tiles plays the turn as usual and then moves him to another unfinished city. Whoever completes his city moves him too. Tilekeep asks where, and the next turn waits for the answer.'
			],
			[
				'He pays',
				'Each player scores 1 point per tile for each of their knights in the city. That happens when he leaves it because of one of his tiles, and when it is completed, before it pays as usual. Pennants and majorities don’t matter. The knights he leaves behind stay.'
			],
			[
				'No other city',
				'He stays, and nobody is paid. If his city is completed then, he leaves the board until his next tile.'
			],
			[
				'Where the rulebook is silent',
				'If his own tile completes his city, he pays once and moves once. Your table may have him move twice: for the city, then for the tile. In that case the city he leaves pays, too. Each figure is one knight, whatever it counts elsewhere. Figures move on before he does, so one that comes into his city is a knight there.'
			]
		],
		topics: {
			gingerbread: {
				title: 'The Gingerbread Man in pictures',
				pictures: {
					'gingerbread-completed':
						'His city is completed: before it pays as usual, each knight is paid',
					'gingerbread-leaves': 'He leaves a city because of one of his tiles'
				}
			}
		}
	},
	rules: {
		'GINGERBREAD-1': [
			'Before the first turn the Gingerbread Man stands in the city of the start tile. His six tiles are drawn with the others.',
			'book, p. 8, setup'
		],
		'GINGERBREAD-2': [
			'A turn with one of his tiles is scored as usual. Then the same player moves him to another unfinished city, whoever stands there.',
			'book, p. 8, the new tiles'
		],
		'GINGERBREAD-3': [
			'The city he leaves because of one of his tiles pays each player 1 per tile for each of their knights. Pennants don’t count, each figure is one knight, and the knights stay.',
			'book, p. 8, scoring 1'
		],
		'GINGERBREAD-4': [
			'Before his city is scored, it pays each player 1 per tile for each of their knights. Pennants don’t count, and each figure is one knight.',
			'book, p. 8, scoring 2'
		],
		'GINGERBREAD-5': [
			'Without another unfinished city he stays. If his city is completed then, he leaves the board and comes back with his next tile.',
			'book, p. 8, special case'
		],
		'GINGERBREAD-6': [
			'When his own tile completes the city in which he stands, he pays for the completion and moves once. By another rule he moves twice, for the city and then for the tile. In that case the city he leaves with the second move pays, too.',
			'book, p. 8, the new tiles, scoring 1 and 2'
		],
		'GINGERBREAD-7': [
			'Every figure in his city counts as one knight, of whatever kind and whatever the pennants.',
			'our decision'
		],
		'GINGERBREAD-8': [
			'When he stays because there’s no other city, or comes back onto the board, nobody is paid.',
			'our decision'
		],
		'GINGERBREAD-9': [
			'Figures move on before he does; one that came into the city he then leaves is a knight there.',
			'our decision'
		],
		'GINGERBREAD-10': [
			'His city counts as it is when he leaves it, with the tile and the figure of that turn.',
			'our decision'
		],
		'GINGERBREAD-11': [
			'If one of his tiles fits nowhere, he doesn’t move. At the end of the game he pays nothing.',
			'our decision'
		],
		'GINGERBREAD-12': [
			'On a table in progress he stands where he is placed, or waits beside the board until his next tile.',
			'our decision'
		],
		'GINGERBREAD-13': [
			'Where no start tile has a city, as with The River, he begins in a city of the first tile laid that has one. Whoever lays it puts him there.',
			'Game Reference, preparation'
		]
	},
	ruleTopics: {
		GINGERBREAD: 'the Gingerbread Man'
	}
};
