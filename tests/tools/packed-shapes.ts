import { drawnShapes } from '../../src/lib/drawing/tile/custom-shapes';
import { SCALE, type PackedShapes, type SegmentShape } from '../../src/lib/drawing/tile/shapes';
import type { Line, Point } from '../../src/lib/drawing/geometry/point';
import type { TileType } from '../../src/lib/engine/tile';
import { withTrees } from '../../src/lib/rules/base/trees';
import { TILES } from '../../src/lib/rules/catalogue';

/** Every tile that can lie on a table without being described, also with trees at its crossing. */
export const CATALOGUE_TILES: readonly TileType[] = [...TILES.values()].flatMap((type) => [
	...new Set([type, withTrees(type)])
]);

/** The table of shapes, computed by the drawing. */
export function packedShapes(): Readonly<Record<string, PackedShapes>> {
	const table: Record<string, PackedShapes> = {};
	for (const type of CATALOGUE_TILES) table[type.line] = packedOf(type, table[type.line]?.marks);
	return table;
}

function packedOf(type: TileType, others: PackedShapes['marks']): PackedShapes {
	const { segments, pennants, mark } = drawnShapes(type);
	const marks = { ...others, ...(type.mark && mark && { [type.mark]: packed(mark) }) };
	return {
		areas: segments.map(packedArea),
		stands: segments.flatMap(({ stand }) => packed(stand)),
		pennants: pennants.flatMap(packed),
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
