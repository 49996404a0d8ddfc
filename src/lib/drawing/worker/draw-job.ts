import { tile, type TileType } from '../../engine/tile';
import { paintLand, type LandTile } from '../canvas/paint-land';
import { paintPaths, type Painter } from '../canvas/paint-paths';
import type { TileLook } from '../layers/tile-look';
import { isFine, LAYERS, layerPaths, tileMarkup } from '../layers/tile-picture';
import type { Drawn, IconJob, Job, LandJob, TileText, TypeText } from './messages';

/*
 * Draws what the page asks for: in a worker, or where there is none, in the page.
 */

const types = new Map<string, TileType>();
const pictures = new Map<string, LandTile['layers']>();

/** Most pictures kept: all ways in which the tiles of a large game lie. */
const MOST_PICTURES = 600;

const keyOf = ({ id, line, mark, runsOn }: TypeText): string =>
	[id, line, mark, runsOn && 'runs on'].join('|');

function typeOf(text: TypeText): TileType {
	const key = keyOf(text);
	const known = types.get(key);
	if (known) return known;
	const { id, line, mark, runsOn } = text;
	const made = { ...tile(id, mark === undefined ? {} : { mark }, line), ...(runsOn && { runsOn }) };
	types.set(key, made);
	return made;
}

const lookOf = ({ type, rotation, completed }: TileText): TileLook => ({
	type: typeOf(type),
	rotation,
	completed
});

/** The paths of a tile by layer, cached. */
function pictureOf(text: TileText): LandTile['layers'] {
	const key = [keyOf(text.type), text.rotation, ...text.completed].join('|');
	const known = pictures.get(key);
	if (known) return known;
	if (pictures.size >= MOST_PICTURES) pictures.clear();
	const look = lookOf(text);
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
	const land = tiles.map((text) => ({ x: text.x, y: text.y, layers: pictureOf(text) }));
	paintLand(context, land, { area, fine, colours, makeLayer });
	return image.transferToImageBitmap();
}

function drawIcon({ tile: text, simple, size, colours }: IconJob): ImageBitmap {
	const { context, image } = makeSheet(size, size);
	const layers = pictureOf(text);
	context.scale(size / 100, size / 100);
	for (const layer of LAYERS)
		if (!(simple && isFine(layer))) paintPaths(context, layers[layer], colours);
	return image.transferToImageBitmap();
}

/** The tiles of a job. */
const textsOf = (job: Job): readonly TileText[] => (job.draw === 'land' ? job.tiles : [job.tile]);

/** True for a job with a mark or a sign on a tile. */
const hasMark = (job: Job): boolean =>
	textsOf(job).some(({ type }) => type.mark !== undefined || type.line.includes('!'));

/** True for a job with a path that isn't a road, which the line of a tile names. */
const hasWater = (job: Job): boolean => textsOf(job).some(({ type }) => type.line.includes('R='));

/** Does a job. Rejects when a tile can't be drawn, and for pictures where the browser can't draw them. */
export async function drawJob(job: Job): Promise<Drawn> {
	if (hasMark(job)) await import('../layers/all-marks');
	if (hasWater(job)) await import('../water/all-water');
	switch (job.draw) {
		case 'land':
			return drawLand(job);
		case 'icon':
			return drawIcon(job);
		case 'markup':
			return tileMarkup(lookOf(job.tile), job.simple);
	}
}
