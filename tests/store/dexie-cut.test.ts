import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { UNUSED, withoutUnused } from '../../vite.dexie';

/*
 * The build leaves methods out of Dexie. Whether Dexie calls one itself can't be told by a name like `filter`, which arrays
 * have as well: so here is every place where the code that remains says one of these names, read by us in the source of this
 * version. After an upgrade the list differs. Then read the new places, and take a method that may be called off the list in
 * vite.dexie.ts.
 */

/** On arrays, sets, maps, text, requests and contexts of Dexie's core, and on the browser's own database objects. */
const OF_OTHERS: readonly string[] = [
	' .map((key) => failures[key].toString()).filter',
	"Float'].map((t) => t + num + 'Array')))).filter",
	'Object.keys',
	'_refs.delete',
	'cacheEntry.subscribers.delete',
	'clone.keys',
	'clone.keys.filter',
	'clone.values.filter',
	'connections .toArray().filter',
	'context.subscribers.filter',
	'ctx.filter',
	'ctx.limit',
	'ctx.or',
	'ctx.table.core.count',
	'db._storeNames.filter',
	'dedValues .map((v) => extractPrimKey(v)).filter',
	'ema.indexes .concat(this.schema.primKey).filter',
	'entry.req.limit',
	'getDbNamesTable(indexedDB, IDBKeyRange).delete',
	'getEffectiveKeys(primaryKey, req).filter',
	'includedValues.filter',
	'indexes.filter',
	'infos .map((info) => info.name).filter',
	'keys.filter',
	'op.keys',
	'req.keys',
	'req.limit',
	'req.reverse',
	'result.filter',
	'source.count',
	'store.delete',
	'table.count',
	'tblCache.optimisticOps.filter',
	'this._middlewares[stack].filter',
	'value.filter',
	'value.startsWith',
	'versions.filter',
	'whereCtx.or',
	'y.from(_refs) .map((ref) => ref.deref()).filter',
	'{ keys }',
	'{ limit }',
	'{ reverse }'
];

/** On Dexie's own tables and collections, with the reason why the app never gets there. */
const NEVER_REACHED: Readonly<Record<string, string>> = {
	'.name) .equals(indexOrCrit[idx.keyPath]).filter': 'only in `where` with an object of conditions',
	"ble(updatesTable).where('k').anyOf(keys).delete": 'only with documents of Yjs in a table',
	"table.db.table(updatesTable).where('k').anyOf": 'only with documents of Yjs in a table',
	'this.each': 'only for the primary keys of a filtered collection',
	'this.filter': 'only in `where` with an object of conditions',
	'this.modify': 'only where a filtered collection is deleted, or one of another index',
	'this.where(idx.name).equals': 'only in `where` with an object of conditions',
	'this.where(keyOrCrit).first': 'only where a row is got by an object of conditions',
	'this.where(keyPaths).equals': 'only in `where` with an object of conditions',
	'this.where(keyPathsInValidOrder).equals': 'only in `where` with an object of conditions',
	'this.where(keyPaths[0]).equals': 'only in `where` with an object of conditions'
};

const source = readFileSync('node_modules/dexie/dist/modern/dexie.mjs', 'utf8');
const rest = withoutUnused(source);
const names: ReadonlySet<string> = new Set(Object.values(UNUSED.methods).flat());

interface Syntax {
	readonly [key: string]: unknown;
	readonly type: string;
	readonly start: number;
	readonly end: number;
}

const isSyntax = (value: unknown): value is Syntax =>
	typeof value === 'object' && value !== null && 'type' in value;

/** A node and all nodes in it. */
function* within(node: unknown): Generator<Syntax> {
	if (Array.isArray(node)) for (const each of node) yield* within(each);
	else if (isSyntax(node)) {
		yield node;
		for (const value of Object.values(node)) if (typeof value === 'object') yield* within(value);
	}
}

/** What is shown of that which is read, in characters from its end. */
const LONGEST = 40;

const textOf = (code: string, { start, end }: Syntax): string =>
	code.slice(start, end).replace(/\s+/g, ' ');

/** What a node reads of an object, in one spelling: `a.name` also for `a?.name` and `a['name']`, `{ name }` for taking it out. */
function readsIn(code: string, { type, object, property, properties }: Syntax): readonly string[] {
	if (type === 'ObjectPattern')
		return [...within(properties)].flatMap(({ type: part, key }) =>
			part === 'Property' && isSyntax(key) && names.has(String(key['name']))
				? `{ ${String(key['name'])} }`
				: []
		);
	if (type !== 'MemberExpression' || !isSyntax(property) || !isSyntax(object)) return [];
	const name = String(property['value'] ?? property['name']);
	return names.has(name) ? [`${textOf(code, object).slice(-LONGEST)}.${name}`] : [];
}

/** Where these names are read of an object, each place once. */
const places = (code: string): readonly string[] => [
	...new Set(
		[...within(parseSync('code.mjs', code).program)].flatMap((node) => readsIn(code, node))
	)
];

describe('what the build leaves out of Dexie', () => {
	it('is called by nothing that remains', () => {
		const known = [...OF_OTHERS, ...Object.keys(NEVER_REACHED)];
		expect([...places(rest)].sort()).toEqual(known.sort());
	});

	it('would be found by any spelling', () => {
		const code = "a.filter(); b?.filter(); c['filter'](); const { filter } = d;";
		expect(places(code)).toEqual(['a.filter', 'b.filter', 'c.filter', '{ filter }']);
	});
});
