import type { PackedPart } from '../../rules/presentation/packed';

/** The numbers of The Little Buildings in packed games. */
export const PACKED: PackedPart = {
	expansions: [[24, 'little-buildings']],
	tokens: [
		[14, 'shed'],
		[15, 'house'],
		[16, 'little-tower']
	],
	rulings: [[129, 'littleBuildings', ['alike', 'by-kind']]]
};
