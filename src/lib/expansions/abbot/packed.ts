import type { PackedPart } from '../../rules/presentation/packed';

/** The numbers of The Abbot in packed games. */
export const PACKED: PackedPart = {
	expansions: [[3, 'abbot']],
	pieces: [[6, 'abbot']],
	rulings: [[25, 'abbotRecallSameTurn', ['yes', 'no']]],
	objections: [
		[15, 'abbot/surrounded'],
		[16, 'abbot/same-turn']
	]
};
