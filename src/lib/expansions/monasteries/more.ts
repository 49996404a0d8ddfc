import type { SourcesArt } from '../../rules/presentation/art';
import type { PackedPart } from '../../rules/presentation/packed';

/** The numbers of Monasteries in packed games. */
export const PACKED: PackedPart = {
	expansions: [[28, 'monasteries']],
	tiles: [
		[390, 'mo-FFFF'],
		[391, 'mo-FFFR']
	],
	rulings: [
		[150, 'monasteryBoxes', ['one', 'two', 'three']],
		[151, 'baseMonasteries', ['left-out', 'kept']]
	]
};

/** How charts show its points. */
export const SOURCE_ART = {
	'row-and-column': { pattern: 'M1 4H7M4 1V7', colour: 'light-dark(#a88fbe, #5f4878)' }
} as const satisfies SourcesArt;
