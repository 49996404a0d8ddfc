import type { PackedPart } from '../../rules/presentation/packed';

/** The numbers of The Phantom in packed games. */
export const PACKED: PackedPart = {
	expansions: [[20, 'phantom']],
	pieces: [[38, 'phantom']],
	rulings: [[127, 'phantomAfter', ['any', 'figure']]]
};
