import { boundsOf, type BoardArea } from '../../drawing/board/board-area';
import type { BoardTile } from '../../drawing/board/scene';
import { OVERHANG, type PictureArea } from '../../drawing/canvas/picture-area';
import type { Spot } from '../../engine/spot';
import { figureScale } from '../../drawing/figures/arrange-figures';
import { FIGURE_HEIGHT } from '../../drawing/figures/figure';
import { UNIT } from '../../drawing/geometry/point';

/** Land drawn beyond what is seen, as a share of that, so that it can be moved without gaps. */
const MARGIN = 0.25;
/** How much table is drawn around the tiles, so that there is room for the next tile, in tiles. */
const ROOM = 1.5;
/** Most pixels of a picture: 8 million take 32 MB. @internal */
export const MOST_PIXELS = 8_000_000;

/** Everything that makes a tile look different, and where it is. */
export const lookOf = ({ x, y, type, rotation, completed }: BoardTile): string =>
	[x, y, type.id, type.line, rotation, ...completed].join(' ');

const overlap = (a: BoardArea, b: BoardArea): BoardArea => ({
	left: Math.max(a.left, b.left),
	top: Math.max(a.top, b.top),
	right: Math.min(a.right, b.right),
	bottom: Math.min(a.bottom, b.bottom)
});

function widen({ left, top, right, bottom }: BoardArea, share: number): BoardArea {
	const [x, y] = [(right - left) * share, (bottom - top) * share];
	return { left: left - x, top: top - y, right: right + x, bottom: bottom + y };
}

const isEmpty = ({ left, top, right, bottom }: BoardArea): boolean =>
	right <= left || bottom <= top;

const pixelsOf = ({ left, top, right, bottom }: BoardArea, scale: number): number =>
	(right - left) * (bottom - top) * scale * scale;

/**
 * The part of the table to draw for what is seen of it, in whole pixels; undefined if no tile is seen. Its scale is the given
 * one, unless the picture would then be too large even for what is seen.
 */
export function areaToDraw(
	tiles: readonly Spot[],
	seen: BoardArea,
	scale: number
): PictureArea | undefined {
	const bounds = boundsOf(tiles, ROOM);
	if (!bounds) return undefined;
	const needed = overlap(seen, bounds);
	if (isEmpty(needed)) return undefined;
	const roomy = overlap(widen(seen, MARGIN), bounds);
	const area = pixelsOf(roomy, scale) <= MOST_PIXELS ? roomy : needed;
	const fitting = scale * Math.min(1, Math.sqrt(MOST_PIXELS / pixelsOf(area, scale)));
	return inPixels(area, fitting);
}

/** An area of the table in whole pixels, with tiles of `scale` pixels. */
export function inPixels({ left, top, right, bottom }: BoardArea, scale: number): PictureArea {
	const [x, y] = [Math.floor(left * scale), Math.floor(top * scale)];
	const [width, height] = [Math.ceil(right * scale) - x, Math.ceil(bottom * scale) - y];
	return { scale, left: x, top: y, width, height };
}

/** True if a picture shows all tiles that are seen. */
export function showsAll(picture: PictureArea, tiles: readonly Spot[], seen: BoardArea): boolean {
	const bounds = boundsOf(tiles, OVERHANG);
	if (!bounds) return true;
	const needed = overlap(seen, bounds);
	if (isEmpty(needed)) return true;
	const { scale, left, top, width, height } = picture;
	// Areas are rounded to pixels.
	const slack = 1 / scale;
	return (
		needed.left >= left / scale - slack &&
		needed.top >= top / scale - slack &&
		needed.right <= (left + width) / scale + slack &&
		needed.bottom <= (top + height) / scale + slack
	);
}

/** Spots whose tiles look different in two lists of tiles. */
export function changedSpots(
	before: readonly BoardTile[],
	now: readonly BoardTile[]
): readonly Spot[] {
	const [old, young] = [before, now].map((tiles) => new Set(tiles.map(lookOf)));
	return [
		...before.filter((tile) => !young?.has(lookOf(tile))),
		...now.filter((tile) => !old?.has(lookOf(tile)))
	];
}

/** The part of a picture that spots and everything standing on them may reach into; undefined if it is beyond the picture. */
export function partAround(picture: PictureArea, spots: readonly Spot[]): PictureArea | undefined {
	const { scale, left, top, width, height } = picture;
	const bounds = boundsOf(spots, OVERHANG);
	if (!bounds) return undefined;
	const whole = {
		left: left / scale,
		top: top / scale,
		right: (left + width) / scale,
		bottom: (top + height) / scale
	};
	const part = overlap(bounds, whole);
	return isEmpty(part) ? undefined : inPixels(part, scale);
}

/** Tile sizes in pixels at which fine detail begins to show, and at which all of it shows. */
const BEGINS = 40;
const FULL = 64;

/** Opacity of fine detail for a tile size, from 0 to 1. */
export function fineDetail(size: number): number {
	const share = Math.min(1, Math.max(0, (size - BEGINS) / (FULL - BEGINS)));
	return share * share * (3 - 2 * share);
}

/** Least height of a figure in pixels at which its pattern and shading can be seen. */
const CARVED = 16;

/** True if figures on tiles of this size are too small to show their detail. */
export const areFiguresSimple = (size: number): boolean =>
	(FIGURE_HEIGHT * figureScale(size) * size) / UNIT < CARVED;
