import type { PackedPart } from '../../rules/presentation/packed';

/** The numbers of Market Day in packed games, far from those that are in use. */
export const PACKED: PackedPart = {
	expansions: [[60, 'market-day']],
	pieces: [[12, 'stallkeeper']],
	tokens: [[12, 'cashbox']],
	objections: [[200, 'market-day/no-stall']],
	tiles: [
		[900, 'md-FRFR-stall'],
		[901, 'md-CFRR-stall']
	],
	rulings: [[190, 'hawkerPays', ['1', '2']]]
};
