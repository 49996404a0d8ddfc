/** What is said about a ruling: its question, and for each answer a short name and one sentence. */
export interface RulingWords {
	readonly title: string;
	readonly answers: Readonly<Record<string, readonly [name: string, says: string]>>;
}

/** What an expansion says about its rulings, and where each is answered, or left open, in print. */
export interface ExpansionRulings {
	readonly rulings: Readonly<Record<string, RulingWords>>;
	readonly sources: Readonly<Record<string, string>>;
}
