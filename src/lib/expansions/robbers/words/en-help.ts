import type { ExpansionReading } from '../../../words/expansion';
import type { ROBBERS_NAMES } from '../names';

type Reading = ExpansionReading<typeof ROBBERS_NAMES>;

/** How to play with The Robbers, in English. */
export const help: Reading['help'] = {
	title: 'The Robbers',
	lines: [
		'Each player has a robber, who waits in hand at first. Of the later tiles one has a garden; say in your rules which you have.'
	],
	terms: [
		[
			'A bag is laid',
			'Whoever lays it may put the robber beside another player’s marker, or move it there. Then the next player with a robber in hand may place it. By other rules every player may. Tilekeep asks each of them: tap a player, or nobody.'
		],
		[
			'Robbing',
			'When a player beside your robber scores, you score half of that, rounded up. They keep all of it, and your robber comes home. It takes half of one payment only: the first of the turn.'
		],
		[
			'On the score track',
			'A robber is on a space, and robs anybody there. If several score in one turn, Tilekeep asks whom you rob, unless it makes no difference. Tap a player’s score to see where the robbers are.'
		],
		[
			'Nobody robs a robber',
			'Points from robbing can’t be robbed. The robbers beside that marker go along with it and wait. The same goes for manual points.'
		],
		[
			'At the end',
			'Each robber on the score track scores 3 points. By other rules they rob once more, or do nothing.'
		]
	],
	topics: {
		robbers: {
			title: 'Robbers in pictures',
			pictures: {
				'robber-takes-half': 'Blue’s robber is beside red’s marker: blue takes half of red’s road',
				'robber-goes-along':
					'Red takes half of blue’s city, and blue’s robber goes along with red’s marker'
			}
		}
	}
};

/** The rules of The Robbers. */
export const rules: Reading['rules'] = {
	'ROBBERS-1': [
		'Eight tiles with a bag are drawn with the others. Each player has a robber, in hand at first. Of the later tiles one has a garden.',
		'page, contents; pictures of the tiles'
	],
	'ROBBERS-2': [
		'Whoever lays a bag may put the robber on a space of the score track where another player’s marker is. If it’s there already, it may be moved to another such space.',
		'page; first page; Papa Geek'
	],
	'ROBBERS-3': [
		'Then the next player with a robber in hand may place it, and nobody else. By other rules every player may, one after another.',
		'page; first page; Z-Man; page of 2025'
	],
	'ROBBERS-4': [
		'Robbers are placed before a figure is placed and before scoring. So what the bag tile completes can be robbed at once.',
		'first page, 12/2013; page, question'
	],
	'ROBBERS-5': [
		'When a player beside a robber scores, its owner scores half of that, rounded up. The player keeps all of it, and the robber goes home.',
		'page; first page; shops'
	],
	'ROBBERS-6': [
		'If several players beside a robber score in one turn, its owner chooses whom to rob.',
		'shops'
	],
	'ROBBERS-7': [
		'Points from robbing can’t be robbed. Robbers beside a marker that moves by robbing go along with it and wait.',
		'page; first page; shops'
	],
	'ROBBERS-8': [
		'A robber is on a space and may rob anybody there, also whoever comes later. The space is the total, counted round the 50 spaces.',
		'page; first page, 5/2013'
	],
	'ROBBERS-9': [
		'A robber takes half of one payment, the first of the turn, not of all points of the turn.',
		'Z-Man; the order: our decision'
	],
	'ROBBERS-10': [
		'At the end each robber on the score track scores 3 points. By other rules it robs once more, or does nothing.',
		'Wikicarpedia, Game Reference; left open on the pages'
	],
	'ROBBERS-11': [
		'A robber may be placed on space 0, also in the first turn.',
		'page, by its words'
	],
	'ROBBERS-12': [
		'Manual points aren’t robbed. The robber goes along with the marker beside which it was placed.',
		'our decision'
	],
	'ROBBERS-13': [
		'On a table in progress you enter where the robbers are. What is found completed can be robbed.',
		'our decision'
	],
	'ROBBERS-14': [
		'With The Messages a robber stands beside one of a player’s two figures, and robs that one only. Tilekeep asks which one moved.',
		'page; first page, 5/2013; our decision on the questions'
	]
};

/** What they are about. */
export const ruleTopics: Reading['ruleTopics'] = { ROBBERS: 'robbers' };
