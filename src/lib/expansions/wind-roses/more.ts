import type { SourcesArt } from '../../rules/presentation/art';
import type { PackedPart } from '../../rules/presentation/packed';

/** The numbers of The Wind Roses in packed games. */
export const PACKED: PackedPart = {
	expansions: [[23, 'wind-roses']],
	tiles: [
		[330, 'wr-CCFF'],
		[331, 'wr-CCFF-two-cities'],
		[332, 'wr-CFCF'],
		[333, 'wr-CFRF'],
		[334, 'wr-FFRR'],
		[335, 'wr-CFRR']
	],
	rulings: [[128, 'startTileWithRoses', ['out', 'bag']]]
};

/** How charts show its points. */
export const SOURCE_ART = {
	'wind-roses': { pattern: 'M4 1L5 4L4 7L3 4ZM1 4H7', colour: 'light-dark(#d99a63, #7d4f20)' }
} as const satisfies SourcesArt;
