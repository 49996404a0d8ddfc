import { PAGE } from './prints';
import type { BoxRulings } from './types';

const ABBEY_PAGE = 'Wikicarpedia, Abbey & Mayor (1st edition)';

/** The rulings of Abbey & Mayor. */
export const abbeyAndMayor: BoxRulings = {
	rulings: {
		abbeyTiles: {
			title: 'Tiles of Abbey & Mayor',
			answers: {
				first: ['First edition', 'The house at the end of a road has no garden.'],
				later: [
					'Since 2016',
					'The house at the end of a road has a garden beside it; all other tiles are the same.'
				]
			}
		},
		lastAbbeys: {
			title: 'Abbeys after the last tile',
			answers: {
				round: [
					'One more round',
					'Starting to the left of whoever laid the last tile, each player who still has an abbey may lay it.'
				],
				none: [
					'Too late',
					'The game ends with the last tile. An older answer to the same question.'
				]
			}
		},
		wagonMoves: {
			title: 'Where a wagon drives on',
			answers: {
				connected: [
					'Connected',
					'An unfinished, unoccupied road, city or monastery directly connected to the one just scored: by a gate, a crossing, the end of a road, an abbey’s edge, or as the monastery inside a city. First edition.'
				],
				nearby: [
					'Nearby',
					'Any unfinished road, city or monastery without a figure, on the wagon’s tile or one of the eight around it. Second edition.'
				],
				anywhere: [
					'Anywhere',
					'Any unfinished road, city or monastery without a figure, anywhere on the table. Only in games begun with an earlier Tilekeep; in no rulebook.'
				]
			}
		},
		wagonRolls: {
			title: 'A wagon that rolls',
			answers: {
				no: ['One step', 'It drives to a feature directly connected to the one just scored.'],
				yes: [
					'Rolls on',
					'From one directly connected feature to the next: through completed ones, to the first unfinished and unoccupied one. A house rule.'
				]
			}
		},
		wagonMonasteries: {
			title: 'Wagons as monks',
			answers: {
				all: ['Everywhere', 'A wagon may stand in every monastery and on an abbey.'],
				'with-road': [
					'Only by road',
					'A wagon stands on a monastery only if its tile has a road, so never on an abbey. A house rule.'
				]
			}
		},
		barnFarms: {
			title: 'Farms with barns',
			answers: {
				third: [
					'Today’s',
					'3 points for each completed city the farm touches; every farm counts separately. Barns came after the older farm rules.'
				],
				second: [
					'As in 2001 (house rule)',
					'3 points for each completed city, but the same city pays a player only once at the end. A house rule with barns.'
				],
				first: [
					'As in 2000 (house rule)',
					'4 points per city when a barn is built; at the end each city pays 4 to whoever has the most farmers around it. A house rule with barns.'
				],
				'farm-rule': [
					'By the farm rule',
					'The farm rule of this game, although barns came later, as in games begun with an earlier Tilekeep. A house rule.'
				]
			}
		},
		barnOnBarn: {
			title: 'A barn on a farm that has one',
			answers: {
				no: ['Not allowed', 'Two barns share a farm only when a tile joins two farms.'],
				yes: [
					'Allowed',
					'Any farm is allowed. At the end each barn pays in full. No edition allows it: a house rule.'
				]
			}
		},
		barnsAlone: {
			title: 'Barns without farmers',
			answers: {
				no: ['No barns', 'In a game without farmers nobody builds one.'],
				yes: [
					'Played',
					'They are built as usual, and each pays 4 per completed city at the end. A house rule.'
				]
			}
		}
	},
	sources: {
		abbeyTiles: 'The tiles of both editions',
		lastAbbeys: `${PAGE}, note 13; ${ABBEY_PAGE}, notes 8 and 9`,
		wagonMoves: `${ABBEY_PAGE}, wagon and notes 33 to 37; the second edition’s rules aren’t on that page`,
		wagonRolls: `${ABBEY_PAGE}, house rules`,
		wagonMonasteries: `${ABBEY_PAGE}, house rules`,
		barnFarms: `${PAGE}, notes 14 and 15; ${ABBEY_PAGE}, barn: 3 points a city`,
		barnOnBarn: `${ABBEY_PAGE}, barn and notes 45 and 52`,
		barnsAlone: 'In no rulebook: your table’s choice'
	}
};
