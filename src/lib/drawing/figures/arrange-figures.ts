import { figureShape } from './figure';
import {
	CENTRE,
	distance,
	inwards,
	middleOf,
	minus,
	onBoard,
	plus,
	times,
	turnPoint,
	UNIT,
	type Point
} from '../geometry/point';
import type { BoardFigure, FigureLook, TileOnSpot } from '../board/scene';
import { figurePoint } from '../tile/hit-test';
import { shapesOf } from '../tile/shapes';

/** How much of its width a figure shows when others stand on the same segment. */
const SHOWN = 0.75;

/** A figure at its place on the board. */
interface PlacedFigure {
	/** Stable key of the figure among those on its segment. */
	readonly key: string;
	readonly look: FigureLook;
	/** In board units: a tile is {@link UNIT} wide. */
	readonly at: Point;
	/** Sideways shift in units of the figure; it is scaled with the figure. */
	readonly aside: number;
	/** How far it is raised, in units of the figure, scaled in the same way. */
	readonly above: number;
	/** For what lies across the middle of a tile: how it is turned clockwise, in radians, and how much longer it is drawn. It is as large as the land. */
	readonly across?: { readonly turn: number; readonly stretch: number };
}

/** Places all figures; those on one segment or corner, or on top of one stack, stand side by side. */
export function arrangeFigures(
	figures: readonly BoardFigure[],
	tiles: readonly TileOnSpot[]
): readonly PlacedFigure[] {
	const groups = new Map<string, StandingFigure[]>();
	const lying = figures.flatMap((figure) => (figure.across ? lieAcross(figure, tiles) : []));
	const standing = figures.filter(({ across }) => across === undefined);
	for (const figure of stacksFirst(standing)) {
		const at = pointOf(figure, tiles);
		if (!at) continue;
		const key = groupOf(figure, at);
		groups.set(key, [...(groups.get(key) ?? []), { figure, at }]);
	}
	return [...lying, ...[...groups].flatMap(([key, group]) => sideBySide(key, group))];
}

/**
 * Sorts figures: first those on the pictures of tiles, from below, then all others, because what stands on a stack is drawn
 * over it.
 */
function stacksFirst(figures: readonly BoardFigure[]): readonly BoardFigure[] {
	const height = ({ onMark = Number.MAX_VALUE }: BoardFigure): number => onMark;
	return figures.toSorted((one, other) => height(one) - height(other));
}

/** A key that is the same for figures that stand beside each other. */
function groupOf({ onMark }: BoardFigure, { x, y }: Point): string {
	const point = `${String(Math.round(x * 10))},${String(Math.round(y * 10))}`;
	return onMark === undefined ? point : `${point}/${String(onMark)}`;
}

interface StandingFigure {
	readonly figure: BoardFigure;
	readonly at: Point;
}

/** Scale of figures for a tile size in pixels: larger than life on small boards, so that they stay visible. */
export const figureScale = (size: number): number =>
	Math.min(1.9, Math.max(LEAST_SCALE, 60 / size));
const LEAST_SCALE = 1.2;

/** Where a figure stands, in board units; undefined if no tile lies there. */
export function pointOf(
	{ at, corner, onMark, over }: Pick<BoardFigure, 'at' | 'corner' | 'onMark' | 'over'>,
	tiles: readonly TileOnSpot[]
): Point | undefined {
	const tile = tiles.find(({ x, y }) => x === at.x && y === at.y);
	if (!tile) return undefined;
	if (over !== undefined) return onBoard(tile, middleOf(over));
	if (onMark !== undefined) return markPoint(tile);
	const stand = figurePoint(tile.type, tile.rotation, at.segment, corner);
	return { x: tile.x * UNIT + stand.x, y: tile.y * UNIT + stand.y };
}

/** Where the picture printed on a tile is, in board units. */
function markPoint({ type, rotation, x, y }: TileOnSpot): Point {
	const mark = turnPoint(shapesOf(type).mark ?? CENTRE, rotation);
	return { x: x * UNIT + mark.x, y: y * UNIT + mark.y };
}

/**
 * Distance from the printed picture at which roads end: to the ends of what joins two of them, and to what lies in the mouth of
 * one. In units.
 */
const REACH = 15;

function lieAcross(figure: BoardFigure, tiles: readonly TileOnSpot[]): readonly PlacedFigure[] {
	const { at, across = [], kind } = figure;
	const tile = tiles.find(({ x, y }) => x === at.x && y === at.y);
	const [from, to = from] = across.map((side) => times(inwards(side), -REACH));
	if (!tile || !from || !to) return [];
	const middle = plus(markPoint(tile), times(plus(from, to), 0.5));
	const key = `${String(at.x)},${String(at.y)}/${kind}/${across.join('')}`;
	const lying = { key, look: figure, at: middle, aside: 0, above: 0 };
	if (to === from) return [lying];
	const line = minus(to, from);
	const turn = Math.atan2(line.y, line.x);
	const stretch = distance(from, to) / (2 * figureShape(kind).half);
	return [{ ...lying, across: { turn, stretch } }];
}

/** A transformation, as canvases and SVG write it. */
type Matrix = readonly [a: number, b: number, c: number, d: number, x: number, y: number];

/** How a figure is drawn in units of the board, if figures that stand are enlarged by `scale`. */
export function placedBy({ at, aside, above, across }: PlacedFigure, scale: number): Matrix {
	if (!across) return [scale, 0, 0, scale, at.x + aside * scale, at.y - above * scale];
	const { turn, stretch } = across;
	const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
	// Wider than life on small boards, as figures are, but never longer.
	const wide = scale / LEAST_SCALE;
	return [stretch * cos, stretch * sin, -wide * sin, wide * cos, at.x, at.y];
}

/** How far a figure on a whole tile is raised, in units of the figure. */
const RAISED = 12;

function sideBySide(key: string, group: readonly StandingFigure[]): readonly PlacedFigure[] {
	const halves = group.map(({ figure }) => SHOWN * figureShape(figure.kind, figure.lying).half);
	const width = (n: number): number => halves.slice(0, n).reduce((sum, half) => sum + 2 * half, 0);
	return group.map(({ figure, at }, n) => ({
		key: `${key}/${String(n)}`,
		look: figure,
		at,
		aside: width(n) + (halves[n] ?? 0) - width(group.length) / 2,
		above: figure.onMark ?? (figure.raised ? RAISED : 0)
	}));
}
