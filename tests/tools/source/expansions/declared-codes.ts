import { codesOf, eventsFile, lacking, type CheckedExpansion, type Common } from './checked';

/** Where what an expansion declares in advance isn't what its modules and its code say. */
export const codeProblems = (one: CheckedExpansion, common: Common): readonly string[] => [
	...objectionProblems(one, common),
	...nonsenseProblems(one, common),
	...undeclaredCodes(one, common),
	...eventProblems(one),
	...presentationProblems(one, common),
	...factProblems(one),
	...editionProblems(one)
];

/** Records are read before rules are loaded: what their events may overrule is declared in index.ts too. */
function objectionProblems(one: CheckedExpansion, common: Common): readonly string[] {
	const { folder, declared } = one;
	const raised = codesOf(one, 'objections', common);
	return [
		...lacking(raised, declared.objections).map(
			(code) => `${folder}/index.ts lacks the objection “${code}”, which a module declares.`
		),
		...lacking(declared.objections, raised).map(
			(code) => `${folder}/index.ts declares the objection “${code}”, which no module has.`
		)
	];
}

const nonsenseProblems = (one: CheckedExpansion, common: Common): readonly string[] =>
	codesOf(one, 'nonsense', common).map(
		(code) =>
			`${one.folder}/rules.ts refuses events as “${code}”, for which only the base game could have words.`
	);

/** Text in quotes that reads like a code. */
const QUOTED = /'([a-z\d-]+\/[a-z\d-]+)'/g;

/** Quoted text in TypeScript that reads like a code and is no declared objection, occasion, question, countable, event or further tile. */
function undeclaredCodes(one: CheckedExpansion, common: Common): readonly string[] {
	const known = knownCodes(one, common);
	return one.code.flatMap(({ path, text }) =>
		lacking(
			[...text.matchAll(QUOTED)].map(([, code = '']) => code),
			known
		).map(
			(code) =>
				`${path} says “${code}”, which is no declared objection, occasion, question, countable, event or further tile.`
		)
	);
}

const CODES = ['objections', 'occasions', 'questions', 'countables', 'notes'] as const;

const knownCodes = (one: CheckedExpansion, common: Common): readonly string[] => [
	...CODES.flatMap((kind) => [...codesOf(one, kind, common), ...(common.codes[kind] ?? [])]),
	...one.declared.events.map(({ type }) => type),
	...(one.names.events ?? []),
	...(one.names.further ?? []),
	...(one.names.tales ?? [])
];

const moduleOf = (code: string): string => code.split('/')[0] ?? '';

const modulesOf = ({ modules }: CheckedExpansion): readonly string[] => modules.map(({ id }) => id);

/** Each event belongs to a module, which records it, and has a presentation. */
function eventProblems(one: CheckedExpansion): readonly string[] {
	const { folder, declared, rules } = one;
	const types = declared.events.map(({ type }) => type);
	const shown = rules.presentations.flatMap(({ events = {} }) => Object.keys(events));
	return [
		...lacking(types.map(moduleOf), modulesOf(one)).map(
			(module) => `${eventsFile(one)} has an event of “${module}”, which is no module.`
		),
		...lacking(types, shown).map(
			(type) => `${folder}/rules.ts lacks the event “${type}” in “presentations”.`
		),
		...lacking(shown, types).map(
			(type) => `${folder}/index.ts lacks the event “${type}”, which a presentation shows.`
		)
	];
}

/** Presentations are found by their modules, and points by their occasions and sources. */
function presentationProblems(one: CheckedExpansion, common: Common): readonly string[] {
	const { folder, rules, declared } = one;
	const path = `${folder}/rules.ts`;
	const sources = rules.presentations.map(({ sources: by = {} }) => by);
	return [
		...lacking(
			rules.presentations.map(({ module }) => module),
			modulesOf(one)
		).map((module) => `${path} presents “${module}”, which is no module.`),
		...lacking(
			sources.flatMap((by) => Object.keys(by)),
			[...codesOf(one, 'occasions', common), ...(common.codes.occasions ?? [])]
		).map(
			(occasion) => `${path} has a source for the occasion “${occasion}”, which no module declares.`
		),
		...lacking(
			sources.flatMap((by) => Object.values(by)),
			(declared.facts.sources ?? []).map(({ id }) => id)
		).map((source) => `${folder}/index.ts lacks the source of points “${source}”.`)
	];
}

/** What lists show belongs to a module, and charts show each source of points. */
function factProblems(one: CheckedExpansion): readonly string[] {
	const { folder, declared, sourceArt } = one;
	const { sources = [], signs = [], kinds = [], undescribed } = declared.facts;
	const named = [...sources, ...signs, ...kinds, ...(undescribed ? [undescribed] : [])];
	return [
		...lacking(
			named.map(({ module }) => module),
			modulesOf(one)
		).map((module) => `${folder}/index.ts has facts of “${module}”, which is no module.`),
		...lacking(
			sources.map(({ id }) => id),
			Object.keys(sourceArt)
		).map((id) => `${folder}/more.ts lacks the art of the source of points “${id}”.`)
	];
}

/** Answers that follow from an edition, or keep the start tile, are answers to its own rulings. */
function editionProblems({ folder, declared }: CheckedExpansion): readonly string[] {
	const { editions, facts, rulings } = declared;
	const { tiles, ...sold } = editions ?? {};
	const given = [...Object.values(sold), facts.startReplaced?.unless ?? {}].flatMap((answers) =>
		Object.entries(answers)
	);
	const asked = (id: string, answer: string): boolean =>
		rulings.some((one) => one.id === id && one.choices.includes(answer));
	return [
		...lacking(
			tiles === undefined ? [] : [tiles],
			rulings.map(({ id }) => id)
		).map((id) => `${folder}/rulings.ts lacks “${id}”, which says whose tiles are played.`),
		...given
			.filter(([id, answer]) => !asked(id, answer))
			.map(
				([id, answer]) =>
					`${folder}/index.ts answers “${id}” with “${answer}”, which rulings.ts doesn’t have.`
			)
	];
}
