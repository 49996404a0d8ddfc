import { ALL_ROTATIONS, type Rotation } from '../engine/spot';
import type { TileType } from '../engine/tile';
import { drawTile, type TileDrawing } from './draw';
import { together, type Inked } from './ink';
import { markShape, type MarkShape } from './marks';
import { turnPoint, type Line, type Point } from './point';
import { Raster } from './raster';
import { seeded } from './seed';
import { cloister, monastery } from './shapes/cloisters';
import { church, hamlet, HOUSE_HIGH, longHouse } from './shapes/houses';
import { bush, fir, flowers, tree, tuft } from './shapes/plants';
import { bastion, pennant, tower, well } from './shapes/strongholds';
import { ROOM, type Site } from './site';
import { churchIn, FEET, terraces } from './terraces';

/** What shows that a segment's feature is completed: flags, and at dusk lights in its windows. */
export interface Life {
	readonly segment: number;
	readonly window: string;
	readonly flag: string;
}

/** All that stands on a tile as it lies: upright however the tile is turned, as SVG path data by paint. */
export interface Scenery {
	readonly inks: Inked;
	readonly lives: readonly Life[];
	/** The printed mark. */
	readonly mark?: MarkShape & { readonly name: string; readonly at: Point; readonly size: number };
}

const known = new WeakMap<TileDrawing, (Scenery | undefined)[]>();

/** What stands on a tile that lies at a rotation; the same type and rotation give the same object again. */
export function sceneryOf(type: TileType, rotation: Rotation): Scenery {
	const drawing = drawTile(type);
	const turns = known.get(drawing) ?? ALL_ROTATIONS.map(() => undefined);
	known.set(drawing, turns);
	return (turns[rotation] ??= paint(drawing, rotation));
}

/** Something built, and the segment to which it belongs. */
interface Built {
	readonly segment: number | undefined;
	readonly inks: Inked;
}

function paint(drawing: TileDrawing, rotation: Rotation): Scenery {
	const sites = drawing.sites
		.map((site) => ({ ...site, at: turnPoint(site.at, rotation) }))
		.sort((a, b) => a.at.y - b.at.y);
	const built = [
		...towns(drawing, rotation, sites),
		...sites.map((site) => ({ segment: site.segment, inks: shapeOf(site) }))
	];
	const mark = sites.find(({ kind }) => kind === 'mark');
	const shape = mark?.mark === undefined ? undefined : markShape(mark.mark);
	return {
		inks: together(built.map(({ inks }) => inks)),
		lives: livesOf(built),
		...(mark?.mark &&
			shape && { mark: { ...shape, name: mark.mark, at: mark.at, size: mark.size ?? 1 } })
	};
}

function shapeOf({ kind, at, size = 1 }: Site): Inked {
	switch (kind) {
		case 'tower':
			return tower(at, size);
		case 'gate':
			return bastion(at, size);
		case 'monastery':
		case 'chapel':
			return monastery(at, size);
		case 'cloister':
			return cloister(at);
		case 'well':
			return well(at);
		case 'house':
			return longHouse({ x: at.x, y: at.y + 4 }, 8.6, 'roof-a');
		case 'hamlet':
			return hamlet(at);
		case 'pennant':
			return pennant(at, size);
		case 'fir':
			return fir(at, size);
		case 'tree':
			return tree(at, size);
		case 'bush':
			return bush(at, size);
		case 'tuft':
			return tuft(at);
		case 'flowers':
			return flowers(at);
		case 'mark':
			return {};
	}
}

/** What the raster keeps free around a wall, around a pennant, and below a tower. */
const FROM_WALL = 3.9;
const FROM_PENNANT = 8.6;

/** The houses of a tile's cities. */
function towns(
	{ id, segments, land }: TileDrawing,
	rotation: Rotation,
	sites: readonly Site[]
): readonly Built[] {
	const cities = segments.filter(({ kind }) => kind === 'city');
	if (cities.length === 0) return [];
	const raster = new Raster();
	const turn = (line: readonly Point[]) => line.map((point) => turnPoint(point, rotation));
	for (const { index, rings } of cities) raster.fill(rings.map(turn), index);
	for (const { kind, rings } of segments)
		if (kind === 'monastery' || kind === 'road') raster.fill(rings.map(turn), 200);
	for (const line of land.fences) raster.fence(turn(line), FROM_WALL);
	for (const site of sites) keepClear(raster, site);
	const random = seeded(`${id} ${String(rotation)}`);
	return cities.map(({ index, stand }) => {
		const pennants = sites.filter(({ kind }) => kind === 'pennant').map(({ at }) => at);
		const at = churchIn(raster, index, [...pennants, turnPoint(stand, rotation)]);
		const square = squareAt(raster, index, turnPoint(stand, rotation));
		if (at) raster.box(at.x - 7.4, at.y - 17, at.x + 7.4, at.y + 0.4);
		const houses = terraces(raster, index, rowsOn(land.bridges.map(turn)), random);
		return {
			segment: index,
			inks: together([houses, ...square, ...(at ? [church(at, 'roof-a')] : [])])
		};
	});
}

function keepClear(raster: Raster, { kind, at, size = 1 }: Site): void {
	if (kind === 'pennant')
		raster.box(
			at.x - FROM_PENNANT * size,
			at.y - FROM_PENNANT * size,
			at.x + FROM_PENNANT * size,
			at.y + 10.5 * size
		);
	if (kind === 'gate')
		raster.box(at.x - size - 1.4, at.y - 2.4 * size, at.x + size + 1.4, at.y + 2);
	if (kind === 'tower')
		raster.box(at.x - size - 1.4, at.y - 3.6 * size, at.x + size + 1.4, at.y + 2);
	if (kind === 'mark') raster.disc(at, 12 * size);
	if (kind === 'house' || kind === 'hamlet') raster.disc(at, ROOM[kind] + 1);
	if (kind === 'monastery' || kind === 'chapel') raster.disc(at, 20 * size);
}

/** The rows on which a town's houses stand; along a bridge that runs from west to east there's one of its own. */
function rowsOn(bridges: readonly Line[]): readonly number[] {
	const own = bridges.flatMap((ring) => {
		const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)];
		const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
		const lies = Math.max(...xs) - Math.min(...xs) > bottom - top;
		return lies ? [{ top, bottom, foot: (top + bottom) / 2 + HOUSE_HIGH / 2 - 0.6 }] : [];
	});
	const free = FEET.filter((foot) =>
		own.every(({ top, bottom }) => foot < top || foot - HOUSE_HIGH > bottom)
	);
	return [...free, ...own.map(({ foot }) => foot)].sort((a, b) => a - b);
}

/** A market square with its trees around the knights' stand, where the city is wide enough for one. */
function squareAt(raster: Raster, city: number, { x, y }: Point): readonly Inked[] {
	const wide = [-22, -11, 11, 22].every(
		(by) => raster.at({ x: x + by, y }) === city && raster.at({ x, y: y + by }) === city
	);
	if (!wide) return [];
	raster.box(x - 8, y - 4, x + 8, y + 8);
	return [tree({ x: x - 6, y: y + 3.4 }, 2.6), tree({ x: x + 6.4, y: y + 1.8 }, 2.4)];
}

/** The windows and flags of each segment that has any. */
function livesOf(built: readonly Built[]): readonly Life[] {
	const segments = [...new Set(built.flatMap(({ segment }) => segment ?? []))];
	return segments.flatMap((segment) => {
		const own = built.filter((each) => each.segment === segment);
		const window = own.map(({ inks }) => inks.window ?? '').join('');
		const flag = own.map(({ inks }) => inks.flag ?? '').join('');
		return window || flag ? [{ segment, window, flag }] : [];
	});
}
