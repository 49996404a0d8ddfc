import type { ExpansionReading } from '../../../words/expansion';
import type { BIG_TOP_NAMES } from '../names';

type Reading = ExpansionReading<typeof BIG_TOP_NAMES>;

/** How to play with Under the Big Top, in English. */
export const help: Reading['help'] = {
	title: 'Under the Big Top',
	lines: [
		'Tilekeep knows the tiles of 2017. Those of “Circus & Artists”, of 2025, aren’t built in.'
	],
	terms: [
		[
			'The big top',
			'Onto the first circus come an animal token, face down, and the big top. With each later circus, play and score the turn first. Then show the token under the big top and tap its number.'
		],
		[
			'The audience',
			'Each meeple on the big top’s tile and the eight around brings its owner that number: thieves, farmers, acrobats, each once. Figures that never count for a majority don’t. Then the big top goes to the new circus, with a new token.'
		],
		[
			'The last number',
			'At the end of the game the last token is shown, and pays in the same way. Tilekeep asks for it before the final scoring.'
		],
		[
			'Acrobats',
			'Instead of placing a figure elsewhere, put a meeple on a space for acrobats: on the tile just laid or one of the eight around. Only plain meeples perform, three to a space.'
		],
		[
			'Pyramids',
			'In a turn without a figure, a full pyramid may be scored: 5 points for each acrobat to its owner, and all three go home. At the end each acrobat still brings 5.'
		],
		[
			'The ringmaster',
			'He is a meeple like others. When his feature is scored, he also brings 2 points for each circus or acrobat tile: his own and the eight around. He does so even if others have the majority.'
		]
	],
	topics: {
		'big-top': {
			title: 'The circus in pictures',
			pictures: {
				'big-top-audience': 'A 6 under the big top: red has two meeples around, blue one',
				'acrobats-pyramid': 'A pyramid is scored: red has two acrobats, blue one',
				'ringmaster-shows':
					'Red’s ringmaster stands on a tile for acrobats, beside a circus: 4 points more'
			}
		}
	}
};

/** Its rules. */
export const rules: Reading['rules'] = {
	'CIRCUS-1': [
		'There are 20 tiles, 12 with a circus and 8 for acrobats; two have a garden. Of the 16 animal tokens one is a 1, four are 3, five 4, three 5, two 6, one 7.',
		'page, contents; Papa Geek; pictures'
	],
	'CIRCUS-2': [
		'Nobody stands on a circus. Roads end at it and at a space for acrobats. With roads and the walls they touch, they separate fields.',
		'Papa Geek; pictures'
	],
	'CIRCUS-3': [
		'Onto the first circus come an animal token, face down, and the big top.',
		'Papa Geek'
	],
	'CIRCUS-4': [
		'The turn of each later circus is scored first. Then the token is shown, and each meeple on its tile and the eight around pays its owner that number. The big top goes on to the new circus.',
		'page; Papa Geek'
	],
	'CIRCUS-5': [
		'All meeples count, each once: farmers, acrobats, ringmasters, those that lie or stand on top of something. Other figures don’t.',
		'page; Papa Geek; each once: JCloisterZone'
	],
	'CIRCUS-6': ['Figures that move on after scoring count where they are then.', 'JCloisterZone'],
	'CIRCUS-7': [
		'At the end the last token is shown, and pays in the same way, after everything else.',
		'JCloisterZone'
	],
	'CIRCUS-8': [
		'A token that was shown is out of the game. If the game ends with tiles left, the last token pays nothing.',
		'our decision'
	],
	'CIRCUS-9': [
		'On a table in progress, enter where the big top stands and who performs. Any number may come then. Without the big top it comes onto the next circus.',
		'our decision'
	],
	'ACROBATS-1': [
		'Instead of a figure elsewhere, a plain meeple may perform on the tile just laid or one of the eight around, until three are there.',
		'page; no other kind: JCloisterZone'
	],
	'ACROBATS-2': [
		'In a turn without a figure, a full pyramid may be scored: 5 points for each acrobat, and all three go home.',
		'review'
	],
	'ACROBATS-3': [
		'Your table decides who may do that: anybody, only with a tile on or beside its tile, or only players with an acrobat there.',
		'anybody: JCloisterZone'
	],
	'ACROBATS-4': [
		'At the end each acrobat brings 5 points, in a full pyramid or not.',
		'JCloisterZone'
	],
	'ACROBATS-5': [
		'Acrobats count for nothing else but the audience. A pyramid pays what it was when it was chosen, whatever happens later in that turn.',
		'JCloisterZone; later in that turn: our decision'
	],
	'RINGMASTER-1': [
		'Each player has a ringmaster: a meeple for roads, cities, monasteries and fields, who counts 1 and never performs.',
		'page; ringmaster’s rules'
	],
	'RINGMASTER-2': [
		'When his feature is scored, he brings 2 points for each circus or acrobat tile among his own and the eight around. Majorities don’t matter.',
		'page; ringmaster’s rules; the eight around: JCloisterZone'
	],
	'RINGMASTER-3': [
		'He brings nothing where he is only counted, such as in the audience of the big top.',
		'JCloisterZone'
	]
};

/** What they are about. */
export const ruleTopics: Reading['ruleTopics'] = {
	CIRCUS: 'the circus',
	ACROBATS: 'acrobats',
	RINGMASTER: 'the ringmaster'
};
