import type { PackedPart } from '../../rules/presentation/packed';

/** The numbers of Spiel Doch! in packed games. */
export const PACKED: PackedPart = {
	expansions: [[33, 'spiel-doch']],
	tiles: [
		[419, 'sd-CCFF'],
		[420, 'sd-FRRR'],
		[421, 'sd-FRRR-garden']
	],
	rulings: [[147, 'spielDochCrossing', ['plain', 'garden']]]
};
