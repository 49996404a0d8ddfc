import type { PackedPart } from '../../rules/presentation/packed';

/** The numbers of The River II in packed games. */
export const PACKED: PackedPart = {
	expansions: [[7, 'river-2']],
	tiles: [
		[140, 'river2-FFFS-volcano'],
		[141, 'river2-FSSS-fork'],
		[142, 'river2-CFSF-end'],
		[143, 'river2-CCSS'],
		[144, 'river2-CSRS'],
		[145, 'river2-FFSS'],
		[146, 'river2-FFSS-garden'],
		[147, 'river2-CSCS-bridge'],
		[148, 'river2-FFSS-herd'],
		[149, 'river2-FSFS-monastery'],
		[150, 'river2-RRSS'],
		[151, 'river2-RSRS-inn']
	],
	objections: [
		[40, 'river-fork/joined'],
		[41, 'river-volcano/figure']
	],
	rulings: [
		[60, 'river2Tiles', ['first', 'later']],
		[61, 'riverVolcanoTile', ['further', 'over']],
		[62, 'riverVolcanoFigure', ['none', 'allowed']],
		[63, 'riverInn', ['box', 'always']],
		[64, 'riverPigHerd', ['box', 'always']]
	]
};
