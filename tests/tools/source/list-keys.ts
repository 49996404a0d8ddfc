import { parse, type AST } from 'svelte/compiler';
import type { Source } from './sources';

/**
 * What tells the items of a list apart: ids, numbers, places and objects. Never a text that users read, since two may be
 * equal, and a page with two equal keys stops.
 */
const IDS = new Set(
	`city colour column conflictState corner direction each edge expansion farmRule feature from group id index key kind layer
	layout.line length lift mark n number order part picture piece place player points rotation round row seat segment settlement
	side sign source spot star step tile token trait value version way wedge where x y`.split(/\s+/)
);

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

const isNode = (value: unknown): value is Node =>
	typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The nodes directly below one. */
const below = (node: object): readonly Node[] =>
	Object.values(node).flatMap((value: unknown) =>
		Array.isArray(value)
			? value.flatMap((one: unknown) => (isNode(one) ? [one] : []))
			: isNode(value)
				? [value]
				: []
	);

/** What a key is made of: variables, and properties with their object. */
function partsOf(key: Node): readonly string[] {
	if (key.type === 'Identifier') return [String(key['name'])];
	if (key.type !== 'MemberExpression')
		return below(key)
			.filter((one) => one !== key['callee'])
			.flatMap(partsOf);
	const [object, property] = [key['object'], key['property']].map((one) =>
		isNode(one) ? one['name'] : ''
	);
	return [`${String(object)}.${String(property)}`];
}

const isId = (part: string): boolean => IDS.has(part) || IDS.has(part.replace(/^.*\./, ''));

/** Every list of a component, from a part of its tree. */
const listsIn = (node: object): readonly AST.EachBlock[] => [
	...('type' in node && node.type === 'EachBlock' ? [node as AST.EachBlock] : []),
	...below(node).flatMap(listsIn)
];

/** Lists that are keyed by something that isn't known to be an id. */
export const doubtfulKeys = (sources: readonly Source[]): readonly string[] =>
	sources
		.filter(({ path, text }) => path.endsWith('.svelte') && text.includes('{#each'))
		.flatMap(({ path, text }) =>
			listsIn(parse(text, { modern: true }).fragment)
				.flatMap(({ key }) => (isNode(key) ? partsOf(key) : []))
				.filter((part) => !isId(part))
				.map((part) => `${path} has a list keyed by ${part}.`)
		);
