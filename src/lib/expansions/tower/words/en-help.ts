import type { ExpansionReading } from '../../../words/expansion';
import type { TOWER_NAMES } from '../names';

type Reading = ExpansionReading<typeof TOWER_NAMES>;

/** How to play with The Tower, in English. */
export const help: Reading['help'] = {
	title: 'The Tower',
	lines: [
		'Each player begins with tower floors: 10 with two players, 9 with three, then 7, 6, and 5 with six.',
		'The rules are those of the first and second edition. We don’t know yet whether newer printings differ.'
	],
	terms: [
		[
			'Adding a floor',
			'Instead of placing a figure, tap “Add a tower floor” and any foundation or open tower, wherever it is.'
		],
		[
			'Capturing',
			'A tower reaches its own tile, and as many tiles straight ahead in four directions as it has floors. Gaps don’t matter. Tap a lit meeple to capture it, or nobody. Your own meeple comes home, another player’s becomes your prisoner.'
		],
		[
			'On top',
			'Instead of placing a figure, you may close an open tower with a meeple on top. It stays to the end and scores nothing, and nobody builds on. It can be captured; then the tower is open again.'
		],
		[
			'Exchange',
			'As soon as two players hold each other’s figures, one of each goes home. Tilekeep does it by itself, and asks only where there is a choice.'
		],
		[
			'Ransom',
			'Once in your turn, before your figure is placed, you may pay 3 points to whoever holds your figure. Tap the score of that player, or the button beside your tile. You may place it at once.'
		],
		[
			'Prisoners',
			'Tap a player’s score to see whom they hold, and how many floors they have left. Prisoners score nothing.'
		]
	],
	topics: {
		tower: {
			title: 'Towers in pictures',
			pictures: {
				'tower-ends-road': 'The road ends at a foundation: four tiles',
				'tower-captured':
					'Blue’s tower captured red’s thief, so blue may place one and scores the road'
			}
		}
	}
};

/** The rules of The Tower. */
export const rules: Reading['rules'] = {
	'TOWER-1': [
		'Eighteen tiles with a foundation are drawn with the others. Two players have 10 floors each, three 9, four 7, five 6, and six 5. In the second edition two tiles have a garden.',
		'page, contents; page of the 2nd edition'
	],
	'TOWER-2': [
		'Roads that end at a foundation are separate roads. On one tile the foundation stands at a city wall and separates two fields together with the road.',
		'pictures of the tiles; JCloisterZone'
	],
	'TOWER-3': ['Foundations belong to no feature, and nobody can claim them.', 'page'],
	'TOWER-4': [
		'Instead of placing a figure you may add one of your floors to any foundation, or to any tower without a meeple on top. It may be anywhere.',
		'page; Papa Geek'
	],
	'TOWER-5': [
		'Then you may capture one meeple: on the tower’s tile, or straight ahead in four directions, no farther than the tower has floors. Gaps and other towers don’t matter.',
		'Papa Geek; JCloisterZone'
	],
	'TOWER-6': [
		'Every kind of meeple can be captured, farmers too, but no figure that counts for no majority. One that can’t stay alone goes home.',
		'publisher’s answers; JCloisterZone'
	],
	'TOWER-7': [
		'Your own meeple comes home. Another player’s becomes your prisoner: neither on the table nor in that player’s supply.',
		'Papa Geek; JCloisterZone'
	],
	'TOWER-8': [
		'Instead of placing a figure you may put a meeple of either size on top of any open tower of at least one floor. Figures with a task of their own can’t.',
		'page; publisher’s answers; JCloisterZone'
	],
	'TOWER-9': [
		'It stays to the end and scores nothing. Another tower can capture it, even a lower one; then its tower is open again.',
		'Papa Geek; Carcassonne Central; publisher’s answers'
	],
	'TOWER-10': [
		'As soon as two players hold a figure of each other, one of each goes home at once, of whatever kind.',
		'Papa Geek; page of the 2nd edition'
	],
	'TOWER-11': [
		'Prisoners are exchanged between two players only, never among three.',
		'JCloisterZone'
	],
	'TOWER-12': ['A prisoner scores for nobody, also at the end.', 'JCloisterZone'],
	'TOWER-13': ['Without floors you may still put meeples on towers.', 'JCloisterZone'],
	'TOWER-14': ['Towers themselves score nothing.', 'page'],
	'TOWER-15': [
		'Once in your turn you may pay 3 points to whoever holds your figure, and take it back. You may place it in the same turn.',
		'page; publisher’s answers; Papa Geek'
	],
	'TOWER-16': [
		'Whoever has fewer than 3 points can’t pay. By another rule the score falls below 0.',
		'page of the 2nd edition, footnote'
	],
	'TOWER-17': [
		'If several kinds of figures could come home by an exchange, whoever captured chooses. By another rule the other player does.',
		'JCloisterZone'
	],
	'TOWER-18': [
		'In a turn of several tiles each part may bring a floor, but only one ransom is paid. Floors may be added while the river is laid.',
		'publisher’s answers; JCloisterZone'
	],
	'TOWER-19': [
		'Capturing comes before everything that the tile completes is scored. A ransom is paid before the tile, and nobody can rob it.',
		'JCloisterZone; robbing: our decision'
	],
	'TOWER-20': [
		'On a table in progress you enter the floors, who stands on top, the prisoners, and how many floors each player has left.',
		'our decision'
	],
	'TOWER-21': [
		'A figure that may be placed second may also go on top of an open tower, even one that just grew.',
		'Papa Geek; JCloisterZone'
	],
	'TOWER-22': ['What you score as your turn begins counts for the ransom.', 'JCloisterZone']
};

/** What they are about. */
export const ruleTopics: Reading['ruleTopics'] = { TOWER: 'towers' };
