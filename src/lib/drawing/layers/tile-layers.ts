import type { Rotation } from '../../engine/spot';
import type { TileType } from '../../engine/tile';
import { drawTile } from '../tile/draw';
import { BUILDING_FILLS, TEXTURE_FILLS, type Fill, type PathsByFill } from './fills';
import type { FillName } from './fill-styles';
import type { GroundPaths } from './ground-paths';
import type { FilledPath, Orientation } from './painted-path';
import { sceneryOf } from '../landscape/scenery';

/** The paths that aren't empty. */
const dropEmpty = (
	orientation: Orientation,
	paths: readonly (readonly [FillName, string | undefined])[]
): readonly FilledPath[] =>
	paths.flatMap(([fill, path]) => (path ? [{ fill, path, orientation }] : []));

const upright = (fills: PathsByFill, names: readonly Fill[]): readonly FilledPath[] =>
	dropEmpty(
		'upright',
		names.map((fill) => [fill, fills[fill]])
	);

/** The ground of a tile reaches a little over its sides. It is drawn below the roads and cities of all tiles. */
const WHOLE = 'M-.3-.3H100.3V100.3H-.3Z';

/** The fields' ground and pattern, from the bottom up. */
export function fieldLayer(type: TileType): readonly FilledPath[] {
	const { light, dark, crops } = drawTile(type).land.meadow;
	return dropEmpty('turned', [
		['field', WHOLE],
		['meadow-light', light],
		['meadow-dark', dark],
		['crop-a', crops[0]],
		['crop-b', crops[1]]
	]);
}

/** The paving stones of all completed roads. */
const pavingOf = (type: TileType, completed: readonly number[]): string =>
	completed.map((index) => drawTile(type).segments[index]?.paving ?? '').join('');

/** What is flat on the fields: roads, brighter when completed, the ground of cities, greens. */
export function groundLayer(type: TileType, completed: readonly number[]): readonly FilledPath[] {
	const { water, roads, upper, ways, cities, decks, waste, yards, dashes, greens, parapets } =
		drawTile(type).land;
	return dropEmpty('turned', [
		['bank-edge', water.edge],
		['bank', water.bank],
		['shallow', water.shallow],
		['water', water.deep],
		['span-shade', water.spans],
		['way-edge', ways],
		['way', ways],
		['road-edge', roads.edges],
		['road', roads.surface],
		['road-edge', upper.edges],
		['road', upper.surface],
		['road-done', pavingOf(type, completed)],
		['parapet-edge', water.parapets + parapets],
		['parapet', water.parapets + parapets],
		['city', cities],
		['deck', decks],
		['waste', waste],
		['yard', yards],
		['dash-edge', dashes],
		['dash', dashes],
		['green', greens]
	]);
}

/** Fine detail on the ground. Completed roads are paved. */
export function textureLayer(
	type: TileType,
	rotation: Rotation,
	completed: readonly number[]
): readonly FilledPath[] {
	const { land } = drawTile(type);
	return [
		...dropEmpty('turned', [
			['furrows', land.meadow.furrows],
			['ripple', land.water.ripples],
			['crack', land.water.cracks],
			['lily', land.water.lilies],
			['paving', pavingOf(type, completed)],
			['shade', land.shade]
		]),
		...upright(sceneryOf(type, rotation).fills, TEXTURE_FILLS)
	];
}

/** Order: plants, walls, houses, then towers and shields on top. */
const FIRST_HOUSE = BUILDING_FILLS.indexOf('facade');
const FIRST_STONE = BUILDING_FILLS.indexOf('stone');
const PLANTS = BUILDING_FILLS.slice(0, FIRST_HOUSE);
const HOUSES = BUILDING_FILLS.slice(FIRST_HOUSE, FIRST_STONE);
const ABOVE = BUILDING_FILLS.slice(FIRST_STONE);

/** Roads above the walls of a city, brighter when completed. */
const viaductPaths = (
	viaducts: GroundPaths['viaducts'],
	completed: readonly number[]
): readonly (readonly [FillName, string])[] =>
	viaducts.flatMap(({ road, deck, parapets }) => [
		['road-edge', deck],
		['road', deck],
		...(completed.includes(road) ? [['road-done', deck] as const] : []),
		['parapet-edge', parapets],
		['parapet', parapets]
	]);

/** What stands on a tile: its walls turn with it, all else is upright. Completed cities shine. */
export function buildingLayer(
	type: TileType,
	rotation: Rotation,
	completed: readonly number[]
): readonly FilledPath[] {
	const { land, segments, bridge } = drawTile(type);
	const { walls, stones, mouths } = land;
	const cities = segments.filter(({ kind, index }) => kind === 'city' && completed.includes(index));
	const { fills } = sceneryOf(type, rotation);
	return [
		...upright(fills, PLANTS),
		...dropEmpty('lower', [
			['wall-edge', walls],
			['wall-face', stones]
		]),
		...dropEmpty('turned', [
			['wall-edge', walls],
			['wall', stones],
			['mouth', mouths.stone],
			['depth', mouths.dark],
			...viaductPaths(land.viaducts, completed)
		]),
		...upright(fills, HOUSES),
		...dropEmpty('turned', [['glow', cities.map(({ area }) => area).join('')]]),
		...upright(fills, ABOVE),
		...dropEmpty('turned', viaductPaths(bridge ? [bridge] : [], completed))
	];
}

/** Fine detail on buildings. Completed cities fly flags and have lit windows at dusk. */
export function trimLayer(
	type: TileType,
	rotation: Rotation,
	completed: readonly number[]
): readonly FilledPath[] {
	const { land } = drawTile(type);
	const { fills, completionTrims } = sceneryOf(type, rotation);
	const isDone = ({ segment }: { readonly segment: number }): boolean =>
		completed.includes(segment);
	const windows = (done: boolean): string =>
		completionTrims
			.filter((trim) => isDone(trim) === done)
			.map(({ window }) => window)
			.join('');
	return [
		...dropEmpty('turned', [['stones', land.stones]]),
		...dropEmpty('upright', [
			['dark', fills.dark],
			['window', windows(false)],
			['window-lit', windows(true)],
			[
				'flag',
				completionTrims
					.filter(isDone)
					.map(({ flag }) => flag)
					.join('')
			]
		])
	];
}
