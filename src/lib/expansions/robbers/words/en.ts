import { turnOf } from '../../../words/en/places';
import type { WordsOf } from '../../../words/en/says';
import type { SaidChoice } from '../../../words/expansion';
import type { ROBBERS_NAMES } from '../names';

const onSpace = ({ name, count }: SaidChoice): string => `${name}, space ${String(count)}`;
const secondOnSpace = ({ name, count }: SaidChoice): string =>
	`${name}’s messenger, space ${String(count)}`;
const HALF =
	'Whoever scores next on that space keeps all their points, and the robber’s owner scores half of them.';

/** The Robbers in English. */
export const words: WordsOf<typeof ROBBERS_NAMES> = {
	title: 'The Robbers',
	adds: '8 tiles and a robber for each player',
	pieces: { 'track-robber': ['robber', 'robbers'] },
	printed: {
		bag: 'Bag: whoever lays this tile may put a robber beside somebody’s marker on the score track.'
	},
	marks: { bag: 'bag' },
	countables: {
		robbed: ['point robbed', 'points robbed'],
		'track-robber': ['robber', 'robbers']
	},
	sources: { robbery: 'Robbers' },
	scoreAll: { robbery: 'Score all robbers' },
	titles: { 'robbers/robbed': 'Robber', 'robbers/ended': 'Robbers on the score track' },
	events: {
		'robbers/placed': ({ name, otherName }) => `${name} put the robber beside ${otherName}.`,
		'robbers/declined': ({ name }) => `${name} left the robber where it was.`,
		'robbers/robbed': ({ turn, name, otherName }) =>
			`${turnOf(turn)}: ${name} robbed ${otherName}.`,
		'robbers/stood': ({ name, otherName }) =>
			`Table in progress: ${name}’s robber is beside ${otherName}.`
	},
	questions: {
		'robbers/placed': (name) => ({
			question: `Beside whom does ${name} put the robber?`,
			how: 'Tap a player.',
			why: HALF
		}),
		'robbers/moved': (name) => ({
			question: `Does ${name} move the robber?`,
			how: 'Tap the player it goes to.',
			why: HALF
		}),
		'robbers/robbed': (name) => ({
			question: `Whom does ${name} rob?`,
			how: 'Tap a player.',
			why: 'Several players on the robber’s space have scored, and only one of them is robbed.'
		})
	},
	answers: {
		'robbers/placed/player': onSpace,
		'robbers/placed/second': secondOnSpace,
		'robbers/moved/player': onSpace,
		'robbers/moved/second': secondOnSpace,
		'robbers/robbed/player': ({ name, count }) => `${name}: +${String(count)}`
	},
	declines: { 'robbers/placed': 'Beside nobody', 'robbers/moved': 'It stays' },
	leaves: { 'track-robber': 'takes the robber back' },
	stays: {
		'track-robber': {
			says: () => 'the robber goes along with whoever just robbed',
			brief: () => 'goes along'
		}
	},
	rulings: {
		robberTiles: {
			title: 'Tiles of The Robbers',
			answers: {
				first: [
					'Without a garden',
					'The 8 tiles of 2012.',
					'the tiles of The Robbers have no garden'
				],
				later: [
					'With a garden',
					'The 8 tiles of later boxes: one of them has a garden, which matters only with The Abbot.',
					'one tile of The Robbers has a garden'
				]
			}
		},
		robbers: {
			title: 'Who places a robber',
			answers: {
				next: [
					'One more player',
					'After whoever laid the bag, only the next player with a robber in hand may place it.',
					'one more player may place a robber'
				],
				every: [
					'Every player',
					'After whoever laid the bag, every player with a robber in hand may place it. As in Z-Man’s rules.',
					'every player may place a robber'
				],
				before: [
					'Every player, before the tile',
					'Since 2025 all robbers are placed before the bag tile is laid. Tilekeep asks afterwards, which gives the same points.',
					'every player may place a robber before the tile is laid'
				]
			}
		},
		robbersAtEnd: {
			title: 'Robbers on the score track at the end',
			answers: {
				three: [
					'3 points each',
					'Each robber on the score track scores 3 points for its owner. Nobody is robbed in the final scoring.',
					'a robber on the score track scores 3 points at the end'
				],
				rob: [
					'They rob once more',
					'A robber takes half of what a player beside it scores first in the final scoring.',
					'robbers also rob in the final scoring'
				],
				nothing: [
					'Nothing',
					'Nobody is robbed in the final scoring, and robbers score nothing.',
					'robbers do nothing at the end'
				]
			}
		}
	},
	rulingSources: {
		robberTiles: 'Pictures of the tiles',
		robbers: 'Wikicarpedia, The Robbers (1st to 3rd edition); Z-Man, The Robbers',
		robbersAtEnd: 'Wikicarpedia, Game Reference (3 points); open on the pages we saw'
	},
	reading: () => import('./en-help')
};
