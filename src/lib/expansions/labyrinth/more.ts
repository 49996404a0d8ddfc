import type { PackedPart } from '../../rules/presentation/packed';

/** The numbers of The Labyrinth in packed games. */
export const PACKED: PackedPart = {
	expansions: [[29, 'labyrinth']],
	tiles: [[392, 'la-RRRR-labyrinth']],
	rulings: [[143, 'labyrinth', ['basic', 'advanced']]]
};
