import { ALL_ROTATIONS, type Rotation } from '$lib/engine/spot';
import type { TileType } from '$lib/engine/tile';
import { seededRandom } from '$lib/engine/seeded-random';

/** A tile on the mock board; x and y count tiles. */
export interface Laid {
	readonly type: TileType;
	readonly rotation: Rotation;
	readonly x: number;
	readonly y: number;
}

/**
 * Fills a rectangle with matching tiles, each used at most once; empty when there is no solution. The same seed gives the
 * same board.
 */
export function mockBoard(types: readonly TileType[], columns: number, rows: number, seed: string) {
	const random = seededRandom(seed);
	const order = types
		.map((type) => ({ type, rank: random() }))
		.sort((a, b) => a.rank - b.rank)
		.map(({ type }) => type);
	return fill([], order, columns, columns * rows) ?? [];
}

function fill(
	laid: readonly Laid[],
	left: readonly TileType[],
	columns: number,
	size: number
): readonly Laid[] | undefined {
	if (laid.length === size) return laid;
	const spot = { x: laid.length % columns, y: Math.floor(laid.length / columns) };
	for (const type of left) {
		for (const rotation of ALL_ROTATIONS) {
			const next = { type, rotation, ...spot };
			if (!matches(next, laid)) continue;
			const done = fill(
				[...laid, next],
				left.filter((other) => other !== type),
				columns,
				size
			);
			if (done) return done;
		}
	}
	return undefined;
}

const edge = ({ type, rotation }: Laid, side: 0 | 1 | 2 | 3) => type.oriented[rotation].edges[side];

const matches = (next: Laid, laid: readonly Laid[]): boolean =>
	laid.every((other) => {
		if (other.y === next.y && other.x === next.x - 1) return edge(other, 1) === edge(next, 3);
		if (other.x === next.x && other.y === next.y - 1) return edge(other, 2) === edge(next, 0);
		return true;
	});
