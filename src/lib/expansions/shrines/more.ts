import type { PackedPart } from '../../rules/presentation/packed';

/** The numbers of Shrines in packed games. */
export const PACKED: PackedPart = {
	expansions: [[17, 'shrines']],
	tiles: [
		[285, 'cult-CFFF'],
		[286, 'cult-CFRF'],
		[287, 'cult-CRFR'],
		[288, 'cult-FFFF'],
		[289, 'cult-FFFR'],
		[290, 'cult-FRFR']
	],
	objections: [
		[60, 'shrines/two-monasteries'],
		[61, 'shrines/two-shrines']
	],
	rulings: [
		[115, 'shrineTiles', ['five', 'six']],
		[116, 'shrineWagon', ['home', 'drives']]
	]
};
