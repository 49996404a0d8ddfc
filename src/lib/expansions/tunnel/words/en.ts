import { counted } from '../../../words/en/format';
import { places, sidesList } from '../../../words/en/places';
import type { WordsOf } from '../../../words/en/says';
import { tiles } from '../../../words/en/tiles';
import type { SaidEvent } from '../../../words/expansion';
import type { TUNNEL_NAMES } from '../names';

/** “the mouth to the east, on the tile 2 tiles east of the start tile”. */
const mouthOf = ({ place, sides = [] }: SaidEvent): string =>
	`the mouth${sides.length > 0 ? ` to the ${sidesList(sides)}` : ''}${place ? `, on the tile ${places.tile(place)}` : ''}`;

const joins: WordsOf<typeof TUNNEL_NAMES>['links']['tunnel-circle'] = (spot, sides, to) =>
	to
		? `A tunnel leads from the hill ${places.tile(spot)} to the hill ${places.tile(to)}.`
		: `Through the hill ${places.tile(spot)} a tunnel joins ${sidesList(sides)}.`;

const asked = (name: string) => ({
	question: `In which mouth does ${name} lay a token?`,
	how: 'Tap a free mouth of a tunnel.',
	why: 'Two matching tokens of one player join their mouths: the road goes on there.'
});

/** The Tunnel in English. */
export const words: WordsOf<typeof TUNNEL_NAMES> = {
	title: 'The Tunnel',
	adds: '4 tiles with tunnels, and tokens that join their mouths',
	pieces: {
		'tunnel-circle': ['tunnel circle', 'tunnel circles'],
		'tunnel-square': ['tunnel square', 'tunnel squares'],
		'tunnel-triangle': ['tunnel triangle', 'tunnel triangles']
	},
	printed: {
		'tunnel-hill':
			'Hill with tunnels: its roads break off here until two matching tokens join mouths.'
	},
	marks: { 'tunnel-hill': 'hill with tunnels' },
	titles: { 'tunnel/laid': 'Tunnel token laid' },
	links: { 'tunnel-circle': joins, 'tunnel-square': joins, 'tunnel-triangle': joins },
	countables: {
		'tunnel-circle': ['tunnel circle', 'tunnel circles'],
		'tunnel-square': ['tunnel square', 'tunnel squares'],
		'tunnel-triangle': ['tunnel triangle', 'tunnel triangles']
	},
	events: {
		'tunnel/laid-circle': (event) => `${event.name} laid a tunnel circle in ${mouthOf(event)}.`,
		'tunnel/laid-square': (event) => `${event.name} laid a tunnel square in ${mouthOf(event)}.`,
		'tunnel/laid-triangle': (event) => `${event.name} laid a tunnel triangle in ${mouthOf(event)}.`,
		'tunnel/found': (event) =>
			`Table in progress: a ${tiles.piece(event.piece ?? 'tunnel-circle')} of ${event.name} in ${mouthOf(event)}.`
	},
	questions: {
		'tunnel/laid-circle': asked,
		'tunnel/laid-square': asked,
		'tunnel/laid-triangle': asked
	},
	offers: {
		'tunnel/laid-circle': 'Tunnel circle',
		'tunnel/laid-square': 'Tunnel square',
		'tunnel/laid-triangle': 'Tunnel triangle'
	},
	notes: {
		'tunnel/open': (_, count) =>
			`It breaks off in ${counted(count, 'mouth', 'mouths')} of a tunnel, until two matching tokens join mouths.`
	},
	rulings: {
		tunnelTokens: {
			title: 'Tunnel tokens',
			answers: {
				'three-two': [
					'3, 2 or 1 pair',
					'Two players have three pairs each, three players two, and more players one.',
					'two players have three pairs of tunnel tokens each, three players two'
				],
				'two-one': [
					'2 or 1 pair',
					'Two players have two pairs each, and more players one.',
					'each of two players has two pairs of tunnel tokens, and more players one'
				],
				'one-one': [
					'1 pair',
					'Everybody has one pair, however many play.',
					'everybody has one pair of tunnel tokens'
				]
			}
		}
	},
	rulingSources: { tunnelTokens: 'Wikicarpedia, The Tunnel; the other two: JCloisterZone' },
	help: {
		title: 'The Tunnel',
		lines: ['Roads break off in the mouths of its hills. Two matching tokens join two mouths.'],
		terms: [
			[
				'Laying a token',
				'Besides all else you may lay one of your tokens in any free mouth. Tap it before you place a figure, or the button with its shape.'
			],
			[
				'Joining two mouths',
				'Your two tokens of one shape join their mouths: the two roads are one for everybody. Only tiles that show it count. What that completes is scored at once.'
			],
			[
				'An open mouth',
				'A mouth that isn’t joined is an open end. At the end, the road counts as unfinished.'
			]
		],
		topics: {
			tunnel: {
				title: 'The tunnel in pictures',
				pictures: {
					'tunnel-joins': 'Two circles join the mouths: a road of 4 tiles, the hill counted once',
					'tunnel-open': 'No token joins the mouth: an unfinished road of 3 tiles'
				}
			}
		}
	},
	rules: {
		'TUNNEL-1': [
			'There are 4 tiles with mouths of tunnels. Two players have three pairs of tokens each, three players two, more players one.',
			'page'
		],
		'TUNNEL-2': [
			'In your turn you may also lay one of your tokens in any free mouth. That is one per turn, however many tiles you lay.',
			'page; several tiles: JCloisterZone'
		],
		'TUNNEL-3': ['In a mouth that isn’t joined its road breaks off, and is unfinished.', 'page'],
		'TUNNEL-4': [
			'The tokens of a pair join their mouths: one road, for everybody. Only tiles that show it count, each once.',
			'page; both mouths on one tile: JCloisterZone'
		],
		'TUNNEL-5': [
			'What a token completes is scored in that turn, also a road that ends in both mouths.',
			'JCloisterZone'
		],
		'TUNNEL-6': [
			'The figure is placed first. If it needs a meeple on its road, a token of the same turn can’t connect it to one.',
			'our decision'
		],
		'TUNNEL-7': [
			'A tile that extends a road beyond a tunnel extends all of it. A token extends nothing.',
			'JCloisterZone'
		],
		'TUNNEL-8': [
			'A hill separates fields like a crossing, and connects no roads. The fourth road of one tile ends at houses.',
			'page; pictures; JCloisterZone'
		],
		'TUNNEL-9': ['By another rule players have fewer pairs of tokens.', 'JCloisterZone'],
		'TUNNEL-10': [
			'On a table in progress enter which tokens lie in which mouths. Those are no longer in hand.',
			'our decision'
		]
	},
	ruleTopics: { TUNNEL: 'tunnels' }
};
