import type { BoardFigure } from '../../drawing/board/scene';
import type { LaidTile } from '../../engine/feature';
import type { Game } from '../../engine/game';
import {
	ALL_SIDES,
	beside,
	cornersMeeting,
	sameSpot,
	type Side,
	type Spot
} from '../../engine/spot';

/** The part of the table that tiles cover: its north-western spot, and its numbers of rows and columns. */
export interface Extent extends Spot {
	readonly rows: number;
	readonly columns: number;
}

/** A spot as row and column of the extent, from 1 in the north-west. */
interface Position {
	readonly row: number;
	readonly column: number;
}

/** The extent of these spots; of no spots it has no rows and columns. */
export function extentOf(spots: readonly Spot[]): Extent {
	if (spots.length === 0) return { x: 0, y: 0, rows: 0, columns: 0 };
	const xs = spots.map(({ x }) => x);
	const ys = spots.map(({ y }) => y);
	const [x, y] = [Math.min(...xs), Math.min(...ys)];
	return { x, y, rows: Math.max(...ys) - y + 1, columns: Math.max(...xs) - x + 1 };
}

/** A spot as row and column. */
const positionIn = (extent: Extent, { x, y }: Spot): Position => ({
	row: y - extent.y + 1,
	column: x - extent.x + 1
});

/** What distinguishes a tile from all others on the table; absent if nothing does. */
interface Landmark {
	/** `before` is the tile laid one step ago; `start`, `monastery` and `pennant` say what it shows; otherwise a mark. */
	readonly landmark?: string;
}

/** What only this tile shows. */
function landmarkIn(game: Game, lying: readonly LaidTile[], tile: LaidTile): Landmark {
	if (tile === lying.at(-1)) return { landmark: 'before' };
	const alone = (landmark: string): boolean =>
		lying.filter((one) => landmarksOn(game, one).includes(landmark)).length === 1;
	const landmark = landmarksOn(game, tile).find(alone);
	return landmark === undefined ? {} : { landmark };
}

/** What a tile shows, the most striking first. */
function landmarksOn({ rules }: Game, { type, order }: LaidTile): readonly string[] {
	const found = [order < rules.start.length ? 'start' : '', type.mark ?? ''];
	if (type.segments.some((part) => part.kind === 'monastery' && part.sides.length === 0))
		found.push('monastery');
	if (type.segments.some((part) => part.kind === 'city' && part.pennants > 0))
		found.push('pennant');
	return found.filter((landmark) => landmark !== '');
}

/** Orders in which to rebuild a table: as played, or row by row from the north-west, one tile or one row at a time. */
export const REBUILD_ORDERS = ['played', 'rows', 'whole-rows'] as const;
export type RebuildOrder = (typeof REBUILD_ORDERS)[number];

/** A tile that is placed already, and what distinguishes it. */
interface KnownTile extends Position, Landmark {}

/** A neighbour that is placed already, on one side of the tile. */
interface Neighbour extends KnownTile {
	readonly side: Side;
}

/** Where to put a tile that touches none yet: this many places east and south of one that is placed. */
interface Offset {
	readonly from: KnownTile;
	readonly east: number;
	readonly south: number;
}

/** One tile to be placed again. */
export interface Step extends Position {
	readonly tile: LaidTile;
	/** Neighbours that are placed already, the one placed before first. */
	readonly beside: readonly Neighbour[];
	/** Set for a tile without such a neighbour, unless it is the first one. */
	readonly apart: Offset | undefined;
	/** Figures that are placed with it: on its land, and on a corner that it completes. */
	readonly figures: readonly BoardFigure[];
}

/** A game's tiles one by one, each with all that players need to place it again. */
export function stepsOf(
	game: Game,
	figures: readonly BoardFigure[],
	rebuildOrder: RebuildOrder
): readonly Step[] {
	const { order } = game.board;
	const tiles =
		rebuildOrder === 'played' ? order : [...order].sort((a, b) => a.y - b.y || a.x - b.x);
	const extent = extentOf(tiles);
	const left = new Set(figures);
	return tiles.map((tile, index) => {
		const lying = tiles.slice(0, index);
		const known = (one: LaidTile): KnownTile => ({
			...positionIn(extent, one),
			...landmarkIn(game, lying, one)
		});
		const neighbours = neighboursIn(lying, tile, known);
		const put = [...left].filter((figure) => canStand(figure, [...lying, tile]));
		for (const figure of put) left.delete(figure);
		return {
			tile,
			...positionIn(extent, tile),
			beside: neighbours,
			apart: neighbours.length === 0 ? apartFrom(lying, tile, known) : undefined,
			figures: put.map((figure) => seenFrom(tile, figure))
		};
	});
}

/** The steps that are shown at once: one, or all of a row. */
export function pagesOf(
	steps: readonly Step[],
	rebuildOrder: RebuildOrder
): readonly (readonly Step[])[] {
	if (rebuildOrder !== 'whole-rows') return steps.map((step) => [step]);
	const rows = [...new Set(steps.map(({ row }) => row))];
	return rows.map((row) => steps.filter((step) => step.row === row));
}

/** The page on which a spot's tile is placed; the first one when there is none. */
export const pageWith = (pages: readonly (readonly Step[])[], spot: Spot | undefined): number =>
	Math.max(
		0,
		pages.findIndex((page) => page.some(({ tile }) => spot && sameSpot(tile, spot)))
	);

/** A figure can stand when its tile is placed; on a corner, when all tiles that meet there are. */
function canStand({ at, corner }: BoardFigure, lying: readonly Spot[]): boolean {
	const needed = corner === undefined ? [at] : cornersMeeting(at, corner).map(({ spot }) => spot);
	return needed.every((spot) => lying.some((tile) => sameSpot(tile, spot)));
}

/** A figure on a corner, with the corner given for this tile. */
function seenFrom({ x, y }: Spot, figure: BoardFigure): BoardFigure {
	const { at, corner } = figure;
	const meeting = corner === undefined ? [] : cornersMeeting(at, corner);
	const own = meeting.find(({ spot }) => sameSpot(spot, { x, y }));
	return own ? { ...figure, at: { ...at, x, y }, corner: own.corner } : figure;
}

function neighboursIn(
	lying: readonly LaidTile[],
	tile: LaidTile,
	known: (one: LaidTile) => KnownTile
): readonly Neighbour[] {
	const found = ALL_SIDES.flatMap((side) => {
		const one = lying.find((each) => sameSpot(each, beside(tile, side)));
		return one ? [{ side, ...known(one) }] : [];
	});
	const use = ({ landmark }: KnownTile): number =>
		landmark === 'before' ? 0 : landmark === undefined ? 2 : 1;
	return found.sort((a, b) => use(a) - use(b));
}

/** The nearest tile and the distance to it; the one placed first among several. */
function apartFrom(
	lying: readonly LaidTile[],
	{ x, y }: Spot,
	known: (one: LaidTile) => KnownTile
): Offset | undefined {
	const away = (one: Spot): number => Math.abs(one.x - x) + Math.abs(one.y - y);
	const [nearest] = [...lying].sort((a, b) => away(a) - away(b));
	return nearest && { from: known(nearest), east: x - nearest.x, south: y - nearest.y };
}
