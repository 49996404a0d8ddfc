import { boundsOf, unionOf, type BoardArea } from '../../drawing/board/board-area';
import type { BoardFigure, BoardTile } from '../../drawing/board/scene';
import { arrangeFigures, figureScale, placedBy } from '../../drawing/figures/arrange-figures';
import { figureShape, isOnSide } from '../../drawing/figures/figure';
import { UNIT } from '../../drawing/geometry/point';
import type { Colours } from '../../drawing/canvas/paint-paths';
import type { PictureArea } from '../../drawing/canvas/picture-area';
import type { Drawn } from '../../drawing/worker/messages';
import { fineDetail } from '../board/land-area';
import { inPixels } from '../board/land-area';
import { draw } from './artist';

/** The longer side of a thumbnail in pixels: sharp on a phone, and a few kilobytes. */
const SIDE = 400;
/** How much table is shown around the tiles, because roofs and trees reach beyond them. In tiles. */
const MARGIN = 0.5;
/** The least width and height, in tiles: a board of few tiles is small. */
const LEAST = 4;
const QUALITY = 0.85;

/** The area of all tiles. If there are few, there is some table around their middle. @internal */
export function thumbnailArea(tiles: readonly BoardTile[]): PictureArea | undefined {
	const bounds = boundsOf(tiles, MARGIN);
	if (!bounds) return undefined;
	const area = unionOf(bounds, aroundMiddle(bounds));
	return inPixels(area, SIDE / Math.max(area.right - area.left, area.bottom - area.top));
}

function aroundMiddle({ left, top, right, bottom }: BoardArea): BoardArea {
	const [x, y] = [(left + right) / 2, (top + bottom) / 2];
	const half = LEAST / 2;
	return { left: x - half, top: y - half, right: x + half, bottom: y + half };
}

/** A small picture of a board with its figures, without a background; undefined if it can't be drawn. */
export async function drawThumbnail(
	tiles: readonly BoardTile[],
	figures: readonly BoardFigure[],
	colours: Colours
): Promise<Blob | undefined> {
	const area = thumbnailArea(tiles);
	if (!area) return undefined;
	const land = tiles.map(({ x, y, type, rotation, completed }) => ({
		x,
		y,
		rotation,
		type,
		completed: [...completed]
	}));
	const fine = fineDetail(area.scale);
	const drawn = await new Promise<Drawn | undefined>((resolve) => {
		draw({ draw: 'land', tiles: land, area, fine, colours }, 'later', resolve);
	});
	if (typeof drawn !== 'object') return undefined;
	const canvas = document.createElement('canvas');
	canvas.width = drawn.width;
	canvas.height = drawn.height;
	const context = canvas.getContext('2d');
	context?.drawImage(drawn, 0, 0);
	drawn.close();
	if (context) paintFigures(context, figures, tiles, area);
	return asFile(canvas);
}

/** Silhouettes in their owners' colours: more of a figure can't be seen. */
function paintFigures(
	context: CanvasRenderingContext2D,
	figures: readonly BoardFigure[],
	tiles: readonly BoardTile[],
	{ scale, left, top }: PictureArea
): void {
	const styles = getComputedStyle(document.documentElement);
	const unit = scale / UNIT;
	const size = figureScale(scale);
	for (const figure of arrangeFigures(figures, tiles)) {
		const { look } = figure;
		const body = new Path2D(figureShape(look.kind, look.lying).body);
		context.setTransform(unit, 0, 0, unit, -left, -top);
		context.transform(...placedBy(figure, size));
		if (isOnSide(look.kind, look.lying)) context.rotate(-Math.PI / 2);
		context.lineWidth = 4;
		context.strokeStyle = '#fff8ea';
		context.stroke(body);
		context.fillStyle = styles.getPropertyValue(`--player-${look.colour ?? 'nobody'}`);
		context.fill(body);
	}
}

/** A browser that can't write WebP makes a PNG. */
function asFile(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
	return new Promise((resolve) => {
		canvas.toBlob(
			(file) => {
				resolve(file ?? undefined);
			},
			'image/webp',
			QUALITY
		);
	});
}
