import type { RulingWords } from '../expansion';

/** Printed sources of several rulings. */
export const PAGE = 'Wikicarpedia, base game (1st edition)';
export const BOOKLET = 'Z-Man’s rulebook of 2013';
/** The source of a ruling that only tables make. */
export const IN_NONE = 'In no rulebook: your table’s choice';

/** Whether a kind of an expansion’s figures is played, or stays in the box. */
export const mayStayInBox = (
	title: string,
	played: string,
	[each, nobody]: readonly [each: string, nobody: string]
): RulingWords<'yes' | 'no'> => ({
	title,
	answers: {
		yes: ['Played', played, each],
		no: ['Left in the box', 'They aren’t used. A house rule.', nobody]
	}
});
