import type { PackedPart } from '../../rules/presentation/packed';

/** The numbers of The Crop Circles in packed games. */
export const PACKED: PackedPart = {
	expansions: [[11, 'crop-circles']],
	tiles: [
		[190, 'cc-CCFF-caps-shield'],
		[191, 'cc-CCFF-shield'],
		[192, 'cc-CFRR-fork'],
		[193, 'cc-CRFF-fork'],
		[194, 'cc-FFRR-club'],
		[195, 'cc-FRRR-club-three'],
		[196, 'cc-CFRF-fork'],
		[197, 'cc-CRFR-fork'],
		[198, 'cc-CFCF-shield'],
		[199, 'cc-RRRR-club'],
		[200, 'cc-FRRR-club'],
		[201, 'cc-CCCC-shield']
	],
	rulings: [
		[85, 'circleTiles', ['first', 'second', 'both']],
		[86, 'circleAdd', ['may', 'must']]
	]
};
