import type { PackedPart } from '../../rules/presentation/packed';

/** The numbers of Inns & Cathedrals in packed games. */
export const PACKED: PackedPart = {
	expansions: [[4, 'inns-and-cathedrals']],
	pieces: [[7, 'big-follower']],
	tiles: [
		[89, 'ic-CCCC-cathedral'],
		[90, 'ic-FRFR-monastery'],
		[91, 'ic-CCCC-four-cities'],
		[92, 'ic-CCCC-four-cities-garden'],
		[93, 'ic-CCCF-three-cities'],
		[94, 'ic-CRCR-crossing'],
		[95, 'ic-CCCF'],
		[96, 'ic-CFFF-corner'],
		[97, 'ic-CFRF'],
		[98, 'ic-CCRF'],
		[99, 'ic-CRCR-gates'],
		[100, 'ic-CCFR-inn'],
		[101, 'ic-CFRR-inn'],
		[102, 'ic-CCRR-inn'],
		[103, 'ic-FRRR-inn'],
		[104, 'ic-FRRR-inn-two'],
		[105, 'ic-FRFR-inn'],
		[106, 'ic-FRFR-inn-garden'],
		[107, 'ic-FFRR-inn'],
		[108, 'ic-RRRR'],
		[220, 'ic-CCRF-caps'],
		[221, 'ic-CCFR-caps'],
		[222, 'ic-CRCR-two-roads'],
		[223, 'ic-CRRR-gates'],
		[224, 'ic-RRRR-inn-ring'],
		[225, 'ic-RSRS-inn']
	],
	rulings: [
		[26, 'innTiles', ['first', 'later', 'print-2025']],
		[34, 'bigFollowers', ['yes', 'no']],
		[96, 'unfinishedSigns', ['nothing', 'as-without']]
	]
};
