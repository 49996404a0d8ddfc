import { tiles } from '../../../words/en/tiles';
import { number } from '../../../words/en/format';
import { common } from '../../../words/en/common';
import { KINDS } from '../../../words/en/kinds';
import { places } from '../../../words/en/places';
import type { SaidEvent } from '../../../words/expansion';
import type { WordsOf } from '../../../words/en/says';
import { inn } from '../../../rules/presentation/words/en';
import type { BRIDGES_NAMES } from '../names';

const at = (place: SaidEvent['place']): string => (place ? places.tile(place) : '');

/** “: city to the north”, at the end of a sentence about a tile; empty if its design is unknown. */
const shown = ({ tile }: SaidEvent): string => (tile ? `: ${tiles.description(tile)}` : '');

/** Bridges, Castles & Bazaars in English. */
export const words: WordsOf<typeof BRIDGES_NAMES> = {
	title: 'Bridges, Castles & Bazaars',
	adds: '12 tiles, eight with a bazaar; bridges and castles for everybody',
	besides: { bridges: ['12 bridges', '12 castles'] },
	pieces: { castle: ['castle', 'castles'] },
	printed: {
		bazaar: 'Bazaar: its roads end here, and after the turn tiles are auctioned.',
		...inn.printed
	},
	marks: { bazaar: 'bazaar' },
	signs: inn.signs,
	sources: {
		castles: 'Castles',
		bazaar: 'Bazaars'
	},
	titles: {
		'bridges/laid': 'Bridge laid',
		'castles/built': 'Castle built',
		'castles/paid': 'Castle beside it',
		'castles/not-paid': 'Castle not paid',
		'bazaar/sold': 'Bazaar',
		'bazaar/bought': 'Bazaar: paid to the bank'
	},
	verdicts: { 'castles/paid': 'The lord of a castle beside it' },
	countables: {
		bridge: ['bridge', 'bridges'],
		castle: ['castle', 'castles'],
		'castles/castles': ['castle', 'castles'],
		'bazaar-tile': ['tile from the bazaar', 'tiles from the bazaar']
	},
	events: {
		'bridges/found': ({ place }) => `Table in progress: a bridge ${at(place)}.`,
		'castles/decided': ({ name, place }) => `${name} built a castle ${at(place)}.`,
		'castles/declined': ({ name, place }) => `${name} built no castle ${at(place)}.`,
		'castles/chosen': ({ name, place }) =>
			`${name} chose what a castle is paid for${place ? `: the ${KINDS[place.kind].name} ${at(place)}` : ''}.`,
		'castles/found': ({ place }) => `Table in progress: a castle ${at(place)}.`,
		'bazaar/turned-up': (event) => `${event.name}’s bazaar: a tile was turned up${shown(event)}.`,
		'bazaar/sold': (event) =>
			`${event.name} paid ${event.otherName} ${common.points(event.count ?? 0)} for a tile${shown(event)}.`,
		'bazaar/bought': (event) =>
			`${event.name} paid the bank ${common.points(event.count ?? 0)} for a tile${shown(event)}.`,
		'bazaar/taken': (event) => `${event.name} took a tile for nothing${shown(event)}.`,
		'bazaar/not-held': ({ name }) => `${name}’s bazaar: no auction was held.`
	},
	questions: {
		'castles/decided': (name) => ({
			question: `Does ${name} build a castle?`,
			how: 'Build it, or score the city.',
			why: 'The city pays nothing then. The lord is paid for what is completed beside it later.'
		}),
		'castles/chosen': (name) => ({
			question: `What is ${name}’s castle paid for?`,
			how: 'Tap one of the completed features. The number is what it pays.',
			why: 'The castle is paid once. Then its lord goes home.'
		}),
		'bazaar/turned-up': (name, _, step) => ({
			question: `Which tiles are turned up at ${name}’s bazaar?`,
			how: `Tap tile ${number(step)}: one for each player in all.`,
			why: 'Their order doesn’t matter.'
		}),
		'bazaar/sold': (name) => ({
			question: `${name} auctions a tile. Which one?`,
			how: 'Tap the tile that was chosen.',
			why: 'Then say who pays whom, and how much. Bids aren’t kept.'
		}),
		'bazaar/taken': (name) => ({
			question: `Which tile does ${name} take?`,
			how: 'Tap it.',
			why: 'Nobody bids here. The last tile goes to the last player.'
		}),
		'bazaar/pays': (name) => ({
			question: 'Who pays whom?',
			how: 'Whoever pays gets the tile.',
			why: `${name} buys for the highest bid, or sells for it. Without a higher bid ${name} pays the bank.`
		}),
		'bazaar/points': () => ({
			question: 'How many points?',
			how: 'Tap the last bid.',
			why: 'Points may fall below 0.'
		}),
		'bazaar/laid': (name) => ({
			question: `${name} lays the tile from the bazaar`,
			how: 'Tap the spot where it lies.',
			why: 'Nobody draws a tile for this turn.'
		})
	},
	answers: {
		'castles/decided/build': () => 'Build a castle',
		'bazaar/pays/bank': ({ name }) => `${name} pays the bank`,
		'bazaar/pays/player': ({ name, otherName }) => `${name} pays ${otherName}`,
		'bazaar/points/points': ({ count }) => number(count),
		'bazaar/points/more': ({ count }) => `${number(count)} or more`
	},
	declines: {
		'castles/decided': 'Score the city',
		'bazaar/turned-up': 'No auction'
	},
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
		},
		bazaar: {
			title: 'How the tiles of a bazaar are dealt',
			answers: {
				auction: [
					'By auction',
					'Each tile but the last is auctioned for points.',
					'the tiles of a bazaar are auctioned'
				],
				choose: [
					'Each takes one',
					'Nobody bids: each player in turn takes one of the tiles.',
					'at a bazaar each player in turn takes a tile, without bids'
				]
			}
		},
		bazaarInBazaar: {
			title: 'A bazaar drawn during a round',
			answers: {
				after: [
					'Auction after the round',
					'A bazaar drawn while others still have a tile from the last auction has its own after that round.',
					'a bazaar drawn during a round has its auction after it'
				],
				none: [
					'No auction',
					'A bazaar drawn during a round starts no auction.',
					'a bazaar drawn during a round starts no auction'
				]
			}
		},
		bazaarAndBuilder: {
			title: 'A bazaar earns a second part of the turn',
			answers: {
				auction: [
					'Auction first',
					'The auction and its round come first, then the second part of the turn.',
					'an auction and its round come before the second part of the turn'
				],
				part: [
					'Second part first',
					'The second part of the turn comes first, then the auction.',
					'the second part of a turn comes before the auction'
				]
			}
		}
	},
	rulingSources: {
		bridgeTiles: 'Pictures of the tiles',
		freeBridge: 'Wikicarpedia, Order of Play; only on the tile: JCloisterZone',
		castleChoice: 'Wikicarpedia, castle rules of the first edition; the best: JCloisterZone',
		bazaar: 'Wikicarpedia; without bids: JCloisterZone',
		bazaarInBazaar: 'Wikicarpedia, questions on the first edition; no auction: JCloisterZone',
		bazaarAndBuilder:
			'Wikicarpedia, questions on the first edition; second part first: older answer, JCloisterZone'
	},
	reading: () => import('./en-help')
};
