import type { PackedPart } from '../../rules/presentation/packed';

/** The numbers of The Ferries in packed games. */
export const PACKED: PackedPart = {
	expansions: [[12, 'ferries']],
	tiles: [
		[205, 'fr-CRRR'],
		[206, 'fr-FRRR'],
		[207, 'fr-RRRR']
	],
	rulings: [[88, 'scoredRoadAgain', ['again', 'out']]]
};
