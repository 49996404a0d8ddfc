import type { SourcesArt } from '../../rules/presentation/art';
import type { PackedPart } from '../../rules/presentation/packed';

/** The numbers of The Robbers in packed games. */
export const PACKED: PackedPart = {
	expansions: [[13, 'robbers']],
	pieces: [[20, 'track-robber']],
	tiles: [
		[210, 'rb-FFRR'],
		[211, 'rb-FRRR'],
		[212, 'rb-CFFF'],
		[213, 'rb-CFFF-garden'],
		[214, 'rb-CRRF'],
		[215, 'rb-FRFR'],
		[216, 'rb-CFCF']
	],
	rulings: [
		[90, 'robberTiles', ['first', 'later']],
		[91, 'robbers', ['next', 'every', 'before']],
		[92, 'robbersAtEnd', ['three', 'rob', 'nothing']]
	]
};

/** How charts show its points. */
export const SOURCE_ART = {
	robbery: { pattern: 'M1 1L7 7M7 1L1 7', colour: 'light-dark(#c98a7d, #6b2f28)' }
} as const satisfies SourcesArt;
