import type { TileType } from '../../engine/tile';
import { addMarks } from '../../rules/art';
import { paintLand, type LandTile } from '../canvas/paint-land';
import { paintPaths, type Painter } from '../canvas/paint-paths';
import { type TileLook, isFine, LAYERS, layerPaths, tileMarkup } from '../layers/tile-picture';
import {
	tilesOf,
	typeKey,
	type Drawn,
	type IconJob,
	type Job,
	type JobMessage,
	type LandJob
} from './messages';

/*
 * Draws what the page asks for: in a worker or, if there is none, in the page.
 */

const types = new Map<string, TileType>();
const pictures = new Map<string, LandTile['layers']>();

/** At most this many pictures are kept: enough for all ways in which the tiles of a large game lie. */
const MOST_PICTURES = 600;

/** The look, with the first type that was received of all types that look the same: what is drawn is cached by type. */
function withKnownType(look: TileLook): TileLook {
	const key = typeKey(look.type);
	const known = types.get(key);
	if (known) return { ...look, type: known };
	types.set(key, look.type);
	return look;
}

/** The paths of a tile by layer, cached. */
function pictureOf(tile: TileLook): LandTile['layers'] {
	const key = [typeKey(tile.type), tile.rotation, ...tile.completed].join('|');
	const known = pictures.get(key);
	if (known) return known;
	if (pictures.size >= MOST_PICTURES) pictures.clear();
	const look = withKnownType(tile);
	const paths = (layer: (typeof LAYERS)[number]) => layerPaths(layer, look);
	const made = {
		field: paths('field'),
		ground: paths('ground'),
		texture: paths('texture'),
		buildings: paths('buildings'),
		trim: paths('trim')
	};
	pictures.set(key, made);
	return made;
}

interface Sheet {
	readonly context: Painter;
	readonly image: OffscreenCanvas;
}

function makeSheet(width: number, height: number): Sheet {
	const image = new OffscreenCanvas(width, height);
	const context = image.getContext('2d');
	if (!context) throw new Error('There is nothing to draw on.');
	return { context, image };
}

function drawLand({ tiles, area, fine, colours }: LandJob): ImageBitmap {
	const makeLayer = () => makeSheet(area.width, area.height);
	const { context, image } = makeLayer();
	const land = tiles.map((tile) => ({ x: tile.x, y: tile.y, layers: pictureOf(tile) }));
	paintLand(context, land, { area, fine, colours, makeLayer });
	return image.transferToImageBitmap();
}

function drawIcon({ tile, simple, size, colours }: IconJob): ImageBitmap {
	const { context, image } = makeSheet(size, size);
	const layers = pictureOf(tile);
	context.scale(size / 100, size / 100);
	for (const layer of LAYERS)
		if (!(simple && isFine(layer))) paintPaths(context, layers[layer], colours);
	return image.transferToImageBitmap();
}

/** True for a job with a mark whose picture the page didn't send: it may be one of the Winter Edition. */
const lacksMark = ({ job, marks }: Omit<JobMessage, 'id'>): boolean =>
	tilesOf(job).some(({ type: { mark } }) => mark !== undefined && marks[mark] === undefined);

/** True for a job with a path that isn't a road. The line of a tile names such a path. */
const hasWater = (job: Job): boolean => tilesOf(job).some(({ type }) => type.line.includes('R='));

/** Does a job. Rejects if a tile can't be drawn, or if a job makes a picture and the browser can't draw it. */
export async function drawJob({ job, marks }: Omit<JobMessage, 'id'>): Promise<Drawn> {
	if (lacksMark({ job, marks })) await import('../layers/winter-marks');
	addMarks(marks);
	if (hasWater(job)) await import('../water/all-water');
	switch (job.draw) {
		case 'land':
			return drawLand(job);
		case 'icon':
			return drawIcon(job);
		case 'markup':
			return tileMarkup(withKnownType(job.tile), job.simple);
	}
}
