import type { SourcesArt } from '../../rules/presentation/art';
import type { PackedPart } from '../../rules/presentation/packed';

/** The numbers of The Princess & the Dragon in packed games. */
export const PACKED: PackedPart = {
	expansions: [[15, 'princess-and-dragon']],
	tiles: [
		[230, 'pd-CCCF-princess-two'],
		[231, 'pd-CCCF-princess'],
		[232, 'pd-CCCF-portal'],
		[233, 'pd-CCCF-portal-plain'],
		[234, 'pd-CCCF-dragon'],
		[235, 'pd-CCFF-princess-corner'],
		[236, 'pd-CCFF-dragon'],
		[237, 'pd-CCFF-princess'],
		[238, 'pd-CCFF-princess-garden'],
		[239, 'pd-CCFF-volcano'],
		[240, 'pd-CCRR-princess'],
		[241, 'pd-CCRR-portal'],
		[242, 'pd-CFCF-dragon'],
		[243, 'pd-CFFF-dragon'],
		[244, 'pd-CFFF-dragon-garden'],
		[245, 'pd-CFFF-volcano'],
		[246, 'pd-CFRR-dragon'],
		[247, 'pd-CFRR-portal'],
		[248, 'pd-CRCR-dragon'],
		[249, 'pd-CRRF-dragon'],
		[250, 'pd-CRRF-portal'],
		[251, 'pd-CRRR-princess'],
		[252, 'pd-FFFF-volcano'],
		[253, 'pd-FFFR-volcano'],
		[254, 'pd-FFRR-dragon'],
		[255, 'pd-FFRR-volcano'],
		[256, 'pd-FRFR-dragon'],
		[257, 'pd-FRFR-volcano'],
		[258, 'pd-FRRR-dragon-monastery'],
		[259, 'pd-FRRR-dragon'],
		[260, 'pd-FRRR-portal'],
		[261, 'pd-RRRR-portal']
	],
	objections: [
		[42, 'dragon/asleep'],
		[43, 'dragon/volcano'],
		[44, 'dragon/here'],
		[45, 'princess/must']
	],
	rulings: [
		[100, 'dragonTiles', ['first', 'later']],
		[101, 'dragonMoves', ['before', 'after']],
		[102, 'princess', ['may', 'must']],
		[103, 'fairy', ['follower', 'tile']],
		[104, 'fairyAtStart', ['once', 'each']],
		[105, 'fairyScored', ['first', 'each']],
		[106, 'portalFigures', ['all', 'plain']]
	]
};

/** How charts show its points. */
export const SOURCE_ART = {
	fairy: {
		pattern: 'M4 1V7M1 4H7M2 2L6 6M6 2L2 6',
		colour: 'light-dark(#d59ac4, #7d4a70)'
	}
} as const satisfies SourcesArt;
