/**
 * The words of a ruling: its question, and for each answer a short name, one sentence, and a clause that stands inside a sentence:
 * “a farm pays as in 2000”.
 */
export interface RulingWords {
	readonly title: string;
	readonly answers: Readonly<Record<string, AnswerWords>>;
}
type AnswerWords = readonly [name: string, says: string, clause: string];

/** The words of a ruling on whether a kind of figures is played. */
export interface FigureRuling extends RulingWords {
	readonly answers: Readonly<Record<'yes' | 'no', AnswerWords>>;
}

/** The words of the rulings of the base game or an expansion, and where each is answered, or left open, in print. */
export interface BoxRulings {
	readonly rulings: Readonly<Record<string, RulingWords>>;
	readonly sources: Readonly<Record<string, string>>;
}
