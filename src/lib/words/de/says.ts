import type { AnySays, ExpansionWords, Names } from '../expansion';

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
	readonly walledMonastery: Readonly<Record<'name' | 'some', string>>;
	readonly countables: readonly [one: string, many: string];
}

/** All German words of an expansion. */
export type WordsOf<Own extends Names> = ExpansionWords<Says, Own>;
