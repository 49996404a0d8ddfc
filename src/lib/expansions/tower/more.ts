import type { SourcesArt } from '../../rules/presentation/art';
import type { PackedPart } from '../../rules/presentation/packed';

/** The numbers of The Tower in packed games. */
export const PACKED: PackedPart = {
	expansions: [[16, 'tower']],
	tiles: [
		[263, 'to-CCCC'],
		[264, 'to-CCCR'],
		[265, 'to-CCFF'],
		[266, 'to-CCFF-two'],
		[267, 'to-CCRF'],
		[268, 'to-CFFF'],
		[269, 'to-CFRF'],
		[270, 'to-CFRR'],
		[271, 'to-CRCR-bridge'],
		[272, 'to-CRCR'],
		[273, 'to-CRFR'],
		[274, 'to-FFFF'],
		[275, 'to-FFFF-garden'],
		[276, 'to-FFFF-monastery'],
		[277, 'to-FFRR'],
		[278, 'to-FFRR-garden'],
		[279, 'to-FRRR'],
		[280, 'to-RRRR'],
		[281, 'to-RRRR-four']
	],
	rulings: [
		[110, 'towerTiles', ['first', 'later']],
		[111, 'ransomBelow', ['no', 'yes']],
		[112, 'exchangeBy', ['capturer', 'other']]
	],
	tokens: [[13, 'tower-floor']],
	objections: [
		[50, 'tower/ransomed-before'],
		[51, 'tower/too-few-points']
	]
};

/** How charts show its points. */
export const SOURCE_ART = {
	ransom: { pattern: 'M1 4H7M1 2V6M7 2V6', colour: 'light-dark(#b8a58a, #5c4c36)' }
} as const satisfies SourcesArt;
