import { places, placeOf, turnOf } from '../../../words/en/places';
import { number, plural } from '../../../words/en/format';
import { IN_NONE, PAGE, mayStayInBox, type WordsOf } from '../../../words/en/says';
import type { ABBEY_AND_MAYOR_NAMES } from '../names';

const openPlaces = (n: number): string =>
	plural(n, {
		one: 'Only one possible place. Tap it',
		other: `${number(n)} possible places. Tap one`
	});
const ABBEY_PAGE = 'Wikicarpedia, Abbey & Mayor (1st edition)';

/** Abbey & Mayor in English. */
export const words: WordsOf<typeof ABBEY_AND_MAYOR_NAMES> = {
	title: 'Abbey & Mayor',
	adds: '12 tiles; an abbey, mayor, wagon and barn each',
	besides: { 'abbey-and-mayor': 'an abbey each' },
	pieces: {
		mayor: ['mayor', 'mayors'],
		wagon: ['wagon', 'wagons'],
		barn: ['barn', 'barns'],
		'am-abbey': ['abbey', 'abbeys']
	},
	monasteries: {
		walled: {
			name: 'abbey',
			some: 'an abbey',
			on: 'in the abbey',
			of: (tiles) => `Abbey with ${tiles}`
		}
	},
	sources: { abbey: 'Abbeys', barn: 'Barns' },
	scoreAll: { barn: 'Score all barns' },
	titles: {
		'barn/built': 'Farm with a new barn',
		'barn/joined': 'Farm joined to a barn’s farm',
		'barn/end': 'Barn',
		'manual/abbey': 'Tile bought'
	},
	strengths: {
		mayor: { counts: 'varies', says: (strength) => `the mayor counts as ${String(strength)}` }
	},
	events: {
		'wagon/moved': (event) =>
			`${turnOf(event.turn)}: ${event.name}’s wagon drove on to the ${placeOf(event)}.`,
		'wagon/laid-down': (event) =>
			`${turnOf(event.turn)}: ${event.name}’s wagon drove on, and lies in the ${placeOf(event)}.`,
		'wagon/sent-home': ({ turn, name }) => `${turnOf(turn)}: ${name}’s wagon went home.`,
		'abbey/paid': ({ name, otherName }) =>
			`${name} bought a tile from ${otherName} with the abbey.`,
		'abbey/kept': ({ name }) => `After the last tile ${name} kept the abbey.`
	},
	questions: {
		'wagon/drive-on': (name, options) => ({
			question: `${name}, does the wagon drive on?`,
			how: `${openPlaces(options)}, or send the wagon home.`,
			why: 'It may go to an unfinished road, city or monastery with no figure on it.'
		}),
		'wagon/roll-on': (name, options) => ({
			question: `${name}, does the wagon roll on?`,
			how: `${openPlaces(options)}, or send the wagon home.`,
			why: 'By your house rule it rolls through directly connected completed features. It stops at the next unfinished one with no figure on it.'
		}),
		'wagon/lie-down': (name, options) => ({
			question: `${name}, where does the wagon lie down?`,
			how: `${openPlaces(options)}.`,
			why: 'Lying in a special monastery, it scores row and column at the end.'
		}),
		'abbey/last': (name) => ({
			question: `${name} may still lay the abbey`,
			how: 'Tap a glowing spot, or keep the abbey.',
			why: 'After the last tile, everybody who still has an abbey is asked once, clockwise.'
		})
	},
	answers: {
		'wagon/drive-on/lying': () => 'Lie down in a monastery',
		'wagon/roll-on/lying': () => 'Lie down in a monastery'
	},
	declines: {
		'wagon/drive-on': 'Send the wagon home',
		'wagon/roll-on': 'Send the wagon home',
		'abbey/last': 'Keep the abbey'
	},
	moves: { wagon: (place, kind) => `drives the wagon on to the ${places.place(place, kind)}` },
	payments: { abbey: ['Abbey', 'The seller keeps the abbey from now on.'] },
	rulings: {
		abbeyTiles: {
			title: 'Tiles of Abbey & Mayor',
			answers: {
				first: [
					'First edition',
					'The house at the end of a road has no garden.',
					'Abbey & Mayor has the tiles of the first edition'
				],
				later: [
					'Since 2016',
					'The house at the end of a road has a garden beside it; all other tiles are the same.',
					'Abbey & Mayor has the tiles of the editions since 2016'
				]
			}
		},
		lastAbbeys: {
			title: 'Abbeys after the last tile',
			answers: {
				round: [
					'One more round',
					'Starting to the left of whoever laid the last tile, each player who still has an abbey may lay it.',
					'abbeys may still be laid after the last tile'
				],
				none: [
					'Too late',
					'The game ends with the last tile. This is an older answer.',
					'no abbey is laid after the last tile'
				]
			}
		},
		wagonMoves: {
			title: 'Where a wagon drives on',
			answers: {
				connected: [
					'Connected',
					'To a directly connected road, city or monastery that is unfinished and unoccupied. A gate, a crossing, the end of a road or an abbey’s edge connects them, as does a monastery inside a city. First edition.',
					'a wagon drives on to what is directly connected'
				],
				nearby: [
					'Nearby',
					'Any unfinished road, city or monastery without a figure, on the wagon’s tile or one of the eight around it. Second edition.',
					'a wagon drives on to what is nearby'
				],
				anywhere: [
					'Anywhere',
					'Any unfinished road, city or monastery without a figure, anywhere on the board. Only in games begun with an earlier version of Tilekeep; in no rulebook.',
					'a wagon drives on to any place on the board'
				]
			}
		},
		wagonRolls: {
			title: 'A wagon that rolls',
			answers: {
				no: [
					'One step',
					'It drives to a feature directly connected to the one just scored.',
					'a wagon drives on by one step'
				],
				yes: [
					'Rolls on',
					'From one directly connected feature to the next: through completed ones, to the first unfinished and unoccupied one. A house rule.',
					'a wagon rolls on through completed features'
				]
			}
		},
		wagonMonasteries: {
			title: 'Wagons as monks',
			answers: {
				all: [
					'Everywhere',
					'A wagon may stand in every monastery and in an abbey.',
					'a wagon may stand in every monastery'
				],
				'with-road': [
					'Only with a road',
					'A wagon stands in a monastery only if its tile has a road, so never in an abbey. A house rule.',
					'a wagon stands only in monasteries with a road'
				]
			}
		},
		barnFarms: {
			title: 'Farms with barns',
			answers: {
				third: [
					'Today’s',
					'3 points for each completed city the farm touches; every farm counts separately. Barns came after the older farm rules.',
					'farms with barns pay by today’s rule'
				],
				second: [
					'As in 2001 (house rule)',
					'3 points for each completed city, but the same city pays a player only once at the end. A house rule with barns.',
					'farms with barns pay as in 2001'
				],
				first: [
					'As in 2000 (house rule)',
					'4 points per city when a barn is built. At the end each city pays 4 to whoever has the most farmers around it. A house rule with barns.',
					'farms with barns pay as in 2000'
				],
				'farm-rule': [
					'By the farm rule',
					'This game’s farm rule applies, although barns came later. Games begun with an earlier version of Tilekeep play this way. A house rule.',
					'farms with barns pay by the game’s farm rule'
				]
			}
		},
		barnOnBarn: {
			title: 'A barn on a farm that has one',
			answers: {
				no: [
					'Not allowed',
					'Two barns share a farm only when a tile joins two farms.',
					'no barn is built on a farm that has one'
				],
				yes: [
					'Allowed',
					'Any farm is allowed. At the end each barn pays in full. No edition allows it: a house rule.',
					'a barn may be built on a farm that has one'
				]
			}
		},
		barnsAlone: {
			title: 'Barns without farmers',
			answers: {
				no: [
					'No barns',
					'In a game without farmers nobody builds one.',
					'nobody builds a barn in a game without farmers'
				],
				yes: [
					'Played',
					'They are built as usual, and each pays 4 per completed city at the end. A house rule.',
					'barns are built in a game without farmers, too'
				]
			}
		},
		mayors: mayStayInBox('Mayors', 'Each player has one, as in the box.', [
			'each player has a mayor',
			'nobody has a mayor'
		]),
		wagons: mayStayInBox('Wagons', 'Each player has one, as in the box.', [
			'each player has a wagon',
			'nobody has a wagon'
		]),
		barns: mayStayInBox('Barns', 'Each player has one, as in the box.', [
			'each player has a barn',
			'nobody has a barn'
		])
	},
	rulingSources: {
		abbeyTiles: 'The tiles of both editions',
		lastAbbeys: `${PAGE}, note 13; ${ABBEY_PAGE}, notes 8 and 9`,
		wagonMoves: `${ABBEY_PAGE}, wagon and notes 33 to 37; the second edition’s rules aren’t on that page`,
		wagonRolls: `${ABBEY_PAGE}, house rules`,
		wagonMonasteries: `${ABBEY_PAGE}, house rules`,
		barnFarms: `${PAGE}, notes 14 and 15; ${ABBEY_PAGE}, barn: 3 points a city`,
		barnOnBarn: `${ABBEY_PAGE}, barn and notes 45 and 52`,
		barnsAlone: IN_NONE,
		mayors: IN_NONE,
		wagons: IN_NONE,
		barns: IN_NONE
	},
	reading: () => import('./en-help')
};
