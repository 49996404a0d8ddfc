import type { PackedPart } from '../../rules/presentation/packed';

/** The numbers of Siege in packed games. */
export const PACKED: PackedPart = {
	expansions: [[18, 'siege']],
	tiles: [
		[292, 'siege-CCFF'],
		[293, 'siege-CCRR'],
		[294, 'siege-CFFF'],
		[295, 'siege-CRFR'],
		[296, 'siege-CCFR'],
		[297, 'siege-CCCF'],
		[298, 'siege-CFRR'],
		[299, 'siege-CFRF'],
		[300, 'siege-CCRF'],
		[301, 'siege-CRRF']
	],
	rulings: [
		[118, 'siegeTiles', ['cathars', 'besiegers', 'both']],
		[119, 'siegeEscape', ['siege-tile', 'any-tile', 'none']],
		[120, 'escapeInParts', ['each', 'once']],
		[121, 'siegePig', ['twice', 'once']],
		[122, 'siegeSmallCity', ['nothing', 'as-others']],
		[123, 'siegeBuilder', ['no', 'yes']],
		[124, 'siegeHerd', ['once', 'twice']]
	]
};
