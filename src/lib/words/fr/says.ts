import type { AnySays, ExpansionWords, Names, RulingWords } from '../expansion';
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
	readonly monasteries: {
		readonly noun: Noun;
		/** Before the place of a figure. */
		readonly preposition: 'sur' | 'dans';
		/** With the number of its tiles in words. */
		of(tiles: string): string;
	};
	readonly countables: Noun;
}

/** All French words of an expansion. */
export type WordsOf<Own extends Names> = ExpansionWords<Says, Own>;

/** Printed sources of several rulings. */
export const PAGE = 'Wikicarpedia, jeu de base (1re édition)';
export const BOOKLET = 'Livret Z-Man de 2013';
/** The source of a ruling that only tables make. */
export const IN_NONE = 'Dans aucun livret : au choix de votre table';

/** Whether a kind of an expansion’s figures is played, or stays in the box. */
export const mayStayInBox = (
	title: string,
	played: string,
	[each, nobody]: readonly [each: string, nobody: string]
): RulingWords<'yes' | 'no'> => ({
	title,
	answers: {
		yes: ['En jeu', played, each],
		no: ['Hors jeu', 'Personne n’en a. Une règle maison.', nobody]
	}
});
