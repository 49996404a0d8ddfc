import type { SourcesArt } from '../../rules/presentation/art';
import type { PackedPart } from '../../rules/presentation/packed';

/** The numbers of Under the Big Top in packed games. */
export const PACKED: PackedPart = {
	expansions: [[27, 'big-top']],
	tiles: [
		[370, 'bt-FFFF-acrobats-garden'],
		[371, 'bt-FFFR-acrobats'],
		[372, 'bt-FFRR-acrobats'],
		[373, 'bt-FRFR-acrobats'],
		[374, 'bt-FRRR-acrobats'],
		[375, 'bt-FFFR-circus'],
		[376, 'bt-FFRR-circus-garden'],
		[377, 'bt-FRFR-circus'],
		[378, 'bt-FRRR-circus'],
		[379, 'bt-CFFF-circus'],
		[380, 'bt-CFFR-circus'],
		[381, 'bt-CFRF-circus'],
		[382, 'bt-CRFR-circus'],
		[383, 'bt-CFCF-circus'],
		[384, 'bt-CCRF-circus'],
		[385, 'bt-CCRR-circus']
	],
	pieces: [[40, 'ringmaster']],
	rulings: [[139, 'pyramidBy', ['anybody', 'beside', 'owner']]],
	objections: [[71, 'big-top/none-left']]
};

/** How charts show its points. */
export const SOURCE_ART = {
	'big-top': { pattern: 'M1 7L4 1L7 7', colour: 'light-dark(#c98f8f, #6d3f42)' },
	acrobats: { pattern: 'M2 7L4 4L6 7M4 4V1', colour: 'light-dark(#c7a763, #63501f)' },
	ringmaster: { pattern: 'M1 6H7M2 6V2H6V6', colour: 'light-dark(#9f97c4, #494070)' }
} as const satisfies SourcesArt;
