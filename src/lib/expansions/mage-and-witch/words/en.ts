import { number, plural } from '../../../words/en/format';
import { onPlaceOf, placeOf, places } from '../../../words/en/places';
import type { WordsOf } from '../../../words/en/says';
import type { MAGE_AND_WITCH_NAMES } from '../names';

const openFeatures = (n: number): string =>
	plural(n, {
		one: 'Only one possible road or city. Tap it.',
		other: `${number(n)} possible roads and cities. Tap one.`
	});
const NOT_TOGETHER =
	'It must be an unfinished road or city, other than the ones with the mage or the witch.';

/** Mage & Witch in English. */
export const words: WordsOf<typeof MAGE_AND_WITCH_NAMES> = {
	title: 'Mage & Witch',
	adds: '8 tiles; a mage and a witch that belong to nobody',
	pieces: { mage: ['mage', 'mages'], witch: ['witch', 'witches'] },
	printed: {
		magic: 'Magic symbol: whoever lays this tile moves the mage or the witch.'
	},
	marks: { magic: 'magic symbol' },
	countables: { 'tiles/mage': ['tile for the mage', 'tiles for the mage'] },
	halves: {
		witch: (half, isEven) =>
			isEven
				? `halved by the witch: ${number(half)}`
				: `halved by the witch and rounded up: ${number(half)}`
	},
	events: {
		'mage-and-witch/mage-moved': (event) =>
			`${event.name} moved the mage to the ${placeOf(event)}.`,
		'mage-and-witch/witch-moved': (event) =>
			`${event.name} moved the witch to the ${placeOf(event)}.`,
		'mage-and-witch/mage-removed': (event) => `${event.name} took the mage off the board.`,
		'mage-and-witch/witch-removed': (event) => `${event.name} took the witch off the board.`,
		'mage-and-witch/mage-stood': (event) => `Table in progress: the mage ${onPlaceOf(event)}.`,
		'mage-and-witch/witch-stood': (event) => `Table in progress: the witch ${onPlaceOf(event)}.`
	},
	questions: {
		'mage-and-witch/move': (name) => ({
			question: `${name} moves the mage or the witch`,
			how: 'Tap where the mage goes, or choose the witch.',
			why: 'The mage adds 1 point per tile, and the witch halves the points.'
		}),
		'mage-and-witch/part': (name) => ({
			question: `${name} moves the mage or the witch away`,
			how: 'Tap where the mage goes, or choose the witch.',
			why: 'The tile joined the roads or cities of both, and they never share one.'
		}),
		'mage-and-witch/remove': (name) => ({
			question: `${name} takes the mage or the witch off the board`,
			how: 'Which of them?',
			why: 'No other road or city is unfinished.'
		}),
		'mage-and-witch/witch': (name, options) => ({
			question: `Where does ${name} put the witch?`,
			how: openFeatures(options),
			why: NOT_TOGETHER
		})
	},
	answers: {
		'mage-and-witch/move/witch': () => 'The witch',
		'mage-and-witch/part/witch': () => 'The witch',
		'mage-and-witch/remove/mage': () => 'The mage',
		'mage-and-witch/remove/witch': () => 'The witch'
	},
	moves: {
		mage: (place, kind) => `moves the mage to the ${places.place(place, kind)}`,
		witch: (place, kind) => `moves the witch to the ${places.place(place, kind)}`
	},
	leaves: {
		mage: 'takes the mage off the board',
		witch: 'takes the witch off the board'
	},
	markerHints: {
		mage: 'Tap the road or city where the mage stands.',
		witch: 'Tap the road or city where the witch stands.'
	},
	rulings: {
		magicTiles: {
			title: 'Tiles of Mage & Witch',
			answers: {
				first: [
					'Without a garden',
					'The 8 tiles of 2012.',
					'the tiles of Mage & Witch have no garden'
				],
				later: [
					'With a garden',
					'The 8 tiles of Big Box 6 and 7: one of them has a garden, which matters only with The Abbot.',
					'one tile of Mage & Witch has a garden'
				]
			}
		},
		magicHomeUnscored: {
			title: 'Nobody scores the road or city of the mage or the witch',
			answers: {
				home: [
					'Off the board',
					'When their road or city is completed they leave the board, even if nobody scores it.',
					'mage and witch leave the board also when nobody scores their road or city'
				],
				stays: [
					'They stay',
					'They leave the board only with a road or city that somebody scores; otherwise they stay until they are moved.',
					'mage and witch stay where nobody scores their road or city'
				]
			}
		}
	},
	rulingSources: {
		magicTiles: 'Pictures of the tiles',
		magicHomeUnscored: 'Wikicarpedia, Mage & Witch: “after modifying a scored feature”'
	},
	help: {
		title: 'Mage & Witch',
		lines: [
			'They belong to nobody and wait beside the board at first. Of the later tiles one has a garden; say in your rules which you have.'
		],
		terms: [
			[
				'They move',
				'Whoever lays a tile with a magic symbol must move one of them to an unfinished road or city, whoever stands there. Tilekeep asks before the turn is scored: tap where the mage goes, or the button for the witch and then where she goes.'
			],
			[
				'The mage',
				'His road or city pays 1 more for each of its tiles when it is scored, also at the end. Pennants bring nothing more. Where an inn or a cathedral makes it worthless, he still pays.'
			],
			[
				'The witch',
				'Her road or city pays half when it is scored, also at the end. Everything that it would pay is added up first, then halved and rounded up.'
			],
			[
				'Never together',
				'They never share a road or city. Whoever lays a tile that joins theirs moves one of them at once. Where neither can go anywhere, one is taken off the board.'
			],
			[
				'They leave the board',
				'When their road or city is scored they leave the board until the next magic symbol. They also leave when nobody scores it, unless your rules let them stay.'
			]
		],
		topics: {
			magic: {
				title: 'Mage and witch in pictures',
				pictures: {
					'mage-completed': 'A completed city with the mage',
					'witch-completed': 'A completed road of five tiles with the witch',
					'mage-at-the-end': 'The mage in a city that is unfinished at the end',
					'witch-at-the-end': 'The witch in the same city'
				}
			}
		}
	},
	rules: {
		'MAGIC-1': [
			'Eight tiles with a magic symbol are drawn with the others. Mage and witch belong to nobody and wait beside the board at first.',
			'page, contents'
		],
		'MAGIC-2': [
			'Whoever lays a tile with a magic symbol must move the mage or the witch to a road or city, before a figure is placed and before scoring.',
			'page; first page; Papa Geek'
		],
		'MAGIC-3': [
			'Mage and witch never share a road or city, and whichever is moved must go to a different one.',
			'page, 5/2014; Papa Geek, n. 2; JCloisterZone'
		],
		'MAGIC-4': [
			'They go only to unfinished roads and cities. One that the tile just completed counts as completed.',
			'page; Papa Geek, n. 1'
		],
		'MAGIC-5': [
			'Where neither can go anywhere, one of them is taken off the board. Whoever laid the tile chooses.',
			'page; first page'
		],
		'MAGIC-6': [
			'Whoever lays a tile that joins the roads or cities of both moves one of them at once, before scoring. If that tile shows a magic symbol, a single move serves for both.',
			'page; Papa Geek; JCloisterZone'
		],
		'MAGIC-7': [
			'When their road or city is scored they leave the board, until a tile with a magic symbol is laid.',
			'page; Big Box 4'
		],
		'MAGIC-8': [
			'They also leave the board when nobody scores their completed road or city. By another rule they stay there.',
			'page; JCloisterZone'
		],
		'MAGIC-9': [
			'They count for no majority, keep nobody away, and change nothing on fields, in monasteries or in gardens.',
			'page; JCloisterZone'
		],
		'MAGIC-10': [
			'On a table in progress they stand where they are put, or wait beside the board. If they share a road or city, whoever lays the next tile moves one of them.',
			'our decision'
		],
		'MAGIC-11': [
			'The later tiles differ only by a garden on one of them.',
			'pictures of the tiles'
		],
		'MAGIC-12': [
			'They change only what a road or city pays when it is scored. What titles and other neutral figures pay stays the same, and goods are taken as usual.',
			'our decision'
		],
		'MAGE-1': [
			'A road or city with the mage pays 1 more for each of its tiles, but not for pennants.',
			'page; Big Box 4'
		],
		'MAGE-2': [
			'With the mage, a road or city that is unfinished at the end pays 1 more for each of its tiles. It pays that even with an inn or a cathedral.',
			'page; Big Box 4; JCloisterZone'
		],
		'WITCH-1': [
			'A road or city with the witch pays half of all that it would pay, rounded up.',
			'page; Big Box 4; Papa Geek'
		],
		'WITCH-2': [
			'With the witch, a road or city that is unfinished at the end pays half, rounded up.',
			'page; Big Box 4; JCloisterZone'
		]
	},
	ruleTopics: { MAGIC: 'mage and witch', MAGE: 'the mage', WITCH: 'the witch' }
};
