import { counted, number } from '../../../words/en/format';
import type { WordsOf } from '../../../words/en/says';
import type { MESSAGES_NAMES } from '../names';

const points = (n: number): string => counted(n, 'point', 'points');

/** What is done with a message of this name. */
const drawn =
	(message: string, why: string, tap = '') =>
	(name: string, options: number) => ({
		question: `${name} drew “${message}”`,
		how: options > 0 ? `Tap ${tap}, or take 2 points.` : 'Carry it out, or take 2 points.',
		why
	});
const done = ({ count }: { readonly count: number }): string => points(count);
const two = (): string => '2 points instead';
const LEAST = 'It pays as at the end of the game. Everybody stays, and no majority is needed.';

/** The Messages in English. */
export const words: WordsOf<typeof MESSAGES_NAMES> = {
	title: 'The Messages',
	adds: '8 messages and a second scoring figure each, the messenger',
	pieces: { messenger: ['messenger', 'messengers'] },
	countables: {
		messenger: ['point of the messenger', 'points of the messenger'],
		messages: ['message', 'messages'],
		knights: ['knight', 'knights'],
		farmers: ['farmer', 'farmers']
	},
	sources: { messages: 'Messages' },
	titles: {
		'messages/road': 'Message: shortest road',
		'messages/city': 'Message: smallest city',
		'messages/monastery': 'Message: smallest monastery',
		'messages/pennants': 'Message: pennants',
		'messages/knights': 'Message: knights',
		'messages/farmers': 'Message: farmers',
		'messages/follower': 'Message: a meeple comes home',
		'messages/two': 'Message: 2 points instead'
	},
	verdicts: {
		'messages/road': 'Scored by a message, as at the end of the game',
		'messages/city': 'Scored by a message, as at the end of the game',
		'messages/monastery': 'Scored by a message, as at the end of the game',
		'messages/pennants': 'Scored by a message',
		'messages/follower': 'Scored by a message, as at the end of the game'
	},
	events: {
		'messages/moved': ({ name, count = 0 }) => `${name}’s messenger moved the ${points(count)}.`,
		'messages/no-message': ({ name, count = 0 }) =>
			`${name}’s scoring marker moved the ${points(count)}, and no message was drawn.`,
		'messages/two-points': ({ name }) => `${name} took 2 points instead of a message.`,
		'messages/carried-out': ({ name }) => `${name} drew a message and carried it out.`,
		'messages/road': ({ name }) => `${name} drew a message and scored the shortest road.`,
		'messages/city': ({ name }) => `${name} drew a message and scored the smallest city.`,
		'messages/monastery': ({ name }) => `${name} drew a message and scored the smallest monastery.`,
		'messages/tile': ({ name }) => `${name} drew a message and lays another tile.`,
		'messages/pennants': ({ name }) => `${name} drew a message and scored the pennants of a city.`,
		'messages/knights': ({ name }) => `${name} drew a message and scored for knights.`,
		'messages/farmers': ({ name }) => `${name} drew a message and scored for farmers.`,
		'messages/follower': ({ name }) => `${name} drew a message, scored a meeple and took it home.`
	},
	questions: {
		'messages/drawn': (name) => ({
			question: `Which message did ${name} draw?`,
			how: 'Tap it, or “No message” if the other figure moved.',
			why: 'One of the two can stop on a dark space (0, 5, 10 …).'
		}),
		'messages/road': drawn('shortest road', LEAST),
		'messages/city': drawn('smallest city', LEAST),
		'messages/monastery': drawn('smallest monastery', LEAST),
		'messages/tile': drawn('another tile', 'It is laid like any other, in a turn of its own.'),
		'messages/pennants': drawn(
			'pennants',
			'2 points for each pennant in one city with one of your knights.',
			'a city'
		),
		'messages/knights': drawn('knights', '2 points for each of your knights; all of them stay.'),
		'messages/farmers': drawn('farmers', '3 points for each of your farmers; all of them stay.'),
		'messages/follower': drawn(
			'a meeple',
			'One of your meeples is scored as at the end of the game, and goes home. No majority is needed.',
			'the meeple'
		),
		'messages/figure': (name) => ({
			question: `Which of ${name}’s figures moved?`,
			how: 'Tap the one that moved all the points.',
			why: 'A robber stands beside one of the two figures: it robs that one only.'
		}),
		'messages/moved': (name) => ({
			question: `Whose messenger moved in ${name}’s turn?`,
			how: 'Tap the points that it moved.',
			why: 'Otherwise the scoring marker moved them.'
		})
	},
	offers: { 'messages/moved': 'The messenger moved' },
	declines: { 'messages/drawn': 'No message' },
	answers: {
		'messages/drawn/road': () => 'Shortest road',
		'messages/drawn/city': () => 'Smallest city',
		'messages/drawn/monastery': () => 'Smallest monastery',
		'messages/drawn/tile': () => 'Another tile',
		'messages/drawn/pennants': () => 'Pennants',
		'messages/drawn/knights': () => 'Knights',
		'messages/drawn/farmers': () => 'Farmers',
		'messages/drawn/follower': () => 'A meeple',
		'messages/drawn/two': () => '2 points',
		'messages/road/done': done,
		'messages/road/two': two,
		'messages/city/done': done,
		'messages/city/two': two,
		'messages/monastery/done': done,
		'messages/monastery/two': two,
		'messages/tile/done': () => 'Lay another tile',
		'messages/tile/two': two,
		'messages/pennants/done': done,
		'messages/pennants/two': two,
		'messages/knights/done': done,
		'messages/knights/two': two,
		'messages/farmers/done': done,
		'messages/farmers/two': two,
		'messages/follower/done': done,
		'messages/follower/two': two,
		'messages/figure/marker': ({ name, count }) => `${name}’s marker: +${number(count)}`,
		'messages/figure/messenger': ({ name, count }) => `${name}’s messenger: +${number(count)}`,
		'messages/moved/messenger': ({ name, count }) => `${name}’s messenger: +${number(count)}`
	},
	further: { 'messages/tile': (name) => `${name}’s message: another tile.` },
	rulings: {
		messageBlocked: {
			title: 'A dark space with somebody else’s figure',
			answers: {
				never: [
					'Message drawn',
					'Other players’ scoring figures on the space change nothing.',
					'a message is drawn whoever else’s figure stands on the dark space'
				],
				others: [
					'No message',
					'Where a scoring figure of another player stands, no message is drawn: Z-Man’s later rules.',
					'no message is drawn where somebody else’s scoring figure stands'
				]
			}
		}
	},
	rulingSources: { messageBlocked: 'Wikicarpedia, Order of Play: Z-Man’s rules only' },
	help: {
		title: 'The Messages',
		lines: [
			'There are no tiles to lay. Everybody has a second scoring figure, the messenger, on 0 beside the scoring marker. Their points count together.'
		],
		terms: [
			[
				'Two scoring figures',
				'Each time you score, one of your two figures moves all the points of a road, city or monastery: you choose which. Tilekeep takes the scoring marker. If the messenger moved, tap it below the points that were just scored. Tap a player’s score to see where both stand.'
			],
			[
				'Drawing a message',
				'If one of your figures stops on a dark space (0, 5, 10 …) in your own turn, you draw the top message. Tilekeep asks which one it was when a figure can get there. Tap “No message” if the other figure moved. After that Tilekeep avoids dark spaces for you, until you draw again: tap the question below the points that were just scored.'
			],
			[
				'What it brings',
				'Carry it out, or take 2 points; then it goes under the pile. Tilekeep shows what it would pay now, and counts it. Those points may bring another message, but one road, city or monastery, or several at once, bring only one.'
			],
			[
				'The eight messages',
				'Score your shortest road, smallest city or smallest monastery as at the end. Score 2 for each pennant in a city with your knight, 2 for each of your knights, or 3 for each of your farmers. Lay another tile. Or score one of your meeples as at the end and take it home.'
			],
			[
				'At the end',
				'Put one figure on the sum of both before the final scoring. It brings no messages.'
			],
			[
				'A table in progress',
				'Enter all points of each player, then among the tokens those that the messenger moved. If a space is wrong during the game, correct it in the same place.'
			]
		],
		topics: {
			messages: {
				title: 'Messages in pictures',
				pictures: {
					'message-road': 'Red scored 5 and drew “shortest road”: the shorter of the two red roads',
					'message-pennants': 'Red scored 5 and drew “pennants”: 2 points for each in the red city'
				}
			}
		}
	},
	rules: {
		'MESSAGES-1': [
			'There are 8 messages, no tiles to lay, and a second scoring figure for everybody, the messenger. Both scoring figures begin on 0.',
			'pages, contents'
		],
		'MESSAGES-2': [
			'Whoever scores chooses which of their two figures moves; it then moves all the points. Each road, city or monastery is scored separately.',
			'pages; our decision on several at once'
		],
		'MESSAGES-3': [
			'If one of your figures stops on a dark space (0, 5, 10 …) in your own turn, you draw the top message. Carry it out, or take 2 points instead.',
			'pages'
		],
		'MESSAGES-4': ['What others score in somebody’s turn brings them no message.', 'pages'],
		'MESSAGES-5': [
			'Everything scored at once brings one message at most. What a message pays is scored separately, and may bring another one.',
			'Order of Play'
		],
		'MESSAGES-6': [
			'Somebody else’s figure on the dark space changes nothing. By Z-Man’s later rules no message is drawn there.',
			'Order of Play'
		],
		'MESSAGES-7': [
			'A message goes under the pile, so after eight draws they come in the same order again.',
			'pages'
		],
		'MESSAGES-8': [
			'At the end the points of both figures are added. The final scoring brings no messages.',
			'shops; first page'
		],
		'MESSAGES-9': [
			'On a table in progress you enter the points that the messenger moved. The scoring marker moves corrected points.',
			'our decision'
		],
		'MESSAGE-1': [
			'Shortest road: whichever of your roads would pay least at the end pays that now. Nobody goes home, and no majority is needed.',
			'pages; Papa Geek'
		],
		'MESSAGE-2': [
			'Smallest city: the same for whichever of your cities would pay least.',
			'pages; Papa Geek'
		],
		'MESSAGE-3': [
			'Smallest monastery: the same for whichever of your monasteries would pay least. Gardens don’t count as monasteries.',
			'pages; our decision on gardens'
		],
		'MESSAGE-4': [
			'Another tile is drawn and laid, in a turn of its own that comes after the rest of this one.',
			'pages; our decision on the order'
		],
		'MESSAGE-5': [
			'Pennants: 2 points for each pennant in one city with one of your knights. You choose the city, and no majority is needed.',
			'shops; Papa Geek; our decision where they differ'
		],
		'MESSAGE-6': ['Knights: 2 points for each of your meeples in a city.', 'pages'],
		'MESSAGE-7': ['Farmers: 3 points for each of your meeples on a field.', 'pages'],
		'MESSAGE-8': [
			'A meeple: one of your meeples is scored as at the end, without a majority, and goes home. A figure that can’t stay alone goes with it.',
			'pages; our decision on majority, builder and pig'
		],
		'MESSAGE-9': [
			'You can always take 2 points instead. If a message has nothing to score, they are all it brings.',
			'pages; our decision on the second part'
		]
	},
	ruleTopics: { MESSAGES: 'the messages', MESSAGE: 'each message' }
};
