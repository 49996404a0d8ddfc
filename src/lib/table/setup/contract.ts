import {
	choicesOffered,
	impliedRulings,
	type Ruling,
	type RulingId,
	type Rulings
} from '../../engine/rulings';
import { rulingsFor, RULINGS, USUAL_RULINGS, type ExpansionId } from '../../rules/catalogue';
import { PRESET_IDS, PRESETS, type PresetId } from '../../rules/presets';

/** One line of what a table agreed on. */
interface Term extends Ruling {
	readonly answer: string;
	/** True where today's rulebooks say something else. */
	readonly differs: boolean;
}

/** What is settled before the first tile, as far as the contract goes. */
interface Agreed {
	readonly expansions: readonly ExpansionId[];
	readonly rulings: Rulings;
	/** True for a table that lay already. */
	readonly found?: boolean | undefined;
}

/**
 * What a table agreed on: the questions that are one in its game, in the order of the catalogue.
 * @param stands the answers that stood before these: they can be chosen again, retired ones too
 */
export function termsOf(
	{ expansions, rulings, found = false }: Agreed,
	stands: Rulings = rulings
): readonly Term[] {
	const questions = rulingsFor(expansions);
	const settled = impliedRulings(questions, rulings);
	return questions
		.filter(({ id }) => settled[id] === undefined)
		.filter((ruling) => ruling.asked?.(rulings, found) ?? true)
		.map((ruling) => {
			const answer = rulings[ruling.id] ?? ruling.usual;
			const choices = choicesOffered(ruling, answer, stands[ruling.id]);
			return { ...ruling, choices, answer, differs: answer !== ruling.usual };
		});
}

/** The set of rules that is nearest to a contract, and its terms that are other than there. */
interface Named {
	readonly preset: PresetId;
	readonly changes: readonly Term[];
}

/** What a contract is called: the nearest set of rules, judged by the questions that are one. */
export function namedContract(agreed: Agreed): Named {
	const terms = termsOf(agreed);
	const preset = nearestPreset(answersIn(terms));
	return { preset, changes: changesFrom(terms, preset) };
}

/** The answers of a contract, with what follows from them. */
function answersIn(terms: readonly Term[]): Rulings {
	const answers = Object.fromEntries(terms.map(({ id, answer }) => [id, answer]));
	return { ...answers, ...impliedRulings(terms, answers) };
}

/**
 * The terms that are other than in a set of rules, or from which something else follows; how the starter is found is told
 * where the starter is.
 */
export function changesFrom(terms: readonly Term[], preset: PresetId): readonly Term[] {
	const answers = answersIn(terms);
	const other: readonly RulingId[] = differing(answers, preset);
	const follows = (term: Term): readonly RulingId[] => Object.keys(term.implies?.(answers) ?? {});
	return terms.filter((term) => [term.id, ...follows(term)].some((id) => other.includes(id)));
}

/** What differs from today in the rules themselves; how the table went about the game is none of it. */
export const deviationsFromToday = (agreed: Agreed): readonly Term[] =>
	termsOf(agreed).filter(({ differs, group }) => differs && group !== 'table');

/** The answers of a set to every ruling. */
export const answersOf = (id: PresetId): Rulings => ({ ...USUAL_RULINGS, ...PRESETS[id] });

/** How the starter is found is told where the starter is, and never makes a set another one. */
const isIgnored = (id: RulingId): boolean => id === 'starter';

/**
 * The rulings which are answered otherwise than in a set, in the order of the catalogue.
 * @internal
 */
export const differing = (rulings: Rulings, preset: PresetId): readonly RulingId[] => {
	const answers = answersOf(preset);
	return RULINGS.filter(({ id, usual }) => (rulings[id] ?? usual) !== answers[id])
		.map(({ id }) => id)
		.filter((id) => !isIgnored(id));
};

/** The set from which the fewest answers differ; of several the first. @internal */
export const nearestPreset = (rulings: Rulings): PresetId =>
	PRESET_IDS.reduce((best, id) =>
		differing(rulings, id).length < differing(rulings, best).length ? id : best
	);
