import type { AnySays, ExpansionWords, Names } from '../expansion';

/** A noun in the singular and the plural. */
type OneMany = readonly [one: string, many: string];

/** How English says one thing of each kind. */
export interface Says extends AnySays {
	readonly pieces: OneMany;
	readonly marks: string;
	readonly walledMonastery: Readonly<Record<'name' | 'some', string>>;
	readonly countables: OneMany;
}

/** All English words of an expansion. */
export type WordsOf<Own extends Names> = ExpansionWords<Says, Own>;
