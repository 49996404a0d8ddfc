import type { SourcesArt } from '../../rules/presentation/art';
import type { PackedPart } from '../../rules/presentation/packed';

/** The numbers of The Messages in packed games. */
export const PACKED: PackedPart = {
	expansions: [[14, 'messages']],
	tokens: [[7, 'messenger']],
	rulings: [[93, 'messageBlocked', ['never', 'others']]]
};

/** How charts show its points. */
export const SOURCE_ART = {
	messages: {
		pattern: 'M1 2H7V6H1ZM1 2L4 4.5L7 2',
		colour: 'light-dark(#9fb4d9, #3f5580)'
	}
} as const satisfies SourcesArt;
