import type { SourcesArt } from '../../rules/presentation/art';
import type { PackedPart } from '../../rules/presentation/packed';

/** The numbers of The Gold Mines in packed games. */
export const PACKED: PackedPart = {
	expansions: [[8, 'gold-mines']],
	tokens: [[5, 'ingot']],
	tiles: [
		[155, 'gm-RRRR'],
		[156, 'gm-CCRR'],
		[157, 'gm-CCRR-monastery'],
		[158, 'gm-CRCR-bridge'],
		[159, 'gm-RRRR-monastery'],
		[160, 'gm-RRRR-bridge'],
		[161, 'gm-CCFF-monastery'],
		[162, 'gm-FFRR-monastery']
	],
	rulings: [[70, 'goldChoice', ['player', 'claimants']]]
};

/** How charts show its points. */
export const SOURCE_ART = {
	ingots: { pattern: 'M2 2H6L7.5 6H.5Z', colour: 'light-dark(#d9c04f, #6e5a12)' }
} as const satisfies SourcesArt;
