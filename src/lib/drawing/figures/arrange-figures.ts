import { figureShape } from './figure';
import { UNIT, type Point } from '../geometry/point';
import type { BoardFigure, FigureLook, TileOnSpot } from '../board/scene';
import { figurePoint } from '../tile/hit-test';

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
}

/** Places all figures; those on one segment or corner stand side by side. */
export function arrangeFigures(
	figures: readonly BoardFigure[],
	tiles: readonly TileOnSpot[]
): readonly PlacedFigure[] {
	const groups = new Map<string, StandingFigure[]>();
	for (const figure of figures) {
		const at = pointOf(figure, tiles);
		if (!at) continue;
		const key = `${String(Math.round(at.x * 10))},${String(Math.round(at.y * 10))}`;
		groups.set(key, [...(groups.get(key) ?? []), { figure, at }]);
	}
	return [...groups].flatMap(([key, group]) => sideBySide(key, group));
}

interface StandingFigure {
	readonly figure: BoardFigure;
	readonly at: Point;
}

/** Scale of figures for a tile size in pixels: larger than life on small boards, so that they stay visible. */
export const figureScale = (size: number): number => Math.min(1.9, Math.max(1.2, 60 / size));

/** Where a figure stands, in board units; undefined where no tile lies. */
export function pointOf(
	{ at, corner }: Pick<BoardFigure, 'at' | 'corner'>,
	tiles: readonly TileOnSpot[]
): Point | undefined {
	const tile = tiles.find(({ x, y }) => x === at.x && y === at.y);
	if (!tile) return undefined;
	const stand = figurePoint(tile.type, tile.rotation, at.segment, corner);
	return { x: tile.x * UNIT + stand.x, y: tile.y * UNIT + stand.y };
}

function sideBySide(key: string, group: readonly StandingFigure[]): readonly PlacedFigure[] {
	const halves = group.map(({ figure }) => SHOWN * figureShape(figure.kind, figure.lying).half);
	const width = (n: number): number => halves.slice(0, n).reduce((sum, half) => sum + 2 * half, 0);
	return group.map(({ figure, at }, n) => ({
		key: `${key}/${String(n)}`,
		look: figure,
		at,
		aside: width(n) + (halves[n] ?? 0) - width(group.length) / 2
	}));
}
