import type { Spot } from '../../engine/spot';
import { seamsIn } from '../board/seams';
import { UNIT } from '../geometry/point';
import { FILL_STYLES } from '../layers/fill-styles';
import type { PaintedPath } from '../layers/painted-path';
import { isFine, LAYERS, type LayerName } from '../layers/tile-picture';
import { RIM } from '../layers/markup';
import { reachesInto, type PictureArea } from './picture-area';
import { paintPaths, type Colours, type Painter } from './paint-paths';

/** A tile as it is painted: its spot, and its paths by layer. */
export interface LandTile extends Spot {
	readonly layers: Readonly<Record<LayerName, readonly PaintedPath[]>>;
}

interface Options {
	readonly area: PictureArea;
	/** Opacity of fine detail, from 0 to 1. */
	readonly fine: number;
	readonly colours: Colours;
	/** An empty canvas of the same size. */
	readonly makeLayer: () => { readonly context: Painter; readonly image: CanvasImageSource };
}

/**
 * Paints the land of the tiles that reach into the area: layer by layer over all of them, since buildings overlap the
 * ground of neighbouring tiles, and in each layer from north to south, since roofs overlap the tile north of them.
 */
export function paintLand(
	context: Painter,
	tiles: readonly LandTile[],
	{ area, fine, colours, makeLayer }: Options
): void {
	const sorted = tiles
		.filter((tile) => reachesInto(area, tile))
		.sort((a, b) => a.y - b.y || a.x - b.x);
	const paint = (on: Painter, at: Spot, paths: readonly PaintedPath[]): void => {
		moveTo(on, area, at);
		paintPaths(on, paths, colours);
	};
	for (const tile of sorted) paint(context, tile, [RIM]);
	for (const { tile, path } of seamsIn(sorted)) paint(context, tile, [fieldPath(path)]);
	for (const layer of LAYERS) {
		const opacity = isFine(layer) ? fine : 1;
		if (opacity === 0) continue;
		// All of a layer becomes transparent at once, or things that overlap in it would show through each other.
		const { context: on, image } = opacity < 1 ? makeLayer() : { context, image: undefined };
		for (const tile of sorted) paint(on, tile, tile.layers[layer]);
		if (image) putLayer(context, image, opacity);
	}
}

const fieldPath = (path: string): PaintedPath => ({
	path,
	style: FILL_STYLES.field,
	name: 'field'
});

/** Puts the origin of the context on the corner of a tile, and makes its unit a unit of the tile. */
function moveTo(context: Painter, { scale, left, top }: PictureArea, { x, y }: Spot): void {
	const unit = scale / UNIT;
	context.setTransform(unit, 0, 0, unit, x * scale - left, y * scale - top);
}

function putLayer(context: Painter, image: CanvasImageSource, opacity: number): void {
	context.setTransform(1, 0, 0, 1, 0, 0);
	context.globalAlpha = opacity;
	context.drawImage(image, 0, 0);
	context.globalAlpha = 1;
}
