import type { PackedPart } from '../../rules/presentation/packed';

/** The numbers of The Tunnel in packed games. */
export const PACKED: PackedPart = {
	expansions: [[30, 'tunnel']],
	tiles: [
		[395, 'tu-CRRR'],
		[396, 'tu-CRFR'],
		[397, 'tu-FFRR'],
		[398, 'tu-RRRR']
	],
	tokens: [
		[31, 'tunnel-circle'],
		[32, 'tunnel-square'],
		[33, 'tunnel-triangle']
	],
	rulings: [[144, 'tunnelTokens', ['three-two', 'two-one', 'one-one']]]
};
