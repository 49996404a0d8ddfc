import type { AnySays } from '../../../../src/lib/words/expansion';
import {
	codesOf,
	lacking,
	marksOf,
	piecesOf,
	printedSignsOf,
	titlesOf,
	type CheckedExpansion,
	type Common
} from './checked';

/** A list of `names.ts`: what each of its names is, and which ones the expansion has. */
interface Listed {
	readonly kind: keyof AnySays;
	readonly what: string;
	readonly known: readonly string[];
}

const sourcesOf = ({ sources = [] }: CheckedExpansion['declared']['facts']): readonly string[] =>
	sources.map(({ id }) => id);

/** What is printed on segments of its tiles, or may be on custom ones. */
function signsOf(one: CheckedExpansion): readonly string[] {
	const { signs = [], kinds = [] } = one.declared.facts;
	return [
		...signs.map(({ sign }) => sign),
		...kinds.flatMap(({ ends = [] }) => ends),
		...printedSignsOf(one)
	];
}

/** What names.ts has to list exactly: every name has words, and no others have. */
const LISTS: readonly [
	kind: Listed['kind'],
	what: string,
	known: (one: CheckedExpansion, common: Common) => readonly string[]
][] = [
	['objections', 'objection', (one, common) => codesOf(one, 'objections', common)],
	['titles', 'occasion', (one, common) => codesOf(one, 'occasions', common)],
	['questions', 'question', (one, common) => codesOf(one, 'questions', common)],
	['offers', 'offer', (one, common) => codesOf(one, 'offers', common)],
	['reasons', 'reason', (one, common) => codesOf(one, 'reasons', common)],
	['fates', 'fate', (one, common) => codesOf(one, 'fates', common)],
	['notes', 'note', (one, common) => codesOf(one, 'notes', common)],
	['links', 'link', (one, common) => codesOf(one, 'links', common)],
	['answers', 'answer', (one, common) => codesOf(one, 'answers', common)],
	[
		'countables',
		'countable',
		(one, common) => [...codesOf(one, 'countables', common), ...codesOf(one, 'tokens', common)]
	],
	['heldTitles', 'title', titlesOf],
	['pieces', 'figure', (one) => [...piecesOf(one), ...one.markers, ...one.rules.ownTiles]],
	['sources', 'source of points', ({ declared }) => sourcesOf(declared.facts)],
	['signs', 'sign', signsOf],
	['marks', 'mark', marksOf],
	['printed', 'sign or mark', (one) => [...signsOf(one), ...marksOf(one)]]
];

/** The lists of `names.ts` that hold some of what others do. */
const PARTS: readonly [kind: Listed['kind'], what: string, of: readonly Listed['kind'][]][] = [
	['scoreAll', 'source of points', ['sources']],
	['verdicts', 'occasion', ['titles']],
	['strengths', 'figure', ['pieces']],
	['moves', 'figure', ['pieces']],
	['leaves', 'figure', ['pieces']],
	['stays', 'figure', ['pieces']],
	['markerHints', 'figure', ['pieces']],
	['declines', 'question or further tile', ['questions', 'further']]
];

/** What `names.ts` of an expansion lists too much or too little. */
export function nameProblems(one: CheckedExpansion, common: Common): readonly string[] {
	const exact = LISTS.map(([kind, what, known]) => ({ kind, what, known: known(one, common) }));
	return [
		...exact.flatMap((list) => differences(one, list)),
		...PARTS.flatMap((part) => strangers(one, part)),
		...eventProblems(one),
		...unsaidProblems(one),
		...ownNameProblems(one),
		...rulingProblems(one)
	];
}

function differences({ folder, names }: CheckedExpansion, { kind, what, known }: Listed) {
	const listed = names[kind] ?? [];
	return [
		...lacking(known, listed).map(
			(name) => `${folder}/names.ts lacks the ${what} “${name}” in “${kind}”.`
		),
		...lacking(listed, known).map(
			(name) =>
				`${folder}/names.ts lists the ${what} “${name}” in “${kind}”, which the expansion doesn’t have.`
		)
	];
}

const strangers = (
	{ folder, names }: CheckedExpansion,
	[kind, what, of]: (typeof PARTS)[number]
): readonly string[] =>
	lacking(
		names[kind] ?? [],
		of.flatMap((list) => names[list] ?? [])
	).map(
		(name) =>
			`${folder}/names.ts lists the ${what} “${name}” in “${kind}”, and not in “${of.join('” or “')}”.`
	);

/** Each event has a sentence, which may have variants that the code names. */
function eventProblems(one: CheckedExpansion): readonly string[] {
	const { folder, declared, names } = one;
	const types = declared.events.map(({ type }) => type);
	return [
		...lacking(types, names.events ?? []).map(
			(type) => `${folder}/names.ts lacks the event “${type}” in “events”.`
		),
		...unsaid(one, 'events', lacking(names.events ?? [], types))
	];
}

/** Names that modules or presentations give when they are asked: the code must say them somewhere. */
const unsaidProblems = (one: CheckedExpansion): readonly string[] =>
	(['further', 'payments', 'tales'] as const).flatMap((kind) =>
		unsaid(one, kind, one.names[kind] ?? [])
	);

const unsaid = ({ folder, code }: CheckedExpansion, kind: string, names: readonly string[]) =>
	names
		.filter((name) => !code.some(({ text }) => text.includes(`'${name}'`)))
		.map((name) => `${folder}/names.ts lists “${name}” in “${kind}”, which the code nowhere says.`);

/** What is said of the expansion itself goes by its id, and of tiles to be described by how their ids begin. */
function ownNameProblems({ folder, declared, names }: CheckedExpansion): readonly string[] {
	const { besides = [], mind = [], undescribed = [] } = names;
	const ids = declared.facts.undescribed?.ids ?? [];
	const strange = [
		...besides.filter((name) => name !== declared.id),
		...mind.filter((name) => !name.startsWith(`${declared.id}/`)),
		...undescribed.filter((name) => !ids.some((id) => id.startsWith(name)))
	];
	return [
		...strange.map((name) => `${folder}/names.ts lists “${name}”, for which nobody asks.`),
		...ids
			.filter((id) => !undescribed.some((name) => id.startsWith(name)))
			.map((id) => `${folder}/names.ts lacks the beginning of “${id}” in “undescribed”.`)
	];
}

function rulingProblems({ folder, declared, names }: CheckedExpansion): readonly string[] {
	const asked = declared.rulings.map(({ id }) => id);
	const listed = names.rulings.map(({ id }) => id);
	return [
		...lacking(asked, listed).map((id) => `${folder}/names.ts lacks the ruling “${id}”.`),
		...lacking(listed, asked).map(
			(id) => `${folder}/index.ts lacks the ruling “${id}”, which names.ts lists.`
		)
	];
}
