import type { ParsedSegment } from '../engine/tile-line';
import { parseTileLine } from '../engine/tile-line';
import { turnCorner, turnHalf, turnSide, type Rotation } from '../engine/spot';
import { formatLine } from './format';
import { MAX_COPIES, MAX_PROMO_TILES, type BoxedTile, type CustomBox } from './tile';

const ROTATIONS: readonly Rotation[] = [0, 1, 2, 3];

function turned(segment: ParsedSegment, by: Rotation): ParsedSegment {
	switch (segment.shape) {
		case 'area':
			return {
				...segment,
				sides: segment.sides.map((side) => turnSide(side, by)),
				...(segment.corners && {
					corners: segment.corners.map((corner) => turnCorner(corner, by))
				})
			};
		case 'path':
			return { ...segment, sides: segment.sides.map((side) => turnSide(side, by)) };
		case 'centre':
			return segment;
		case 'field':
			return {
				...segment,
				halves: segment.halves.map((half) => turnHalf(half, by)),
				...(segment.near !== undefined && { near: turnSide(segment.near, by) })
			};
	}
}

/** A text for a design with its mark and name: the same however the tile is held. */
export function designOf({ line, mark = '', name = '' }: Omit<BoxedTile, 'count'>): string {
	const segments = parseTileLine(line);
	const lines = ROTATIONS.map((by) => formatLine(segments.map((one) => turned(one, by))));
	return [lines.sort()[0], mark, name].join('\n');
}

/** Each design once. If two tiles have it, `both` computes its number of copies from theirs. */
function once(
	tiles: readonly BoxedTile[],
	both: (one: number, other: number) => number
): readonly BoxedTile[] {
	const found = new Map<string, BoxedTile>();
	for (const tile of tiles) {
		const design = designOf(tile);
		const known = found.get(design) ?? tile;
		const count = known === tile ? tile.count : both(known.count, tile.count);
		found.set(design, { ...known, count: Math.min(count, MAX_COPIES) });
	}
	return [...found.values()];
}

/** The tiles of several boxes that are played together. */
export const tilesTogether = (boxes: readonly CustomBox[]): readonly BoxedTile[] =>
	once(
		boxes.flatMap(({ tiles }) => tiles),
		(one, other) => one + other
	);

/**
 * A box with the tiles that another one of its name has besides: the same box, described by somebody else or at another time. A
 * design that both have gets the larger number of copies. Tiles for which there is no room are left out.
 */
export const mergedBox = (here: CustomBox | undefined, other: CustomBox): CustomBox => ({
	name: other.name,
	tiles: once([...(here?.tiles ?? []), ...other.tiles], Math.max).slice(0, MAX_PROMO_TILES)
});

/** The box with one more tile; without it if the box already has that design. */
export const withTile = (box: CustomBox, tile: Omit<BoxedTile, 'count'>): CustomBox =>
	mergedBox(box, { name: box.name, tiles: [{ ...tile, count: 1 }] });
