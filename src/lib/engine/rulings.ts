/** The name of a ruling: a question about the rules that players answer before the first tile. */
export type RulingId = string;

/** What a ruling is about: differing editions; a house rule; how the game is run. */
export type RulingGroup = 'rules' | 'house' | 'table';

/** One game's answer to each ruling of its modules. */
export type Rulings = Readonly<Record<RulingId, string>>;

/** A question about the rules, and its answers. */
export interface Ruling<Choice extends string = string> {
	readonly id: RulingId;
	readonly choices: readonly Choice[];
	/** The answer of today's rulebooks. */
	readonly usual: Choice;
	/** The answer for records without one. Left out: the usual one. */
	readonly unrecorded?: Choice;
	/** Choices kept only for old games, each with the answers that replace it in a new game. */
	readonly retired?: Readonly<Partial<Record<Choice, Rulings>>>;
	/** True for a ruling added after apps began to exchange games: files leave out the answer that records without one have. */
	readonly late?: true;
	readonly group: RulingGroup;
	/** The topic of the help that shows in pictures what it decides. */
	readonly topic?: string;
	/**
	 * True if this must be asked, given the other answers. Left out: always.
	 * @param existing the game began without the app
	 * @param played the ids of all expansions in the game
	 */
	asked?(rulings: Rulings, existing: boolean, played: readonly string[]): boolean;
	/** Answers to other rulings that follow from these answers; those rulings aren't asked then. */
	implies?(rulings: Rulings): Rulings;
}

/** The choices offered: all that aren't retired, and those in `kept`. */
export const choicesOffered = (
	{ choices, retired = {} }: Ruling,
	...kept: readonly (string | undefined)[]
): readonly string[] =>
	choices.filter((choice) => !Object.hasOwn(retired, choice) || kept.includes(choice));

/** All rulings, each once: several expansions may ask the same. */
export const askedOnce = (rulings: readonly Ruling[]): readonly Ruling[] => [
	...new Map(rulings.map((ruling) => [ruling.id, ruling])).values()
];

/** Answers for a new game: each retired one is replaced. */
export const withoutRetired = (rulings: readonly Ruling[], answers: Rulings): Rulings =>
	rulings.reduce<Rulings>(
		(all, { id, retired = {} }) => ({ ...all, ...retired[answers[id] ?? ''] }),
		answers
	);

/** The answers implied by others. */
export const impliedRulings = (rulings: readonly Ruling[], answers: Rulings): Rulings =>
	Object.assign({}, ...rulings.map((ruling) => ruling.implies?.(answers))) as Rulings;

/** The answers a game is played by: the players', and those implied. */
export const effectiveRulings = (rulings: readonly Ruling[], answers: Rulings): Rulings => ({
	...answers,
	...impliedRulings(rulings, answers)
});

/** For each ruling whose answer another one implies: the first that does. */
export function decidingRulings(
	rulings: readonly Ruling[],
	answers: Rulings
): ReadonlyMap<RulingId, RulingId> {
	const found = new Map<RulingId, RulingId>();
	for (const ruling of rulings)
		for (const id of Object.keys(ruling.implies?.(answers) ?? {}))
			if (!found.has(id)) found.set(id, ruling.id);
	return found;
}
