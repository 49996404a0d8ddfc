import type { TileCounts } from '../../engine/contents';
import { isRoad, tile, tileId, type TileType } from '../../engine/tile';

/** What lies on a lake and joins two of its roads. */
export const FERRY = 'ferry';

/** The picture of a lake, at which the roads of its tile end. */
const LAKE = 'ferry-lake';

const lake = (id: string, line: string): TileType => tile(`fr-${id}`, { mark: LAKE }, line);

/** The tiles of The Ferries, the same in all editions, in their reference orientation. */
export const FERRY_TILES: readonly TileType[] = [
	lake('CRRR', 'C:N R:E>mark R:S>mark R:W>mark F:27 F:34 F:56'),
	lake('FRRR', 'R:E>mark R:S>mark R:W>mark F:0127 F:34 F:56'),
	lake('RRRR', 'R:N>mark R:E>mark R:S>mark R:W>mark F:07 F:12 F:34 F:56')
];

/** How many there are of each. */
export const FERRY_COUNTS: TileCounts = {
	[tileId('fr-CRRR')]: 3,
	[tileId('fr-FRRR')]: 4,
	[tileId('fr-RRRR')]: 1
};

/** The segments of a tile’s roads that end at its lake; none without one. */
export const branchesOf = ({ mark, segments }: TileType): readonly number[] =>
	mark === LAKE
		? segments
				.filter((segment) => isRoad(segment) && segment.end === 'mark')
				.map(({ index }) => index)
		: [];

/** Two branches of a lake, the lower segment first. */
export type Pair = readonly [from: number, to: number];

/** Every pair of branches of a tile’s lake. */
export function pairsOf(type: TileType): readonly Pair[] {
	const branches = branchesOf(type);
	return branches.flatMap((from, at) => branches.slice(at + 1).map((to): Pair => [from, to]));
}
