import {
	choicesOffered,
	impliedRulings,
	type Ruling,
	type RulingId,
	type Rulings
} from '../../engine/rulings';
import {
	BOXES,
	rulingsFor,
	RULINGS,
	USUAL_RULINGS,
	type BoxId,
	type ExpansionId
} from '../../rules/catalogue';
import { declaredIn } from '../../rules/declared';
import { EDITION_RULINGS, rulingsOfPrinting } from '../../rules/editions';
import { printingOf } from '../../rules/printings';
import { PRESET_IDS, PRESETS, type PresetId } from '../../rules/presets';

/** One ruling of a contract, with its answer. */
interface Term extends Ruling {
	readonly answer: string;
	/** True for an answer that follows from the year of the box, and for the ruling about which edition's tiles are played. */
	readonly printed: boolean;
	/** The expansion that asks it; undefined for the base game. */
	readonly expansion: ExpansionId | undefined;
	/** True if neither today's rulebooks nor those of the box give this answer. */
	readonly differs: boolean;
}

/** What is agreed before the first tile. */
interface Agreed {
	/** Absent if no box is chosen: then no answer follows from it. */
	readonly box?: BoxId;
	readonly expansions: readonly ExpansionId[];
	readonly rulings: Rulings;
	/** True for an existing table. */
	readonly found?: boolean | undefined;
}

/** The rulings that matter in a game, in catalogue order. Answers in `stands`, also retired ones, can be chosen again. */
export function termsOf(
	{ box, expansions, rulings, found = false }: Agreed,
	stands: Rulings = rulings
): readonly Term[] {
	const questions = rulingsFor(expansions);
	const settled = impliedRulings(questions, rulings);
	const ofBox = box
		? rulingsOfPrinting(printingOf({ box: BOXES[box].replacedBy ?? box, rulings }))
		: {};
	return questions
		.filter(({ id }) => settled[id] === undefined)
		.filter((ruling) => ruling.asked?.(rulings, found, expansions) ?? true)
		.map((ruling) => {
			const answer = rulings[ruling.id] ?? ruling.usual;
			const choices = choicesOffered(ruling, answer, stands[ruling.id]);
			const printed = answer === ofBox[ruling.id] || EDITION_RULINGS.includes(ruling.id);
			const expansion = askingExpansion(ruling.id, expansions);
			return {
				...ruling,
				choices,
				expansion,
				answer,
				printed,
				differs: answer !== ruling.usual && !printed
			};
		});
}

/** The expansion of a game that asks a ruling, the first of several; undefined if the base game does. */
const askingExpansion = (
	id: RulingId,
	expansions: readonly ExpansionId[]
): ExpansionId | undefined => {
	const asking = declaredIn(expansions).find(({ rulings }) => rulings.some((one) => one.id === id));
	return expansions.find((expansion) => expansion === asking?.id);
};

/** The preset nearest to a contract, and the terms that differ from it. */
interface Named {
	readonly preset: PresetId;
	readonly changes: readonly Term[];
}

/** The nearest preset, by the rulings that matter in the game. */
export function namedContract(agreed: Agreed): Named {
	const terms = termsOf(agreed);
	const preset = nearestPreset(answersIn(terms));
	return { preset, changes: changesFrom(terms, preset) };
}

/** The answers of terms, and those that follow from them. */
function answersIn(terms: readonly Term[]): Rulings {
	const answers = Object.fromEntries(terms.map(({ id, answer }) => [id, answer]));
	return { ...answers, ...impliedRulings(terms, answers) };
}

/**
 * Terms that differ from a preset, or cause a difference, and don't follow from the box; how the starting player is found is left
 * out, because it is shown with that player.
 */
export function changesFrom(terms: readonly Term[], preset: PresetId): readonly Term[] {
	const answers = answersIn(terms);
	const other: readonly RulingId[] = differing(answers, preset);
	const follows = (term: Term): readonly RulingId[] => Object.keys(term.implies?.(answers) ?? {});
	return terms.filter(
		(term) => !term.printed && [term.id, ...follows(term)].some((id) => other.includes(id))
	);
}

/** Terms that differ from today's rules; those about the table's habits, and what the box says by its year, are left out. */
export const deviationsFromToday = (agreed: Agreed): readonly Term[] =>
	termsOf(agreed).filter(({ differs, group }) => differs && group !== 'table');

/** A preset's answers to all rulings. */
export const answersOf = (id: PresetId): Rulings => ({ ...USUAL_RULINGS, ...PRESETS[id] });

/**
 * True for rulings that never make a preset another one: how the starting player is found, and which edition's tiles are played.
 */
const isIgnored = (id: RulingId): boolean => id === 'starter' || EDITION_RULINGS.includes(id);

/** The rulings whose answers differ from a preset, in catalogue order. @internal */
export const differing = (rulings: Rulings, preset: PresetId): readonly RulingId[] => {
	const answers = answersOf(preset);
	return RULINGS.filter(({ id, usual }) => (rulings[id] ?? usual) !== answers[id])
		.map(({ id }) => id)
		.filter((id) => !isIgnored(id));
};

/** The preset from which the fewest answers differ; the first of several. @internal */
export const nearestPreset = (rulings: Rulings): PresetId =>
	PRESET_IDS.reduce((best, id) =>
		differing(rulings, id).length < differing(rulings, best).length ? id : best
	);
