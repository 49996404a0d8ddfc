import type { PackedPart } from '../../rules/presentation/packed';

/** The numbers of The Festival in packed games. */
export const PACKED: PackedPart = {
	expansions: [[19, 'festival']],
	tiles: [
		[306, 'fe-RRRR'],
		[307, 'fe-FFRR-monastery'],
		[308, 'fe-CFFR'],
		[309, 'fe-CRFF'],
		[310, 'fe-CFRR'],
		[311, 'fe-CRCR-crossing'],
		[312, 'fe-CCCF'],
		[313, 'fe-CCCC'],
		[314, 'fe-CRRF'],
		[315, 'fe-CFRF']
	],
	rulings: [[125, 'festival', ['figures', 'followers']]]
};
