/** The name of an open question of the rules which a table answers before the first tile. */
export type RulingId = string;

/** An open question and its answers. */
export interface Ruling<Choice extends string = string> {
	readonly id: RulingId;
	readonly choices: readonly Choice[];
	/** The answer of today's rulebooks. */
	readonly usual: Choice;
}

/** The answers of one game: one choice for each ruling of its modules. */
export type Rulings = Readonly<Record<RulingId, string>>;
