import { placeOf } from '../../../words/en/places';
import type { WordsOf } from '../../../words/en/says';
import { tiles } from '../../../words/en/tiles';
import type { SIEGE_NAMES } from '../names';

const WHY = 'A monastery lies beside the besieged city. An escape scores nothing.';

/** Siege in English. */
export const words: WordsOf<typeof SIEGE_NAMES> = {
	title: 'Siege',
	adds: '4, 6 or 10 tiles with besieged cities',
	printed: { besieged: 'Besieged: the whole city of this tile is under siege.' },
	signs: { besieged: { name: 'Besieged', with: 'under siege' } },
	countables: { 'cities/besieged': ['besieged city', 'besieged cities'] },
	notes: {
		'siege/besieged': () =>
			'This city is besieged: completed it pays 1 point less per tile and pennant, and counts double for farms. Unfinished it pays nothing.'
	},
	events: {
		'siege/escaped': (event) =>
			`${event.name}’s ${tiles.piece(event.piece ?? 'follower')} escaped from the ${placeOf(event)}.`,
		'siege/stayed': ({ name }) => `${name} let nobody escape.`
	},
	questions: {
		'siege/escape': (name) => ({
			question: `Does a knight escape, ${name}?`,
			how: 'Tap the knight who comes home.',
			why: WHY
		}),
		'siege/escape-which': (name) => ({
			question: `Does a knight escape, ${name}?`,
			how: 'Tap the knight who comes home. Where two kinds stand together, one of them has a button.',
			why: WHY
		})
	},
	answers: { 'siege/escape-which/figure': ({ piece }) => `The ${tiles.piece(piece)}` },
	declines: { 'siege/escape': 'Nobody', 'siege/escape-which': 'Nobody' },
	fates: {
		'siege/escaped': ({ name, piece, kind }) =>
			`${name}’s ${tiles.figureOn(piece, kind)} escaped from a besieged city`
	},
	rulings: {
		siegeTiles: {
			title: 'Which besieged cities',
			answers: {
				cathars: [
					'The Cathars, Siege',
					'The 4 tiles of 2004 and 2008.',
					'the tiles of The Cathars are played'
				],
				besiegers: [
					'The Besiegers',
					'The 6 tiles of 2013.',
					'the tiles of The Besiegers are played'
				],
				both: ['Both', 'All 10 tiles.', 'the tiles of The Cathars and of The Besiegers are played']
			}
		},
		siegeEscape: {
			title: 'From which besieged cities knights escape',
			answers: {
				'siege-tile': [
					'Beside a besieged tile',
					'A monastery must lie beside a tile that shows the siege.',
					'knights escape where a monastery lies beside a besieged tile of their city'
				],
				'any-tile': [
					'Beside any tile',
					'A monastery must lie beside any tile of the city. As in Rio Grande’s rules of Siege.',
					'knights escape where a monastery lies beside any tile of their besieged city'
				],
				none: ['Nobody escapes', 'Knights stay where they are.', 'no knight escapes']
			}
		},
		escapeInParts: {
			title: 'Escaping when the builder gives a second tile',
			answers: {
				each: [
					'After each tile',
					'A knight may escape in each part of the turn.',
					'a knight may escape in each part of a turn'
				],
				once: [
					'Once a turn',
					'A knight may escape only after the last tile of the turn.',
					'a knight may escape once a turn'
				]
			}
		},
		siegePig: {
			title: 'A pig and a besieged city',
			answers: {
				twice: [
					'Twice',
					'Its owner gets 8 points: the 4 with a pig, doubled.',
					'a pig counts twice for a besieged city'
				],
				once: [
					'Once',
					'Its owner gets 7 points: only the 3 are doubled.',
					'a pig counts once for a besieged city'
				]
			}
		},
		siegeSmallCity: {
			title: 'A besieged city of two tiles',
			answers: {
				nothing: [
					'Pays nothing',
					'Small cities pay 1 per tile by your rules, and a besieged one 1 less.',
					'a besieged city of two tiles pays nothing'
				],
				'as-others': [
					'Pays 2',
					'As much as other small cities by your rules.',
					'a besieged city of two tiles pays 2 points'
				]
			}
		},
		siegeBuilder: {
			title: 'Builders in besieged cities',
			answers: {
				no: [
					'Stay',
					'A builder comes home only when no meeple of its owner is left.',
					'builders don’t escape'
				],
				yes: ['May escape', 'A builder may escape like a knight.', 'builders may escape too']
			}
		},
		siegeHerd: {
			title: 'The pig herd and a besieged city',
			answers: {
				once: ['Once', 'The herd adds 1 point.', 'a pig herd counts once for a besieged city'],
				twice: ['Twice', 'The herd adds 2 points.', 'a pig herd counts twice for a besieged city']
			}
		}
	},
	rulingSources: {
		siegeTiles: 'Wikicarpedia, Besiegers, Cathars, Siege: pictures of the tiles',
		siegeEscape: 'Wikicarpedia, Besiegers, Cathars, Siege: notes; Rio Grande’s rules',
		escapeInParts: 'Wikicarpedia, Besiegers, Cathars, Siege: notes; once: JCloisterZone',
		siegePig: 'Rio Grande’s rules; once: JCloisterZone',
		siegeSmallCity: 'Open in the rules we saw; the first way is that of JCloisterZone',
		siegeBuilder: 'carcassonne.wikia.com lets builders escape; JCloisterZone doesn’t',
		siegeHerd: 'Open in the rules we saw; once: JCloisterZone'
	},
	help: {
		title: 'Siege',
		lines: ['Say in your rules which of the boxes you have.'],
		terms: [
			[
				'A besieged city',
				'One tile with crossed swords is enough: the whole city is besieged, once. Tap the city to see it.'
			],
			[
				'What it pays',
				'Completed it pays 1 point per tile and 1 per pennant, with a cathedral 2 each. Unfinished at the end it pays nothing. For farms and barns it counts double.'
			],
			[
				'Escape',
				'A monastery beside a besieged tile, also at a corner, is a way out: after your turn you may take one knight home. Tilekeep asks when that is possible: tap the knight, or “Nobody”.'
			],
			[
				'Who may escape',
				'Any figure that counts for the city’s majority. Whose monastery it is doesn’t matter. Whatever counts as a monastery serves, too. Nothing is scored for it.'
			]
		],
		topics: {
			siege: {
				title: 'Besieged cities in pictures',
				pictures: {
					'besieged-completed': 'A completed besieged city',
					'besieged-unfinished': 'The same, unfinished at the end',
					'besieged-farm': 'A farm beside a completed besieged city'
				}
			}
		}
	},
	rules: {
		'SIEGE-1': [
			'The Cathars and Siege have the same 4 tiles, The Besiegers 6 others. They are drawn with the others.',
			'page; Papa Geek; pictures of the tiles'
		],
		'SIEGE-2': [
			'A city with one such tile or more is besieged, once. Completed it pays 1 per tile and 1 per pennant, with a cathedral 2 each.',
			'page; Papa Geek; Rio Grande'
		],
		'SIEGE-3': ['A besieged city that is unfinished at the end pays nothing.', 'Rio Grande'],
		'SIEGE-4': [
			'To a farm a completed besieged city is worth double, whichever part of the city it borders.',
			'Rio Grande'
		],
		'SIEGE-5': [
			'To a barn it is worth double as well: 8 at the end, and 2 to farmers who are joined to a barn’s farm.',
			'JCloisterZone'
		],
		'SIEGE-6': [
			'If a monastery lies beside a besieged tile of the city, corners included, you may take one of your knights home after your turn. By another rule it may lie beside any tile of the city.',
			'page, notes; Rio Grande'
		],
		'SIEGE-7': [
			'One knight in all may escape in each part of a turn. By another rule one in a whole turn.',
			'page, notes; once: JCloisterZone'
		],
		'SIEGE-8': [
			'With a pig a besieged city brings 8 points: 4, doubled. By another rule 7: only the 3 are doubled.',
			'Rio Grande; 7: JCloisterZone'
		],
		'SIEGE-9': [
			'Knights are all figures that count for the city’s majority. A builder left alone comes home; by another rule it may escape itself.',
			'page, notes; builder: JCloisterZone, carcassonne.wikia.com'
		],
		'SIEGE-10': [
			'Whatever counts as a monastery is a way out; gardens aren’t. It doesn’t matter whose it is, or whether it is occupied or completed.',
			'page, notes; Rio Grande'
		],
		'SIEGE-11': [
			'If small cities pay 2 points, a besieged one pays nothing. By another rule it pays 2 as well.',
			'left open; the first way: JCloisterZone'
		],
		'SIEGE-12': [
			'An escape pays nothing. Sieges make no difference to goods or the king, and a completed besieged city sends everybody home as usual.',
			'page; JCloisterZone'
		],
		'SIEGE-13': [
			'A pig herd adds 1 point for a besieged city. By another rule it adds 2.',
			'left open; the first way: JCloisterZone'
		],
		'SIEGE-14': [
			'Knights escape after scoring, once figures have moved on, and before the second part of a turn.',
			'page, order of play; JCloisterZone'
		]
	},
	ruleTopics: { SIEGE: 'sieges' }
};
