import { lacking, once, type CheckedExpansion, type Common } from './checked';

/** A rule's id in quotes. */
const QUOTED = /'([A-Z]{2,}-\d+)'/g;

/** The rules of a RULES.md, by the lines that begin with their ids. */
export const rulesIn = (page: string): readonly string[] =>
	[...page.matchAll(/^- ([A-Z]+-\d+)\b/gm)].map(([, id = '']) => id);

/** What a RULES.md says of events, by their types: lines that begin with them. */
export const meaningsIn = (page: string): Readonly<Record<string, string>> =>
	Object.fromEntries(
		[...page.matchAll(/^- `([a-z-]+\/[a-z-]+)`: (.+)$/gm)].map(([, type = '', says = '']) => [
			type,
			says
		])
	);

/** All rules that are written somewhere. */
export const allRules = (all: readonly CheckedExpansion[], common: Common): readonly string[] => [
	...[...common.written.values()].flat(),
	...all.flatMap(({ written }) => written)
];

/** Where `names.ts`, RULES.md and the code of expansions don't name the same rules. */
export const ruleProblems = (
	all: readonly CheckedExpansion[],
	common: Common
): readonly string[] => [
	...all.flatMap((one) => [...unlisted(one), ...unwritten(one, common), ...unexplained(one)]),
	...unknown(all, allRules(all, common)),
	...unsharedRules(all, common)
];

const unlisted = ({ folder, names, written }: CheckedExpansion): readonly string[] =>
	lacking(written, names.rules).map(
		(id) => `${folder}/names.ts lacks the rule ${id}, which its RULES.md has.`
	);

const unwritten = ({ folder, names, written }: CheckedExpansion, common: Common) =>
	lacking(names.rules, [...written, ...[...common.written.values()].flat()]).map(
		(id) => `${folder}/RULES.md lacks the rule ${id}, which its names.ts lists.`
	);

/** Events of which RULES.md doesn't say what they mean: the page of the game file takes it from there. */
const unexplained = ({ folder, declared, eventMeanings }: CheckedExpansion): readonly string[] =>
	lacking(
		declared.events.map(({ type }) => type),
		Object.keys(eventMeanings)
	).map((type) => `${folder}/RULES.md doesn’t say what the event “${type}” means.`);

/** Rules that code names and nobody wrote. */
const unknown = (all: readonly CheckedExpansion[], written: readonly string[]) =>
	all
		.flatMap(({ code }) => code)
		.flatMap(({ path, text }) =>
			lacking(
				[...text.matchAll(QUOTED)].map(([, id = '']) => id),
				written
			).map((id) => `${path} names the rule ${id}, which no RULES.md has.`)
		);

/** Rules that several expansions have in common, and of which none lists all. */
function unsharedRules(all: readonly CheckedExpansion[], common: Common): readonly string[] {
	const listed = once(all.flatMap(({ names }) => names.rules));
	return [...common.written]
		.filter(([, rules]) => rules.some((id) => listed.includes(id)))
		.flatMap(([path, rules]) =>
			lacking(rules, listed).map((id) => `${path} has the rule ${id}, which no names.ts lists.`)
		);
}
