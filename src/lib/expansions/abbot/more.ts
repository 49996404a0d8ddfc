import { UNFINISHED_PATTERN } from '../../rules/base/source-art';
import type { SourcesArt } from '../../rules/presentation/art';
import type { PackedPart } from '../../rules/presentation/packed';

/** The numbers of The Abbot in packed games. */
export const PACKED: PackedPart = {
	expansions: [[3, 'abbot']],
	pieces: [[6, 'abbot']],
	rulings: [[25, 'abbotRecallSameTurn', ['yes', 'no']]],
	objections: [
		[15, 'abbot/surrounded'],
		[16, 'abbot/same-turn']
	]
};

/** How charts show its points. */
export const SOURCE_ART = {
	garden: {
		pattern: 'M4 0V8M0 4H8M2 2h.1M6 6h.1',
		colour: 'light-dark(#a9c27a, #4f6b3a)'
	},
	'unfinished-garden': { pattern: UNFINISHED_PATTERN, colour: 'light-dark(#d4e0bc, #3f4c33)' }
} as const satisfies SourcesArt;
