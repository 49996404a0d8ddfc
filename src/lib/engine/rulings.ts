/** The name of an open question of the rules which a table answers before the first tile. */
export type RulingId = string;

/** What a ruling is about: editions that differ; a rule of one's own; how the table goes about the game. */
export type RulingGroup = 'rules' | 'house' | 'table';

/** The answers of one game: one choice for each ruling of its modules. */
export type Rulings = Readonly<Record<RulingId, string>>;

/** An open question and its answers. */
export interface Ruling<Choice extends string = string> {
	readonly id: RulingId;
	readonly choices: readonly Choice[];
	/** The answer of today's rulebooks. */
	readonly usual: Choice;
	/** What was played where a record says nothing of it. Left out: as usual. */
	readonly unrecorded?: Choice;
	/** Choices which only games recorded before may hold, each with what a new contract answers in its place. */
	readonly retired?: Readonly<Partial<Record<Choice, Rulings>>>;
	readonly group: RulingGroup;
	/** True when this must be asked, given the other answers. `existing`: the game began without the app. Left out: always. */
	asked?(rulings: Rulings, existing: boolean): boolean;
	/** Answers to other questions that follow from these answers; those are no questions then. */
	implies?(rulings: Rulings): Rulings;
}

/** The answers that a table may choose: all that aren't retired, and those of `kept`, which stand already. */
export const choicesOffered = (
	{ choices, retired = {} }: Ruling,
	...kept: readonly (string | undefined)[]
): readonly string[] =>
	choices.filter((choice) => !Object.hasOwn(retired, choice) || kept.includes(choice));

/** Answers fit for a new contract: in place of each retired one stands what was to follow it. */
export const withoutRetired = (rulings: readonly Ruling[], answers: Rulings): Rulings =>
	rulings.reduce<Rulings>(
		(all, { id, retired = {} }) => ({ ...all, ...retired[answers[id] ?? ''] }),
		answers
	);

/** The answers that follow from others. */
export const impliedRulings = (rulings: readonly Ruling[], answers: Rulings): Rulings =>
	Object.assign({}, ...rulings.map((ruling) => ruling.implies?.(answers))) as Rulings;

/** The answers by which a game with these questions is played: the table's, and what follows from them. */
export const effectiveRulings = (rulings: readonly Ruling[], answers: Rulings): Rulings => ({
	...answers,
	...impliedRulings(rulings, answers)
});

/** The question that the table answered where the answer to `id` follows from it; else `id`. */
export const decidingRuling = (
	rulings: readonly Ruling[],
	answers: Rulings,
	id: RulingId
): RulingId => rulings.find((ruling) => ruling.implies?.(answers)[id] !== undefined)?.id ?? id;
