import type { SourcesArt } from '../../rules/presentation/art';
import type { PackedPart } from '../../rules/presentation/packed';

/** The numbers of Darmstadt in packed games. */
export const PACKED: PackedPart = {
	expansions: [[22, 'darmstadt']],
	tiles: [
		[327, 'da-CCCC-darmstadtium'],
		[328, 'da-RRRR-church'],
		[329, 'da-FFRR-church']
	]
};

/** How charts show its points. */
export const SOURCE_ART = {
	darmstadt: { pattern: 'M4 1V7M2 3H6', colour: 'light-dark(#86b0b8, #33616b)' }
} as const satisfies SourcesArt;
