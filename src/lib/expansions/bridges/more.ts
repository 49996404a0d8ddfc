import type { SourcesArt } from '../../rules/presentation/art';
import type { PackedPart } from '../../rules/presentation/packed';

/** The numbers of Bridges, Castles & Bazaars in packed games. */
export const PACKED: PackedPart = {
	expansions: [[26, 'bridges']],
	tiles: [
		[356, 'bb-CCCC-bazaar'],
		[357, 'bb-CCCR'],
		[358, 'bb-CFCF-bazaar'],
		[359, 'bb-CFRF'],
		[360, 'bb-CFRF-garden'],
		[361, 'bb-CFRF-bazaar'],
		[362, 'bb-FFFF-bazaar'],
		[363, 'bb-CFCF-monastery'],
		[364, 'bb-FRFR-monastery'],
		[365, 'bb-FFFR-bazaar-inn'],
		[366, 'bb-FRFR-bazaar'],
		[367, 'bb-FRFR-bazaar-inn']
	],
	tokens: [
		[17, 'bridge'],
		[18, 'castle']
	],
	rulings: [
		[134, 'freeBridge', ['beside', 'here']],
		[135, 'castleChoice', ['chosen', 'best']],
		[136, 'bazaar', ['auction', 'choose']],
		[137, 'bazaarInBazaar', ['after', 'none']],
		[138, 'bazaarAndBuilder', ['auction', 'part']],
		[153, 'bridgeTiles', ['first', 'later']]
	]
};

/** How charts show its points. */
export const SOURCE_ART = {
	castles: { pattern: 'M1 7V2H3V4H5V2H7V7', colour: 'light-dark(#a98f9c, #5d4653)' },
	bazaar: {
		pattern: 'M0 3Q2 5 4 3Q6 5 8 3M2 3V7M6 3V7',
		colour: 'light-dark(#d9a6a0, #7d4a45)'
	}
} as const satisfies SourcesArt;
