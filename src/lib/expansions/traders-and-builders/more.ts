import type { SourcesArt } from '../../rules/presentation/art';
import type { PackedPart } from '../../rules/presentation/packed';

/** The numbers of Traders & Builders in packed games. */
export const PACKED: PackedPart = {
	expansions: [[2, 'traders-and-builders']],
	pieces: [
		[4, 'builder'],
		[5, 'pig']
	],
	tokens: [
		[0, 'wine'],
		[1, 'grain'],
		[2, 'cloth']
	],
	objections: [
		[12, 'builder/no-follower'],
		[13, 'builder/completed'],
		[14, 'pig/no-farmer']
	],
	tiles: [
		[63, 'tb-CCFF-grain'],
		[64, 'tb-CCFF-wine'],
		[65, 'tb-CCCF-cloth'],
		[66, 'tb-CCCF-wine'],
		[67, 'tb-CCCF-grain'],
		[68, 'tb-CCCC-cloth'],
		[69, 'tb-CCRR-cloth'],
		[70, 'tb-CCRR-wine'],
		[71, 'tb-CCRR-wine-garden'],
		[72, 'tb-CCCR-cloth'],
		[73, 'tb-CCCR-grain'],
		[74, 'tb-CCRF-cloth'],
		[75, 'tb-CCRF-cloth-garden'],
		[76, 'tb-CCRF-wine'],
		[77, 'tb-CCCR-wine'],
		[78, 'tb-CCCC-wine'],
		[79, 'tb-CFCF-wine'],
		[80, 'tb-CRFF'],
		[81, 'tb-CFCR-grain'],
		[82, 'tb-CFCR-wine'],
		[83, 'tb-CRCR-wine'],
		[84, 'tb-FRRR-monastery'],
		[85, 'tb-CCFR-grain'],
		[86, 'tb-CCFR-grain-corner'],
		[87, 'tb-CFRR-bridge'],
		[88, 'tb-RRRR-bridge'],
		[226, 'tb-CRFF-hut'],
		[227, 'tb-FFRR-monastery'],
		[228, 'tb-CCCR-cloth-mirror'],
		[229, 'tb-CCSS-wine']
	],
	rulings: [
		[23, 'traderTiles', ['first', 'later', 'print-2025']],
		[24, 'secondPart', ['may', 'must']],
		[35, 'builders', ['yes', 'no']],
		[36, 'pigs', ['yes', 'no']]
	]
};

/** How charts show its points. */
export const SOURCE_ART = {
	goods: { pattern: 'M2 2H6V6H2Z', colour: 'light-dark(#b7a0c9, #5d4672)' }
} as const satisfies SourcesArt;
