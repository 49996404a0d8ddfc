import type { SourcesArt } from '../../rules/presentation/art';
import type { PackedPart } from '../../rules/presentation/packed';

/** The numbers of The Gingerbread Man in packed games. */
export const PACKED: PackedPart = {
	expansions: [[1, 'gingerbread']],
	tiles: [
		[49, 'gingerbread-1'],
		[50, 'gingerbread-2'],
		[51, 'gingerbread-3'],
		[52, 'gingerbread-4'],
		[53, 'gingerbread-5'],
		[54, 'gingerbread-6'],
		[123, 'gingerbread-CCFR'],
		[124, 'gingerbread-CCCR'],
		[125, 'gingerbread-CCCC-four-cities'],
		[126, 'gingerbread-CCCF'],
		[127, 'gingerbread-CCCC-three-cities'],
		[128, 'gingerbread-CCCC']
	],
	rulings: [
		[20, 'gingerbreadMoves', ['once', 'twice']],
		[40, 'gingerbreadTiles', ['described', 'known']]
	]
};

/** How charts show its points. */
export const SOURCE_ART = {
	gingerbread: {
		pattern: 'M5.5 4A1.5 1.5 0 1 1 2.5 4A1.5 1.5 0 1 1 5.5 4',
		colour: 'light-dark(#c08d5f, #6f4a2a)'
	}
} as const satisfies SourcesArt;
