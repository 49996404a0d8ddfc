import type { AnySays, ExpansionWords, Names, RulingWords } from '../expansion';

/** A noun: „căruță”, „căruțe”, „căruța”. */
export interface Noun {
	readonly one: string;
	readonly many: string;
	/** With its article. */
	readonly the: string;
	readonly feminine?: true;
}

/** How Romanian says one thing of each kind. */
export interface Says extends AnySays {
	readonly pieces: Noun;
	readonly marks: string;
	readonly monasteries: Readonly<
		Record<'name' | 'some' | 'the' | 'on' | 'from' | 'done', string>
	> & { of(tiles: string): string };
	readonly countables: readonly [one: string, many: string];
}

/** All Romanian words of an expansion. */
export type WordsOf<Own extends Names> = ExpansionWords<Says, Own>;

/** Printed sources of several rulings. */
export const PAGE = 'Wikicarpedia, jocul de bază (prima ediție)';
export const BOOKLET = 'Broșura Z-Man din 2013';
/** The source of a ruling that only tables make. */
export const IN_NONE = 'Nu este în niciun regulament: alegerea voastră';

/** Whether a kind of an expansion’s figures is played, or stays in the box. */
export const mayStayInBox = (
	title: string,
	played: string,
	[each, nobody]: readonly [each: string, nobody: string]
): RulingWords<'yes' | 'no'> => ({
	title,
	answers: {
		yes: ['În joc', played, each],
		no: ['Rămân în cutie', 'Nu se folosesc. Regulă a casei.', nobody]
	}
});
