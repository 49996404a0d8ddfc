import type { PackedPart } from '../../rules/presentation/packed';

/** The numbers of The Flying Machines in packed games. */
export const PACKED: PackedPart = {
	expansions: [[10, 'flying-machines']],
	tiles: [
		[180, 'fl-FFFF-straight'],
		[181, 'fl-FFFF-diagonal'],
		[182, 'fl-FFFF-diagonal-garden'],
		[183, 'fl-FRFR-along'],
		[184, 'fl-FRFR-diagonal'],
		[185, 'fl-FRFR-across'],
		[186, 'fl-FFRR-west'],
		[187, 'fl-FFRR-diagonal'],
		[188, 'fl-FFRR-south']
	],
	rulings: [
		[80, 'flyingTiles', ['first', 'later']],
		[81, 'flyers', ['all', 'meeples']]
	]
};
