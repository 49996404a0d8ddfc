import type { Rotation } from '../engine/spot';
import type { TileType } from '../engine/tile';
import { drawTile } from './draw';
import { BUILT_INKS, TEXTURE_INKS, type Ink, type Inked } from './ink';
import { sceneryOf } from './scenery';

/** How a paint lies: turned with its tile, upright however that is turned, or turned and lower by the height of a wall. */
export type Lie = 'turned' | 'upright' | 'lower';

/** One shape to be painted: its ink names a class of `inks.css`, its outline is SVG path data in units. */
export interface Paint {
	readonly ink: string;
	readonly path: string;
	readonly lies: Lie;
}

/** How far the foot of a wall lies below its top, in units. */
const WALL_HIGH = 1.7;

/** Paints as SVG markup: the browser reads it many times faster than elements can be made one by one. */
export function markupOf(paints: readonly Paint[], rotation: Rotation): string {
	const turned = `rotate(${String(rotation * 90)} 50 50)`;
	const lying: Readonly<Record<Lie, string>> = {
		turned: ` transform="${turned}"`,
		lower: ` transform="translate(0 ${String(WALL_HIGH)}) ${turned}"`,
		upright: ''
	};
	return paints
		.map(({ ink, path, lies }) => `<path class="ink-${ink}" d="${path}"${lying[lies]}/>`)
		.join('');
}

/** Those of the paints that have an outline at all. */
const shown = (
	lies: Lie,
	paints: readonly (readonly [string, string | undefined])[]
): readonly Paint[] => paints.flatMap(([ink, path]) => (path ? [{ ink, path, lies }] : []));

const upright = (inks: Inked, names: readonly Ink[]): readonly Paint[] =>
	shown(
		'upright',
		names.map((ink) => [ink, inks[ink]])
	);

/** The ground of a whole tile reaches a little over its sides: it comes before the roads and cities of all tiles. */
const WHOLE = 'M-.3-.3H100.3V100.3H-.3Z';

/** The fields' ground and pattern, from the bottom up. */
export function fieldPaints(type: TileType): readonly Paint[] {
	const { light, dark, crops } = drawTile(type).land.meadow;
	return shown('turned', [
		['field', WHOLE],
		['meadow-light', light],
		['meadow-dark', dark],
		['crop-a', crops[0]],
		['crop-b', crops[1]]
	]);
}

/** The rows of stones on all completed roads. */
const pavingOf = (type: TileType, completed: readonly number[]): string =>
	completed.map((index) => drawTile(type).segments[index]?.paving ?? '').join('');

/** What lies flat on the fields: roads, brighter when they are completed, the ground of cities, greens. */
export function groundPaints(type: TileType, completed: readonly number[]): readonly Paint[] {
	const { roads, upper, cities, decks, waste, yards, dashes, greens } = drawTile(type).land;
	return shown('turned', [
		['road-edge', roads.edges],
		['road', roads.surface],
		['road-edge', upper.edges],
		['road', upper.surface],
		['road-done', pavingOf(type, completed)],
		['city', cities],
		['deck', decks],
		['waste', waste],
		['yard', yards],
		['dash-edge', dashes],
		['dash', dashes],
		['green', greens]
	]);
}

/** What is fine on the ground; completed roads are paved. */
export function texturePaints(
	type: TileType,
	rotation: Rotation,
	completed: readonly number[]
): readonly Paint[] {
	const { land } = drawTile(type);
	return [
		...shown('turned', [
			['furrows', land.meadow.furrows],
			['paving', pavingOf(type, completed)],
			['shade', land.shade]
		]),
		...upright(sceneryOf(type, rotation).inks, TEXTURE_INKS)
	];
}

/** The plants come before the walls, houses behind them, and towers and shields above all. */
const FIRST_HOUSE = BUILT_INKS.indexOf('facade');
const FIRST_STONE = BUILT_INKS.indexOf('stone');
const PLANTS = BUILT_INKS.slice(0, FIRST_HOUSE);
const HOUSES = BUILT_INKS.slice(FIRST_HOUSE, FIRST_STONE);
const ABOVE = BUILT_INKS.slice(FIRST_STONE);

/** What rises from a tile: its walls turn with it, all else stands upright where it comes to lie; completed cities shine. */
export function builtPaints(
	type: TileType,
	rotation: Rotation,
	completed: readonly number[]
): readonly Paint[] {
	const { land, segments } = drawTile(type);
	const { walls, stones, mouths } = land;
	const cities = segments.filter(({ kind, index }) => kind === 'city' && completed.includes(index));
	const { inks } = sceneryOf(type, rotation);
	return [
		...upright(inks, PLANTS),
		...shown('lower', [
			['wall-edge', walls],
			['wall-face', stones]
		]),
		...shown('turned', [
			['wall-edge', walls],
			['wall', stones],
			['mouth', mouths.stone],
			['depth', mouths.dark]
		]),
		...upright(inks, HOUSES),
		...shown('turned', [['glow', cities.map(({ area }) => area).join('')]]),
		...upright(inks, ABOVE)
	];
}

/** What is fine on buildings; completed cities fly flags, and at dusk they light their windows. */
export function trimPaints(
	type: TileType,
	rotation: Rotation,
	completed: readonly number[]
): readonly Paint[] {
	const { land } = drawTile(type);
	const { inks, lives } = sceneryOf(type, rotation);
	const isDone = ({ segment }: { readonly segment: number }): boolean =>
		completed.includes(segment);
	const windows = (done: boolean): string =>
		lives
			.filter((life) => isDone(life) === done)
			.map(({ window }) => window)
			.join('');
	return [
		...shown('turned', [['stones', land.stones]]),
		...shown('upright', [
			['dark', inks.dark],
			['window', windows(false)],
			['window-lit', windows(true)],
			[
				'flag',
				lives
					.filter(isDone)
					.map(({ flag }) => flag)
					.join('')
			]
		])
	];
}
