import { common } from '../../../words/en/common';
import type { WordsOf } from '../../../words/en/says';
import type { SHRINES_NAMES } from '../names';

const AHEAD = 'Whichever is completed first scores; the other one pays nothing.';

/** Shrines in English. */
export const words: WordsOf<typeof SHRINES_NAMES> = {
	title: 'Shrines',
	adds: '5 or 6 tiles with shrines, which challenge monasteries',
	monasteries: {
		shrine: {
			name: 'shrine',
			some: 'a shrine',
			on: 'in the shrine',
			of: (tiles) => `Shrine with ${tiles}`
		}
	},
	printed: {
		shrine:
			'Shrine: scored like a monastery. Occupied, it challenges an occupied monastery beside it.'
	},
	signs: { shrine: { name: 'Shrine', with: 'with a shrine' } },
	titles: { 'shrines/lost': 'Challenge lost' },
	verdicts: { 'shrines/lost': 'The other building was completed first' },
	countables: { 'shrines/lost': ['lost challenge', 'lost challenges'] },
	notes: {
		'shrines/by-shrine': (names) =>
			`Challenged by a shrine beside it (${common.list(names)}). ${AHEAD}`,
		'shrines/by-monastery': (names) =>
			`Challenged by a monastery beside it (${common.list(names)}). ${AHEAD}`,
		'shrines/begun': (names) =>
			`A challenge begins: shrine against monastery (${common.list(names)}).`,
		'shrines/ended': (names) => `Challenge lost: nothing for ${common.list(names)}.`
	},
	objections: {
		'shrines/two-monasteries': 'A shrine may lie beside one monastery only.',
		'shrines/two-shrines': 'A monastery may lie beside one shrine only.'
	},
	rulings: {
		shrineTiles: {
			title: 'How many shrines',
			answers: {
				five: [
					'5 tiles',
					'Those of Count, King & Robber and of Spielbox.',
					'there are five shrines'
				],
				six: ['6 tiles', 'Those of Cult, Siege & Creativity.', 'there are six shrines']
			}
		},
		shrineWagon: {
			title: 'A wagon whose building loses its challenge',
			answers: {
				home: [
					'Comes home',
					'A wagon drives on only after it has scored.',
					'a wagon comes home from a building that loses its challenge'
				],
				drives: [
					'Drives on',
					'It drives on as from a building that was completed.',
					'a wagon drives on from a building that loses its challenge'
				]
			}
		}
	},
	rulingSources: {
		shrineTiles: 'Wikicarpedia, Heretics & Shrines: contents, pictures of the tiles',
		shrineWagon: 'Open in the rules we saw; the second way is that of JCloisterZone'
	},
	help: {
		title: 'Shrines',
		lines: ['Say in your rules whether your box has five tiles or six.'],
		terms: [
			[
				'A shrine',
				'It is claimed and scored like a monastery: 1 point for its tile and 1 for each of the eight around. Whoever may stand in a monastery may stand there.'
			],
			[
				'Where it may lie',
				'A shrine never lies beside two monasteries, nor a monastery beside two shrines, not even at a corner. Whatever counts as a monastery counts here.'
			],
			[
				'The challenge',
				'It begins as soon as a shrine and a monastery beside it are both occupied. Tilekeep says so after the turn, and on both cards.'
			],
			[
				'Who wins',
				'Whichever is completed first scores. The other one pays nothing, and its figure comes home. If one tile completes both, both score. At the end of the game both score as unfinished.'
			]
		],
		topics: {
			shrines: {
				title: 'Challenges in pictures',
				pictures: {
					'shrine-wins': 'Blue’s shrine is completed first and scores',
					'monastery-loses': 'Red’s monastery beside it pays nothing',
					'shrine-draws': 'One tile completed both: both score'
				}
			}
		}
	},
	rules: {
		'SHRINE-1': [
			'There are 5 tiles with a shrine, or 6 in one box. They are drawn with the others.',
			'page, contents; pictures of the tiles'
		],
		'SHRINE-2': [
			'No shrine may lie beside two monasteries, and no monastery beside two shrines, corners included. That also holds for those on the table already.',
			'page; for those on the table: JCloisterZone'
		],
		'SHRINE-3': [
			'A shrine is claimed and scored like a monastery, also unfinished at the end. Whoever may stand in a monastery may stand there.',
			'page, Z-Man; abbots and wagons: JCloisterZone'
		],
		'SHRINE-4': [
			'A shrine and a monastery beside each other, also at a corner, challenge each other as soon as both are occupied.',
			'page, Z-Man'
		],
		'SHRINE-5': [
			'Whichever is completed first scores. If the other one is still unfinished it pays nothing, and its figure comes home in the same turn.',
			'page, Z-Man; JCloisterZone'
		],
		'SHRINE-6': ['If one tile completes both, both score.', 'publisher’s answers'],
		'SHRINE-7': [
			'Only an occupied building wins. One that lost is free again: it may be claimed and scored later.',
			'JCloisterZone'
		],
		'SHRINE-8': [
			'Whatever counts as a monastery is one here, and gardens take no part.',
			'publisher’s answers; places beside abbeys, and gardens: JCloisterZone'
		],
		'SHRINE-9': [
			'If a figure is taken home before the challenge is decided, it is paid as usual, and the challenge is over.',
			'JCloisterZone'
		],
		'SHRINE-10': [
			'A wagon comes home from a building that lost its challenge. By another rule it drives on.',
			'left open; the second way: JCloisterZone'
		],
		'SHRINE-11': [
			'At the end undecided challenges are over, and both buildings score as unfinished. On a table in progress a completed building that isn’t scored yet wins when play begins.',
			'examples; tables in progress: our decision'
		]
	},
	ruleTopics: { SHRINE: 'shrines' }
};
