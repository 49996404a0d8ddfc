import type { AnySays, ExpansionWords, Names } from '../expansion';

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
	readonly walledMonastery: Readonly<Record<'name' | 'some', string>>;
	readonly countables: readonly [one: string, many: string];
}

/** All Romanian words of an expansion. */
export type WordsOf<Own extends Names> = ExpansionWords<Says, Own>;
