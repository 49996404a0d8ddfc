/** The name of an open question of the rules which a table answers before the first tile. */
export type RulingId = string;

/** What a ruling is about: editions that differ; a rule of one's own; how the table goes about the game. */
export const RULING_GROUPS = ['rules', 'house', 'table'] as const;
export type RulingGroup = (typeof RULING_GROUPS)[number];

/** An open question and its answers. */
export interface Ruling<Choice extends string = string> {
	readonly id: RulingId;
	readonly choices: readonly Choice[];
	/** The answer of today's rulebooks. */
	readonly usual: Choice;
	/** What was played where a record says nothing of it. Left out: as usual. */
	readonly unsaid?: Choice;
	readonly group: RulingGroup;
	/** True where the other answers leave it a question, on a table that was `found` or not. Left out: always. */
	asked?(rulings: Rulings, found: boolean): boolean;
}

/** The answers of one game: one choice for each ruling of its modules. */
export type Rulings = Readonly<Record<RulingId, string>>;
