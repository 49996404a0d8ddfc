import BASE_SHAPES from './base/shapes.json' with { type: 'json' };
import type { BoxId } from './ids';
import type { PackedShapes, ShapeTable } from './presentation/art';

/** The shapes of tiles that only some boxes have. Each table has only what the base game's lacks. */
const TABLES = {
	winter: () => import('./winter/shapes.json', { with: { type: 'json' } }),
	gardens: () => import('./gardens/shapes.json', { with: { type: 'json' } })
} as const satisfies Readonly<Record<string, () => Promise<{ readonly default: ShapeTable }>>>;
type TableName = keyof typeof TABLES;

const NEEDED: Readonly<Record<BoxId, readonly TableName[]>> = {
	'base-c1': [],
	'base-c2': ['gardens'],
	'winter-we3-gardens': ['winter', 'gardens'],
	'winter-we3': ['winter'],
	'winter-we2': ['winter'],
	'winter-we1': ['winter'],
	'winter-wd': ['winter']
};

const tables: ShapeTable[] = [BASE_SHAPES];
const loaded = new Map<TableName, Promise<void>>();

/** Adds the shapes of an expansion's tiles, when it is loaded. */
export const addShapes = (table: ShapeTable): void => void tables.push(table);

/** Loads the shapes of a box's tiles. Rejects when they aren't on the device and there is no network. */
export const loadBoxShapes = async (box: BoxId): Promise<void> => {
	await Promise.all(NEEDED[box].map(loadTable));
};

async function loadTable(name: TableName): Promise<void> {
	const known = loaded.get(name);
	if (known) return known;
	const loading = TABLES[name]().then((table) => {
		addShapes(table.default);
	});
	loaded.set(name, loading);
	// Whoever needs it next tries again.
	loading.catch(() => loaded.delete(name));
	return loading;
}

/** The shapes of a tile with this line and mark; undefined for a custom tile, and for that of a box or an expansion that isn't loaded. */
export const packedShapesOf = (line: string, mark: string | undefined): PackedShapes | undefined =>
	tables
		.flatMap((table) => table[line] ?? [])
		.find(({ marks }) => mark === undefined || marks?.[mark] !== undefined);
