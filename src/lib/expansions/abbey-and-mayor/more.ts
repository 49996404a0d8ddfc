import type { SourcesArt } from '../../rules/presentation/art';
import type { PackedPart } from '../../rules/presentation/packed';

/** The numbers of Abbey & Mayor in packed games. */
export const PACKED: PackedPart = {
	expansions: [[0, 'abbey-and-mayor']],
	pieces: [
		[1, 'mayor'],
		[2, 'wagon'],
		[3, 'barn']
	],
	tiles: [
		[36, 'am-CCCC-two-pennants'],
		[37, 'am-CCCC-bridge'],
		[38, 'am-CCCF-bridge'],
		[39, 'am-CCRR-gates'],
		[40, 'am-CFFF-three-fields'],
		[41, 'am-CFFR-gate'],
		[42, 'am-CFRR-contact'],
		[43, 'am-CRCR-tunnel'],
		[44, 'am-CRRF-contact'],
		[45, 'am-FFFR-house'],
		[46, 'am-FRRR-well'],
		[47, 'am-RRRR-monastery'],
		[48, 'am-abbey'],
		[109, 'am-FFFR-house-garden']
	],
	rulings: [
		[14, 'lastAbbeys', ['round', 'none']],
		[15, 'wagonMoves', ['connected', 'nearby', 'anywhere']],
		[16, 'wagonMonasteries', ['all', 'with-road']],
		[17, 'barnOnBarn', ['no', 'yes']],
		[18, 'wagonRolls', ['no', 'yes']],
		[19, 'barnFarms', ['farm-rule', 'third', 'second', 'first']],
		[27, 'abbeyTiles', ['first', 'later']],
		[32, 'barnsAlone', ['no', 'yes']],
		[37, 'mayors', ['yes', 'no']],
		[38, 'wagons', ['yes', 'no']],
		[39, 'barns', ['yes', 'no']]
	]
};

/** How charts show its points. */
export const SOURCE_ART = {
	abbey: { pattern: 'M0 0L8 8M8 0L0 8', colour: 'light-dark(#9fb4c4, #45606f)' },
	barn: { pattern: 'M2 0V8M6 0V8', colour: 'light-dark(#d98a70, #7c3b2a)' }
} as const satisfies SourcesArt;
