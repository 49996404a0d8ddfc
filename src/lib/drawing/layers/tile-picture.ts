import { sceneryOf } from '../landscape/scenery';
import { markupOf } from './markup';
import { paintedMark, paintPaths, type FilledPath, type PaintedPath } from './painted-path';
import { buildingLayer, fieldLayer, groundLayer, textureLayer, trimLayer } from './tile-layers';
import type { Rotation } from '../../engine/spot';
import type { TileType } from '../../engine/tile';

/** A type of tile as it lies: rotated, and with the indices of segments whose features are completed. */
export interface TileLook {
	readonly type: TileType;
	readonly rotation: Rotation;
	readonly completed: readonly number[];
}

/** The layers of the land, from the bottom up: each is drawn for all tiles before the next. */
export const LAYERS = ['field', 'ground', 'texture', 'buildings', 'trim'] as const;
export type LayerName = (typeof LAYERS)[number];

/** True for layers of fine detail, which can't be seen on small tiles. */
export const isFine = (layer: LayerName): boolean => layer === 'texture' || layer === 'trim';

const FILLED = {
	field: ({ type }) => fieldLayer(type),
	ground: ({ type, completed }) => groundLayer(type, completed),
	texture: ({ type, rotation, completed }) => textureLayer(type, rotation, completed),
	buildings: ({ type, rotation, completed }) => buildingLayer(type, rotation, completed),
	trim: ({ type, rotation, completed }) => trimLayer(type, rotation, completed)
} as const satisfies Readonly<Record<LayerName, (look: TileLook) => readonly FilledPath[]>>;

/** The paths of a layer of a tile, from the bottom up. The printed mark and signs stand on top of the buildings. */
export function layerPaths(layer: LayerName, look: TileLook): readonly PaintedPath[] {
	const paths = paintPaths(FILLED[layer](look), look.rotation);
	if (layer !== 'buildings') return paths;
	const { mark, signs } = sceneryOf(look.type, look.rotation);
	return [...paths, ...[...(mark ? [mark] : []), ...signs].flatMap(paintedMark)];
}

/** A layer of a tile as SVG markup, in units of the tile. It holds names of colours and numbers, nothing a user wrote. */
export const layerMarkup = (layer: LayerName, look: TileLook): string =>
	markupOf(layerPaths(layer, look));

/** A whole tile as SVG markup, in units of the tile. `simple` leaves out fine detail. */
export const tileMarkup = (look: TileLook, simple: boolean): string =>
	LAYERS.filter((layer) => !(simple && isFine(layer)))
		.map((layer) => layerMarkup(layer, look))
		.join('');
