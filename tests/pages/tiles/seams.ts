import { ALL_ROTATIONS, type Rotation } from '$lib/engine/spot';
import { fillsHoles, type Terrain, type TileType } from '$lib/engine/tile';
import { BASE_TILES } from '$lib/rules/base/tiles';
import { RIVER_TILES } from '$lib/expansions/river/tiles';
import { CUSTOM_TILES } from './custom';
import { PRINTED } from './sets';

/** A tile design in a rotation. */
interface Turned {
	readonly type: TileType;
	readonly rotation: Rotation;
}

/** A tile and a neighbour that matches its east (1) or south (2) side. */
interface Seam {
	readonly name: string;
	readonly side: 1 | 2;
	readonly tile: Turned;
	readonly neighbour: Turned;
	/** True where only the middle of the side can be compared, because a wall of one tile runs into a corner. */
	readonly middle: boolean;
}

const all = [...PRINTED, ...CUSTOM_TILES].filter((type) => !fillsHoles(type));

/** A design by id, used as a neighbour. Throws when there is none. */
function reference(id: string): TileType {
	const type = [...BASE_TILES, ...RIVER_TILES].find((each) => each.id === id);
	if (!type) throw new Error(`There is no tile ${id}.`);
	return type;
}

const STRAIGHT = reference('base-U');
const RIVER = reference('river-FSFS');
const CAP = reference('base-E');
const CITY = reference('base-C');

/** The type rotated so that a side has the terrain. Throws when no side has it. */
function facing(type: TileType, side: number, terrain: Terrain): Turned {
	const rotation = ALL_ROTATIONS.find((each) => type.oriented[each].edges[side] === terrain);
	if (rotation === undefined) throw new Error(`${type.id} has no side of that terrain.`);
	return { type, rotation };
}

/** True when the city on a side ends at both corners of that side. */
function walled({ type, rotation }: Turned, side: number): boolean {
	const { through } = type.oriented[rotation];
	const city = through[side];
	return through[(side + 1) % 4] !== city && through[(side + 3) % 4] !== city;
}

function seam(tile: Turned, side: 1 | 2): Seam {
	const terrain = tile.type.oriented[tile.rotation].edges[side] ?? 'field';
	const cap = terrain === 'city' && walled(tile, side);
	const path = terrain === 'river' ? RIVER : STRAIGHT;
	const other = terrain === 'city' ? (cap ? CAP : CITY) : path;
	return {
		name: `${tile.type.id}, rotation ${String(tile.rotation)}, side ${String(side)}, ${terrain}`,
		side,
		tile,
		neighbour: facing(other, side + 2 === 4 ? 0 : side + 2, terrain),
		middle: terrain === 'city' && !cap
	};
}

/** Every design in every rotation, each with matching neighbours. */
export const SEAMS: readonly Seam[] = all.flatMap((type) =>
	ALL_ROTATIONS.flatMap((rotation) => [seam({ type, rotation }, 1), seam({ type, rotation }, 2)])
);
