import { createRequire } from 'node:module';
import { parseSync, type Plugin } from 'vite';

/** The only version of Dexie that was read for this. `tests/store/dexie-cut.test.ts` says what to look at in another. */
const VERSION = '4.4.7';

/**
 * What the app never calls of Dexie: all in one closure, so that no bundler can leave it out. Tables have a key of their own
 * and no other index, rows are read whole, nothing hooks in, and queries aren't cached.
 */
export const UNUSED = {
	methods: {
		Table: [
			...['filter', 'count', 'offset', 'limit', 'each', 'orderBy', 'reverse', 'mapToClass'],
			...['defineClass', 'upsert', 'update', 'bulkGet', 'bulkUpdate', 'bulkDelete']
		],
		Collection: [
			...['clone', 'raw', 'each', 'count', 'sortBy', 'offset', 'limit', 'until', 'first', 'last'],
			...['filter', 'and', 'or', 'reverse', 'desc', 'eachKey', 'eachUniqueKey', 'eachPrimaryKey'],
			...['keys', 'uniqueKeys', 'firstKey', 'lastKey', 'distinct', 'modify']
		],
		WhereClause: [
			...[
				'equals',
				'above',
				'aboveOrEqual',
				'below',
				'belowOrEqual',
				'startsWith',
				'equalsIgnoreCase'
			],
			...[
				'startsWithIgnoreCase',
				'anyOfIgnoreCase',
				'startsWithAnyOfIgnoreCase',
				'anyOf',
				'notEqual'
			],
			...['noneOf', 'inAnyRange', 'startsWithAnyOf']
		],
		Transaction: ['waitFor'],
		Version: ['upgrade'],
		Dexie: ['delete', 'hasBeenClosed', 'hasFailed', 'dynamicallyOpened']
	},
	middlewares: [
		'cacheExistingValuesMiddleware',
		'cacheMiddleware',
		'virtualIndexMiddleware',
		'hooksMiddleware'
	],
	/** They are called, and have nothing to do. */
	idle: [
		...['hookCreatingChain', 'hookUpdatingChain', 'hookDeletingChain', 'pureFunctionChain', 'iter'],
		...[
			'isCachableContext',
			'getFromTransactionCache',
			'signalSubscribersNow',
			'trackAffectedIndexes'
		]
	]
} as const;

/** The properties of the class itself that it or the app needs. */
const KEPT_STATICS: readonly string[] = ['vip', 'addons', 'dependencies', 'minKey'];

/** Leaves out of Dexie what isn't called. Throws where a new version of it has other parts. */
export const dexieWithoutUnused: Plugin = {
	name: 'dexie-without-unused',
	enforce: 'pre',
	transform: {
		filter: { id: /\/dexie\/dist\/modern\/dexie\.mjs/ },
		handler(code) {
			checkVersion();
			return { code: withoutUnused(code), map: null };
		}
	}
};

function checkVersion(): void {
	const { version } = createRequire(import.meta.url)('dexie/package.json') as { version: string };
	if (version !== VERSION)
		throw new Error(`Dexie is ${version}, and vite.dexie.ts was written for ${VERSION}.`);
}

/** The code of Dexie without what isn't called. Throws when it hasn't the parts that were expected, or calls some itself. */
export function withoutUnused(code: string): string {
	const { body } = parseSync('dexie.mjs', code).program;
	const parts = [...methodsIn(body), ...bodiesIn(body), ...middlewaresIn(code), ...staticsIn(body)];
	const rest = without(code, parts);
	checkUncalled(rest);
	return rest;
}

type Body = ReturnType<typeof parseSync>['program']['body'];
type Node = Body[number];
/** A part of the code, from its first character to the one after its last. */
interface Part {
	readonly start: number;
	readonly end: number;
}

function without(code: string, parts: readonly Part[]): string {
	const last = [...parts].sort((a, b) => b.start - a.start);
	return last.reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
}

/** Dexie itself may call what the app doesn't. Other classes have methods that are called like those of arrays. */
function checkUncalled(code: string): void {
	const names = [...UNUSED.methods.Dexie, ...UNUSED.methods.Transaction, ...UNUSED.methods.Version];
	const called = new RegExp(`\\b(?:db|this|trans\\w*)\\.(?:${names.join('|')})\\(`).exec(code);
	if (called) throw new Error(`Dexie calls ${called[0]}): see what vite.dexie.ts leaves out.`);
}

const methodsIn = (body: Body): readonly Part[] =>
	Object.entries(UNUSED.methods).flatMap(([name, unused]) => {
		const members = body.flatMap((node) => membersOf(node, name));
		return unused.map((method) => found(members, method, `${name}.${method}`));
	});

/** The methods of a class of this name, if the statement is one. */
function membersOf(node: Node, name: string) {
	const made = node.type === 'VariableDeclaration' ? node.declarations[0]?.init : node;
	const isClass = made?.type === 'ClassDeclaration' || made?.type === 'ClassExpression';
	if (!isClass || made.id?.name !== name) return [];
	return made.body.body.flatMap((each) =>
		each.type === 'MethodDefinition' && each.key.type === 'Identifier'
			? [{ name: each.key.name, start: each.start, end: each.end }]
			: []
	);
}

function found<T extends { readonly name: string }>(
	all: readonly T[],
	name: string,
	what = name
): T {
	const one = all.find((each) => each.name === name);
	if (!one) throw new Error(`Dexie has no ${what} any more: see what vite.dexie.ts leaves out.`);
	return one;
}

/** What is between the braces of the functions that have nothing to do. */
function bodiesIn(body: Body): readonly Part[] {
	const functions = body.flatMap((node) =>
		node.type === 'FunctionDeclaration' && node.id && node.body
			? [{ name: node.id.name, start: node.body.start + 1, end: node.body.end - 1 }]
			: []
	);
	return UNUSED.idle.map((name) => found(functions, name));
}

const middlewaresIn = (code: string): readonly Part[] => {
	const uses = [...code.matchAll(/this\.use\((\w+)\);/g)].map(
		({ 0: text, 1: name = '', index }) => {
			return { name, start: index, end: index + text.length };
		}
	);
	return UNUSED.middlewares.map((name) => found(uses, name));
};

/** `props(Dexie, { … })` without what isn't kept. */
function staticsIn(body: Body): readonly Part[] {
	const properties = body.flatMap(staticsOf);
	for (const name of KEPT_STATICS) found(properties, name);
	return properties.filter(({ name }) => !KEPT_STATICS.includes(name));
}

function staticsOf(node: Node) {
	const call = node.type === 'ExpressionStatement' ? node.expression : undefined;
	if (call?.type !== 'CallExpression') return [];
	const [target, values] = call.arguments;
	if (target?.type !== 'Identifier' || target.name !== 'Dexie') return [];
	if (values?.type !== 'ObjectExpression') return [];
	return values.properties.flatMap((each, i) => {
		if (each.type !== 'Property' || each.key.type !== 'Identifier') return [];
		// With the comma behind it.
		const end = values.properties[i + 1]?.start ?? values.end - 1;
		return [{ name: each.key.name, start: each.start, end }];
	});
}
