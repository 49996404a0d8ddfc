import type { AnySays, ExpansionWords, Names } from '../expansion';
import type { Noun } from './grammar';

/** What a picture on a tile is called, without and with its article. */
export interface MarkWords {
	readonly name: string;
	readonly the: string;
}

/** How French says one thing of each kind. */
export interface Says extends AnySays {
	readonly pieces: Noun;
	readonly marks: MarkWords;
	readonly walledMonastery: Readonly<Record<'noun', Noun>>;
	readonly countables: Noun;
}

/** All French words of an expansion. */
export type WordsOf<Own extends Names> = ExpansionWords<Says, Own>;
