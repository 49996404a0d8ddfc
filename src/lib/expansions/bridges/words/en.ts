import { KINDS } from '../../../words/en/kinds';
import { places } from '../../../words/en/places';
import type { SaidEvent } from '../../../words/expansion';
import type { WordsOf } from '../../../words/en/says';
import { inn } from '../../../rules/presentation/words/en';
import type { BRIDGES_NAMES } from '../names';

const at = (place: SaidEvent['place']): string => (place ? places.tile(place) : '');

/** Bridges, Castles & Bazaars in English. */
export const words: WordsOf<typeof BRIDGES_NAMES> = {
	title: 'Bridges, Castles & Bazaars',
	adds: '12 tiles, eight with a bazaar; bridges and castles for everybody',
	besides: { bridges: '12 bridges and 12 castles' },
	pieces: { bridge: ['bridge', 'bridges'], castle: ['castle', 'castles'] },
	printed: {
		bazaar: 'Bazaar: its roads end here, and after the turn tiles are auctioned.',
		...inn.printed
	},
	marks: { bazaar: 'bazaar' },
	signs: inn.signs,
	sources: { castles: 'Castles' },
	titles: { 'castles/paid': 'Castle beside it' },
	verdicts: { 'castles/paid': 'The lord of a castle beside it' },
	countables: { 'castles/castles': ['castle', 'castles'] },
	events: {
		'bridges/found': ({ place }) => `Table in progress: a bridge ${at(place)}.`,
		'castles/built': ({ name, place }) => `${name} built a castle ${at(place)}.`,
		'castles/declined': ({ name, place }) => `${name} built no castle ${at(place)}.`,
		'castles/chosen': ({ name, place }) =>
			`${name} chose what a castle is paid for: the ${place ? KINDS[place.kind].name : ''} ${at(place)}.`,
		'castles/found': ({ place }) => `Table in progress: a castle ${at(place)}.`
	},
	questions: {
		'castles/decided': (name) => ({
			question: `Does ${name} build a castle?`,
			how: 'Build it, or score the city.',
			why: 'The city pays nothing then. The lord is paid for what is completed beside it later.'
		}),
		'castles/chosen': (name) => ({
			question: `What is ${name}’s castle paid for?`,
			how: 'Tap one of the completed features.',
			why: 'The castle is paid once. Then its lord goes home.'
		})
	},
	answers: { 'castles/decided/build': () => 'Build a castle' },
	declines: { 'castles/decided': 'Score the city' },
	rulings: {
		bridgeTiles: {
			title: 'Tiles of Bridges, Castles & Bazaars',
			answers: {
				first: [
					'Without a garden',
					'The 12 tiles of 2010.',
					'the tiles of Bridges, Castles & Bazaars have no garden'
				],
				later: [
					'With a garden',
					'The 12 tiles of 2017: one of them has a garden, which matters only with The Abbot.',
					'one tile of Bridges, Castles & Bazaars has a garden'
				]
			}
		},
		freeBridge: {
			title: 'A bridge that the tile doesn’t need',
			answers: {
				beside: [
					'On the tile or beside it',
					'It may be laid on the tile just laid, or on one directly beside it.',
					'a bridge may also be laid on a tile beside the one just laid'
				],
				here: [
					'Only on the tile',
					'It may be laid on the tile just laid. A neighbour gets one only where the tile needs it.',
					'a neighbour gets a bridge only where the tile needs it'
				]
			}
		},
		castleChoice: {
			title: 'Several features are completed beside a castle',
			answers: {
				chosen: [
					'Its player chooses',
					'Whose lord it is chooses for which of them the castle is paid.',
					'the lord’s player chooses what a castle is paid for'
				],
				best: [
					'The best',
					'The castle is paid for the one that pays most.',
					'a castle is paid for what pays most'
				]
			}
		}
	},
	rulingSources: {
		bridgeTiles: 'Pictures of the tiles',
		freeBridge: 'Wikicarpedia, Order of Play; only on the tile: JCloisterZone',
		castleChoice: 'Wikicarpedia, castle rules of the first edition; the best: JCloisterZone'
	},
	reading: () => import('./en-help')
};
