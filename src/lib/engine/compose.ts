import type { Rules } from './game';
import type { RuleModule } from './module';
import { tileId } from './tile';

/** What the modules of a game bring, put together. Throws when two of them bring the same. */
export function composeModules(
	modules: readonly RuleModule[]
): Pick<Rules, 'modules' | 'pieces' | 'stock' | 'markers'> {
	const stock = mergeTables(modules.map((module) => module.stock ?? {}));
	return {
		modules: new Map(requireUnique(modules.map((module) => [module.id, module]))),
		pieces: mergeTables(modules.map(({ pieces = {} }) => pieces)),
		stock: new Map(Object.entries(stock).map(([id, count]) => [tileId(id), count])),
		markers: new Map(Object.entries(mergeTables(modules.map(({ markers = {} }) => markers))))
	};
}

/** All rows of some tables. A record may ask for any name, so nothing may be inherited here. */
function mergeTables<T>(
	tables: readonly Readonly<Record<string, T>>[]
): Readonly<Record<string, T>> {
	const all: Record<string, T> = Object.create(null) as Record<string, T>;
	for (const [name, row] of requireUnique(tables.flatMap((table) => Object.entries(table))))
		all[name] = row;
	return all;
}

function requireUnique<T>(
	rows: readonly (readonly [string, T])[]
): readonly (readonly [string, T])[] {
	const names = rows.map(([name]) => name);
	const twice = names.find((name, index) => names.indexOf(name) !== index);
	if (twice !== undefined) throw new Error(`Two modules bring ${twice}.`);
	return rows;
}
