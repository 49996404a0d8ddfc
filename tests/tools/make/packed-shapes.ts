import { drawShapes } from '../../../src/lib/drawing/tile/custom-shapes';
import { SCALE, type SegmentShape } from '../../../src/lib/drawing/tile/shapes';
import type { Line, Point } from '../../../src/lib/drawing/geometry/point';
import type { TileType } from '../../../src/lib/engine/tile';
import { withTrees } from '../../../src/lib/rules/base/trees';
import { BASE_TILES } from '../../../src/lib/rules/base/tiles';
import { loadedExpansions, TILE_SETS, TILES } from '../../../src/lib/rules/loading';
import type { PackedShapes, ShapeTable } from '../../../src/lib/rules/presentation/art';
import '../games/all-expansions';

/** Tiles, also with trees at their crossings. */
const withAllTrees = (types: readonly TileType[]): readonly TileType[] =>
	types.flatMap((type) => [...new Set([type, withTrees(type)])]);

/** Every tile that can lie on a table without being described. */
export const CATALOGUE_TILES: readonly TileType[] = withAllTrees([...TILES.values()]);

/** The table of shapes of each box and expansion, computed by the drawing: all others lack what the base game's has. */
export function shapeTables(): ReadonlyMap<string, ShapeTable> {
	const base = tableOf(BASE_TILES, {});
	const others = [...Object.entries(TILE_SETS), ...loadedExpansions()].map(
		([id, { tiles }]) => [id, tableOf(tiles, base)] as const
	);
	return new Map([...others, ['base', base]]);
}

function tableOf(tiles: readonly TileType[], base: ShapeTable): ShapeTable {
	const table: Record<string, PackedShapes> = {};
	const inBase = ({ line, mark }: TileType): boolean =>
		base[line] !== undefined && (mark === undefined || base[line].marks?.[mark] !== undefined);
	for (const type of withAllTrees(tiles))
		if (!inBase(type)) table[type.line] = packedOf(type, table[type.line]?.marks);
	return table;
}

function packedOf(type: TileType, others: PackedShapes['marks']): PackedShapes {
	const { segments, pennants, signs, mark } = drawShapes(type);
	const marks = { ...others, ...(type.mark && mark && { [type.mark]: packed(mark) }) };
	return {
		areas: segments.map(packedArea),
		stands: segments.flatMap(({ stand }) => packed(stand)),
		pennants: pennants.flatMap(packed),
		...(signs.length > 0 && { signs: signs.flatMap(packed) }),
		...(Object.keys(marks).length > 0 && { marks })
	};
}

const packed = ({ x, y }: Point): readonly number[] => [x, y].map((n) => Math.round(n * SCALE));

const packedArea = ({ rings }: SegmentShape): string => rings.map(packedRing).join('z');

/** What differs from the number two before: of the same coordinate. */
const changes = (numbers: readonly number[]): readonly number[] =>
	numbers.map((n, i) => n - (numbers[i - 2] ?? 0));

const packedRing = (ring: Line): string =>
	changes(changes(ring.flatMap(packed)))
		.join(' ')
		.replaceAll(' -', '-');
