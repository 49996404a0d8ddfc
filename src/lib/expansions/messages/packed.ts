import type { PackedPart } from '../../rules/presentation/packed';

/** The numbers of The Messages in packed games. */
export const PACKED: PackedPart = {
	expansions: [[14, 'messages']],
	tokens: [[7, 'messenger']],
	rulings: [[93, 'messageBlocked', ['never', 'others']]]
};
