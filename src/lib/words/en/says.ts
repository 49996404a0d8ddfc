import type { AnySays, ExpansionWords, Names, RulingWords } from '../expansion';

/** A noun in the singular and the plural. */
type OneMany = readonly [one: string, many: string];

/** How English says one thing of each kind. */
export interface Says extends AnySays {
	readonly pieces: OneMany;
	readonly marks: string;
	readonly monasteries: Readonly<Record<'name' | 'some' | 'on', string>> & {
		of(tiles: string): string;
	};
	readonly countables: OneMany;
}

/** All English words of an expansion. */
export type WordsOf<Own extends Names> = ExpansionWords<Says, Own>;

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
