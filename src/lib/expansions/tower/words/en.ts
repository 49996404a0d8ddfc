import { common } from '../../../words/en/common';
import { capital, counted, withArticle } from '../../../words/en/format';
import { onPlaceOf, places } from '../../../words/en/places';
import type { WordsOf } from '../../../words/en/says';
import { tiles } from '../../../words/en/tiles';
import type { SaidEvent, SaidFate } from '../../../words/expansion';
import type { TOWER_NAMES } from '../names';

const figure = (piece: string | undefined): string => tiles.piece(piece ?? 'follower');
/** “ 2 tiles east of the start tile”: behind a noun. */
const where = ({ place }: SaidEvent): string => (place ? ` ${places.tile(place)}` : '');
/** “ in the city 2 tiles east of the start tile”, or on a tower. */
const from = (event: SaidEvent): string =>
	event.count ? ` on the tower${where(event)}` : ` ${onPlaceOf(event)}`.trimEnd();
/** “Ben’s knight”. */
const whose = ({ name, piece, kind }: SaidFate): string =>
	`${name}’s ${tiles.figureOn(piece, kind)}`;

/** The Tower in English. */
export const words: WordsOf<typeof TOWER_NAMES> = {
	title: 'The Tower',
	adds: '18 tiles with a foundation, and 30 tower floors',
	pieces: { 'tower-floor': ['tower floor', 'tower floors'] },
	printed: {
		foundation:
			'Foundation: instead of placing a figure, anybody may build a tower here, floor by floor. Roads end at it.'
	},
	marks: { foundation: 'tower foundation' },
	countables: {
		'tower-floor': ['tower floor', 'tower floors'],
		ransom: ['ransom', 'ransoms']
	},
	sources: { ransom: 'Ransoms' },
	titles: {
		'tower/built': 'Tower floor',
		'tower/ransomed': 'Ransom'
	},
	tales: {
		'tower/ransom-paid': {
			title: 'Ransom paid',
			says: (names, [paid = 0]) =>
				`${common.list(names)}${names.length > 1 ? ' each' : ''} paid ${common.points(paid)} in ransoms.`
		}
	},
	fates: {
		'tower/captured': (fate) =>
			fate.name === fate.otherName
				? `${whose(fate)} was taken home by a tower`
				: `${whose(fate)} was captured by ${fate.otherName}`,
		'tower/exchanged': (fate) => `${whose(fate)} came back from ${fate.otherName} in exchange`,
		'tower/ransomed': (fate) => `${whose(fate)} came back from ${fate.otherName} for a ransom`
	},
	objections: {
		'tower/ransomed-before': 'Only one ransom may be paid in a turn.',
		'tower/too-few-points': 'A ransom costs 3 points, and nobody may fall below 0.'
	},
	events: {
		'tower/built': (event) =>
			`${event.name} added a floor to the tower${where(event)}, now ${counted(event.count ?? 0, 'floor', 'floors')} high.`,
		'tower/found': (event) => `Table in progress: a tower floor${where(event)}.`,
		'tower/captured': (event) =>
			`${event.name} captured ${event.otherName}’s ${figure(event.piece)}${from(event)}.`,
		'tower/captured-own': (event) =>
			`${event.name} took home their own ${figure(event.piece)}${from(event)}.`,
		'tower/held': (event) =>
			`Table in progress: ${event.name} holds ${event.otherName}’s ${figure(event.piece)}.`,
		'tower/spared': ({ name }) => `${name} captured nobody.`,
		'tower/climbed': (event) =>
			`${event.name} put a ${figure(event.piece)} on top of the tower${where(event)}.`,
		'tower/stood': (event) =>
			`Table in progress: ${event.name}’s ${figure(event.piece)} is on the tower${where(event)}.`,
		'tower/exchanged': (event) =>
			`${event.name}’s ${figure(event.piece)} came back from ${event.otherName} in exchange.`,
		'tower/ransomed': (event) =>
			`${event.name} ransomed ${withArticle(figure(event.piece))} from ${event.otherName} for 3 points.`
	},
	questions: {
		'tower/built': (name) => ({
			question: `Where does ${name} add a floor?`,
			how: 'Tap a foundation or an open tower.',
			why: 'It may be anywhere. No figure is placed this turn.'
		}),
		'tower/captured': (name) => ({
			question: `Whom does ${name} capture?`,
			how: 'Tap one of the lit meeples.',
			why: 'The tower reaches straight ahead, as many tiles as it has floors. Your own meeple comes home.'
		}),
		'tower/climbed': (name) => ({
			question: `Which tower does ${name} close?`,
			how: 'Tap an open tower.',
			why: 'The meeple stays on top to the end and scores nothing. Nobody can build on.'
		}),
		'tower/climbed-by-other': (name) => ({
			question: `Which tower does ${name} close?`,
			how: 'Tap an open tower.',
			why: 'The figure stays on top to the end and scores nothing. Nobody can build on.'
		}),
		'tower/exchanged': (name) => ({
			question: `Which figure is exchanged, ${name}?`,
			how: 'Tap the one that comes home.',
			why: 'Both players hold each other’s figures: one of each goes home.'
		}),
		'tower/ransomed': (name) => ({
			question: `Whom does ${name} ransom?`,
			how: 'Tap a figure.',
			why: 'Whoever holds it gets 3 points. Only once a turn.'
		})
	},
	offers: {
		'tower/built': 'Add a tower floor',
		'tower/climbed': 'Close a tower',
		'tower/ransomed': 'Ransom: 3 points'
	},
	answers: {
		'tower/captured/figure': ({ name, piece }) => `${name}’s ${figure(piece)} there too`,
		'tower/captured/top': ({ name, piece }) => `${name}’s ${figure(piece)} on the tower`,
		'tower/climbed/figure': ({ piece }) => capital(tiles.pieceFirst(piece)),
		'tower/exchanged/figure': ({ piece }) => capital(tiles.pieceFirst(piece)),
		'tower/ransomed/figure': ({ name, piece }) =>
			`${capital(tiles.pieceFirst(piece))}, held by ${name}`
	},
	declines: { 'tower/captured': 'Nobody', 'tower/climbed': 'No tower' },
	rulings: {
		towerTiles: {
			title: 'Tiles of The Tower',
			answers: {
				first: [
					'Without gardens',
					'The 18 tiles of 2006.',
					'the tiles of The Tower have no gardens'
				],
				later: [
					'With gardens',
					'The 18 tiles since 2016: two of them have a garden, which matters only with The Abbot.',
					'two tiles of The Tower have a garden'
				]
			}
		},
		ransomBelow: {
			title: 'Ransom with fewer than 3 points',
			answers: {
				no: ['Not allowed', 'Nobody’s score falls below 0.', 'a ransom takes at least 3 points'],
				yes: [
					'Allowed',
					'The score falls below 0.',
					'a ransom may be paid with fewer than 3 points'
				]
			}
		},
		exchangeBy: {
			title: 'Who chooses at an exchange',
			answers: {
				capturer: [
					'Whoever captured',
					'If the other player holds several kinds of your figures, you choose which comes home.',
					'whoever captured chooses which figure comes home by an exchange'
				],
				other: [
					'The other player',
					'Whoever holds several kinds of your figures chooses which one you get.',
					'the other player chooses which figure comes home by an exchange'
				]
			}
		}
	},
	rulingSources: {
		towerTiles: 'Wikicarpedia, The Tower (1st and 2nd edition): pictures of the tiles',
		ransomBelow: 'Wikicarpedia, The Tower (2nd edition), footnote: not allowed',
		exchangeBy: 'In no text that we saw; whoever captured: JCloisterZone'
	},
	reading: () => import('./en-help')
};
