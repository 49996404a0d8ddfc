import { counted } from '../../../words/en/format';
import { places, turnOf } from '../../../words/en/places';
import type { SaidChoice, SaidEvent } from '../../../words/expansion';
import type { WordsOf } from '../../../words/en/says';
import { common } from '../../../words/en/common';
import type { HILLS_NAMES } from '../names';

const sheepOf = (n: number): string => `${String(n)} sheep`;
/** How many tokens like that may be left in the bag. */
const inBag = (says: string, { count }: SaidChoice): string =>
	`${says} (${String(count)} in the bag)`;
const tileOf = ({ place }: SaidEvent): string => `the tile ${place ? places.tile(place) : ''}`;

/** Hills & Sheep in English. */
export const words: WordsOf<typeof HILLS_NAMES> = {
	title: 'Hills & Sheep',
	adds: '18 tiles with hills and vineyards, a shepherd each, and a bag of sheep and wolves',
	pieces: {
		shepherd: ['shepherd', 'shepherds'],
		'sheep-1': ['token with 1 sheep', 'tokens with 1 sheep'],
		'sheep-2': ['token with 2 sheep', 'tokens with 2 sheep'],
		'sheep-3': ['token with 3 sheep', 'tokens with 3 sheep'],
		'sheep-4': ['token with 4 sheep', 'tokens with 4 sheep'],
		'sheep-untold': ['token with an unknown number', 'tokens with an unknown number']
	},
	printed: {
		hill: 'Hill: lay one more tile under it unseen. In a tie, a figure on it wins.',
		vineyard: 'Vineyard: a monastery completed beside it pays 3 more.'
	},
	marks: { hill: 'hill', vineyard: 'vineyard' },
	sources: { flocks: 'Flocks' },
	titles: { 'flocks/home': 'Flock driven home', 'flocks/closed': 'Flock on a closed field' },
	countables: { 'flocks/sheep': ['sheep', 'sheep'], vineyards: ['vineyard', 'vineyards'] },
	fates: { 'flocks/wolf-drawn': ({ name }) => `${name}’s shepherd: home because of a wolf` },
	objections: { 'flocks/shepherd-there': 'A shepherd is already on this field.' },
	events: {
		'flocks/sheep-drawn': ({ turn, name, count = 0 }) =>
			`${turnOf(turn)}: ${name} drew ${sheepOf(count)}.`,
		'flocks/wolf-drawn': ({ turn, name }) => `${turnOf(turn)}: ${name} drew a wolf.`,
		'flocks/untold-drawn': ({ turn, name }) =>
			`${turnOf(turn)}: ${name} drew sheep, number unknown.`,
		'flocks/driven-home': ({ turn, name }) => `${turnOf(turn)}: ${name} drove the flock home.`,
		'flocks/found': (event) =>
			event.count
				? `Table in progress: ${sheepOf(event.count)} on ${tileOf(event)}.`
				: `Table in progress: sheep on ${tileOf(event)}.`
	},
	questions: {
		'flocks/draw': (name) => ({
			question: `Which token did ${name} draw?`,
			how: 'Tap what is on it.',
			why: 'Sheep stay beside the shepherd. A wolf goes back into the bag with all sheep of the field.'
		}),
		'flocks/flock': (name) => ({
			question: `Does ${name}’s flock grow, or go home?`,
			how: 'Tap one of the two.',
			why: 'This tile made the shepherd’s field larger, so one of the two must happen.'
		})
	},
	answers: {
		'flocks/draw/sheep-1': (choice) => inBag('1 sheep', choice),
		'flocks/draw/sheep-2': (choice) => inBag('2 sheep', choice),
		'flocks/draw/sheep-3': (choice) => inBag('3 sheep', choice),
		'flocks/draw/sheep-4': (choice) => inBag('4 sheep', choice),
		'flocks/draw/wolf': (choice) => inBag('Wolf', choice),
		'flocks/draw/sheep-untold': () => 'Sheep, number unknown',
		'flocks/flock/home': ({ count }) => `Drive home: ${common.points(count)}`,
		'flocks/flock/grow': ({ count }) => `Grow: draw one of ${counted(count, 'token', 'tokens')}`
	},
	notes: {
		'flocks/count': (names, count) =>
			`${common.list(names)}: ${sheepOf(count)} beside the shepherd.`,
		'flocks/untold': () =>
			'The number of sheep on a token here is unknown. Add its points as manual points.'
	},
	rulings: {
		hillTiles: {
			title: 'Tiles of Hills & Sheep',
			answers: {
				first: ['Without a garden', 'The 18 tiles of 2014.', 'no tile with a hill has a garden'],
				later: [
					'With a garden',
					'The 18 tiles of 2018: one has a garden, which matters only with The Abbot.',
					'one tile with a hill has a garden'
				]
			}
		},
		hillTie: {
			title: 'Ties on hills',
			answers: {
				any: [
					'One figure is enough',
					'Of those who tie, all with a figure on a hill score, however many they have there.',
					'one figure on a hill is enough to win a tie'
				],
				most: [
					'The most figures',
					'Of those who tie, whoever has the most figures on hills scores.',
					'the most figures on hills win a tie'
				]
			}
		}
	},
	rulingSources: {
		hillTiles: 'Pictures of the tiles',
		hillTie: 'Wikicarpedia, Hills & Sheep (“at least one”, and a note that counts them)'
	},
	help: {
		title: 'Hills & Sheep',
		lines: ['Every player has one shepherd. A bag holds 16 tokens with sheep and 2 wolves.'],
		terms: [
			[
				'The shepherd',
				'Instead of another figure, place the shepherd on a field of the tile just laid, if no shepherd stands there. Draw a token and tap what is on it. A wolf sends the shepherd home.'
			],
			[
				'The flock',
				'When your own tile makes the field larger, Tilekeep asks whether the flock grows or goes home. To let it grow, draw a token. A wolf drives away all sheep and shepherds of the field. Driven home, each sheep pays 1 point.'
			],
			[
				'Several shepherds, closed fields',
				'Where several shepherds share a field, each gets the points of all its sheep. A field with a tile at each of its edges pays at once. Shepherds left at the end get nothing.'
			],
			[
				'An unknown number',
				'Tap “Sheep, number unknown”. The flock then pays only the known sheep. Add the rest as manual points in the player’s sheet, with Hills & Sheep as the reason.'
			],
			[
				'Hills',
				'Another tile lies unseen under each hill, so fewer are left to draw. Where players tie, those with a figure on a hill score, and the others don’t.'
			],
			['Vineyards', 'A completed monastery pays 3 points more for each vineyard around it.']
		],
		topics: {
			flocks: {
				title: 'Flocks in pictures',
				pictures: {
					'flock-home': 'Red drives 3 and 2 sheep home: 5 points',
					'flock-closed': 'Blue closes the field of red’s flock: 5 points for red'
				}
			},
			hills: {
				title: 'A hill in pictures',
				pictures: { 'hill-tie': 'One knight each, and blue’s stands on a hill: 8 points for blue' }
			},
			vineyards: {
				title: 'A vineyard in pictures',
				pictures: { vineyard: 'A monastery with one vineyard around it: 12 points' }
			}
		}
	},
	rules: {
		'SHEPHERD-1': [
			'Every player has one shepherd. In the bag are tokens with 1 sheep (4), 2 (5), 3 (5) and 4 (2), and 2 wolves.',
			'Z-Man; page, contents'
		],
		'SHEPHERD-2': [
			'Instead of another figure you may place the shepherd on a field of the tile just laid where no shepherd stands. Other figures don’t matter.',
			'Z-Man; page'
		],
		'SHEPHERD-3': [
			'The shepherd counts for no majority: he claims nothing, keeps nobody away, and nothing counts him.',
			'page; JCloisterZone'
		],
		'SHEPHERD-4': ['Shepherds left on the table at the end score nothing.', 'page'],
		'FLOCK-1': [
			'Whoever places a shepherd draws a token at once. Sheep lie beside him. A wolf goes back into the bag, and he comes home.',
			'Z-Man; page'
		],
		'FLOCK-2': [
			'When your own tile makes your shepherd’s field larger, let the flock grow or drive it home. That comes after the figure, before scoring, and not when he was just placed.',
			'Z-Man; page, order of play; not when he was just placed: JCloisterZone'
		],
		'FLOCK-3': [
			'To grow, draw a token. A wolf sends all sheep of the field back into the bag, and all its shepherds home.',
			'Z-Man; page; all shepherds: JCloisterZone'
		],
		'FLOCK-4': [
			'Driven home, each sheep pays 1 point. The tokens go back into the bag, and the shepherd comes home.',
			'Z-Man; publisher'
		],
		'FLOCK-5': [
			'Where several shepherds share a field, each brings its owner the points of all sheep there, and all come home.',
			'Dutch sheet; steinwurf'
		],
		'FLOCK-6': [
			'When each edge of a field has a neighbour, its flocks are scored at once, whoever closed it. Whoever enlarged the field of their own flock decides first.',
			'page; JCloisterZone'
		],
		'FLOCK-7': [
			'All draw from one bag. What lies beside shepherds isn’t in it, and wolves always go back.',
			'Z-Man'
		],
		'FLOCK-8': ['Flocks are scored before roads, cities and monasteries.', 'page, order of play'],
		'FLOCK-9': [
			'Sheep whose number is unknown pay nothing by themselves: their points are added as manual points.',
			'our decision'
		],
		'FLOCK-10': [
			'On a table in progress enter the tokens on the tiles of their shepherds.',
			'our decision'
		],
		'HILL-1': [
			'Whoever draws a hill also draws one more tile unseen, which lies under it. If no tiles are left, none lies there.',
			'Z-Man; page; empty pile: JCloisterZone'
		],
		'HILL-2': [
			'A hill that fits nowhere leaves the game with its hidden tile. While certain tiles are drawn before the others, the hidden tile still comes from the others.',
			'page, order of play; other tiles first: our decision'
		],
		'HILL-3': [
			'A figure on such a tile stands on a hill, whatever it stands on there.',
			'Z-Man; page'
		],
		'HILL-4': [
			'Where several tie for the majority, those of them with a figure on a hill score. If all or none have one, all score.',
			'Z-Man; page'
		],
		'HILL-5': [
			'By another rule whoever has the most figures on hills wins the tie.',
			'page, a note'
		],
		'HILL-6': [
			'Only figures that count for majorities break ties, each once.',
			'page; JCloisterZone'
		],
		'VINEYARD-1': [
			'A completed monastery pays 3 more for each of its eight neighbours with a vineyard. A vineyard may pay for several.',
			'Z-Man; page'
		],
		'VINEYARD-2': [
			'Nothing is paid at the end, for gardens, for figures taken home, or where somebody lies.',
			'Z-Man; page; gardens and figures taken home: JCloisterZone'
		],
		'VINEYARD-3': [
			'On two of the tiles, two cities share a side: any city laid there joins both.',
			'pictures of the tiles; JCloisterZone'
		]
	},
	ruleTopics: {
		SHEPHERD: 'the shepherd',
		FLOCK: 'flocks',
		HILL: 'hills',
		VINEYARD: 'vineyards'
	}
};
