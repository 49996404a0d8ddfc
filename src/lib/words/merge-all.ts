import type { NamedExpansion } from './en/boxes/names';
import type { BoxWords } from './en/boxes/types';
import type { RuleTopics, RuleWords } from './en/rules/rule-words';
import type { BoxRulings } from './en/rulings/types';

/** The same of every expansion. None may be missing. */
type ByExpansion<Own> = Readonly<Record<NamedExpansion, Own>>;

/** Merges what boxes say of one kind of thing, by id, into one record. @param of what a box says of it; undefined for nothing */
const mergeAll = <Box, Says>(
	boxes: readonly Box[],
	of: (box: Box) => Readonly<Record<string, Says>> | undefined
): Readonly<Record<string, Says>> =>
	Object.fromEntries(boxes.flatMap((box) => Object.entries(of(box) ?? {})));

/** The rulings of the base game and all expansions, and where each is answered in print. */
export function mergeRulings(base: BoxRulings, expansions: ByExpansion<BoxRulings>): BoxRulings {
	const all: readonly BoxRulings[] = [base, ...Object.values(expansions)];
	return {
		rulings: mergeAll(all, ({ rulings }) => rulings),
		sources: mergeAll(all, ({ sources }) => sources)
	};
}

/** What the rules of a box say, and what they are about. */
type BoxRules = readonly [rules: RuleWords, topics: RuleTopics];

/** The rules of the base game and all expansions. */
export function mergeRules(base: BoxRules, expansions: ByExpansion<BoxRules>): BoxRules {
	const all: readonly BoxRules[] = [base, ...Object.values(expansions)];
	return [mergeAll(all, ([rules]) => rules), mergeAll(all, ([, topics]) => topics)];
}

/** The kinds of things that the words of an expansion name. */
type BoxKind = keyof BoxWords;

/** The words of all expansions together, by kind of thing and id. */
export function mergeBoxes<Own extends Readonly<Partial<Record<BoxKind, object>>>>(
	expansions: ByExpansion<Own>
) {
	const boxes: readonly Own[] = Object.values(expansions);
	const merge = <Kind extends BoxKind>(kind: Kind) =>
		Object.assign({}, ...boxes.map((box) => box[kind])) as Readonly<
			Partial<NonNullable<Own[Kind]>>
		>;
	return {
		expansions: merge('expansions'),
		pieces: merge('pieces'),
		marks: merge('marks'),
		signs: merge('signs'),
		walledMonastery: merge('walledMonastery'),
		sources: merge('sources'),
		scoreAll: merge('scoreAll'),
		titles: merge('titles'),
		objections: merge('objections'),
		countables: merge('countables'),
		verdicts: merge('verdicts'),
		strengths: merge('strengths'),
		events: merge('events'),
		questions: merge('questions'),
		further: merge('further'),
		moves: merge('moves'),
		stays: merge('stays'),
		payments: merge('payments'),
		markerHints: merge('markerHints'),
		undescribed: merge('undescribed')
	};
}
