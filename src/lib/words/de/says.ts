import type { AnySays, ExpansionWords, Names, RulingWords } from '../expansion';

/** A figure's noun; masculine unless it says otherwise. */
export interface PieceNoun {
	readonly one: string;
	readonly many: string;
	readonly feminine?: true;
	readonly neuter?: true;
	/** With its adjective as after “der”; left out: as `one`. */
	readonly weak?: string;
	/** The accusative, also counted: „1 großen Meeple“; left out: as `one`. */
	readonly accusative?: string;
}

/** How German says one thing of each kind. */
export interface Says extends AnySays {
	readonly pieces: PieceNoun;
	readonly marks: string;
	readonly monasteries: Readonly<
		Record<'name' | 'some' | 'the' | 'onto' | 'off' | 'completed' | 'unfinished', string>
	>;
	readonly countables: readonly [one: string, many: string];
}

/** All German words of an expansion. */
export type WordsOf<Own extends Names> = ExpansionWords<Says, Own>;

/** Printed sources of several rulings. */
export const PAGE = 'Wikicarpedia, Grundspiel (1. Edition)';
export const BOOKLET = 'Regelheft von Z-Man (2013)';
/** The source of a ruling that only tables make. */
export const IN_NONE = 'In keinem Regelheft: eure Entscheidung';

/** Whether a kind of an expansion’s figures is played, or stays in the box. */
export const mayStayInBox = (
	title: string,
	played: string,
	[each, nobody]: readonly [each: string, nobody: string]
): RulingWords<'yes' | 'no'> => ({
	title,
	answers: {
		yes: ['dabei', played, each],
		no: ['bleiben in der Schachtel', 'Sie spielen nicht mit. Eine Hausregel.', nobody]
	}
});
