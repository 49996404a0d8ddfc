import { IN_NONE, PAGE, mayStayInBox } from './prints';
import type { BoxRulings } from './types';

const ABBEY_PAGE = 'Wikicarpedia, Abbey & Mayor (1st edition)';

/** The rulings of Abbey & Mayor. */
export const abbeyAndMayor = {
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
	sources: {
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
	}
} satisfies BoxRulings;
