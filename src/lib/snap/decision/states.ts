import type { Side } from '../../engine/spot';
import type { Terrain, TileId, TileType } from '../../engine/tile';
import type { FoundLook, Look } from '../looks';
import { gardenFinder, lookFinder, looksOf } from '../looks';

/** A tile of a game and how many copies there are: in the box, in its expansions and with the players. */
export interface TileSupply {
	readonly type: TileType;
	readonly count: number;
}

/** One of the tiles that look alike. */
interface Twin {
	readonly id: TileId;
	readonly count: number;
	/** How far it is turned from the reference orientation of its look. */
	readonly turned: number;
}

/** All tiles of a game that look alike. */
export interface Design {
	/**
	 * The looks of the network that count as this design: its own, and the one that differs only by a garden, if the game has
	 * no such tile. Empty if the network knows neither. Each has the rotation that it has when the design is at turn 0.
	 */
	readonly looks: readonly FoundLook[];
	readonly period: Look['period'];
	readonly copies: number;
	readonly twins: readonly Twin[];
	readonly type: TileType;
}

/**
 * What may lie on a cell: the designs of a game in each turn in which they look different, then another tile, then nothing.
 * States with equal sides share a pattern, because for a neighbour only the pattern matters.
 */
export interface States {
	readonly designs: readonly Design[];
	/** How many states there are, including the last two. */
	readonly count: number;
	readonly other: number;
	readonly empty: number;
	/** By state: the index of its design, or -1. */
	readonly design: Int16Array;
	/** By state: clockwise quarter turns from the reference orientation. */
	readonly turn: Uint8Array;
	/** By state: the index of its pattern. */
	readonly pattern: Int16Array;
	/** Four for each pattern, clockwise from north: 0 for a side that matches everything, and a number for each terrain. */
	readonly sides: Uint8Array;
	readonly patterns: number;
	/** How many different numbers `sides` holds. */
	readonly terrains: number;
}

/** The number of what matches everything: a wildcard, nothing at all, or a tile of which nothing is known. */
const ANYTHING = 0;

/** The states of a game's tiles. Tiles of which there are none are left out. */
export function statesOf(looks: readonly Look[], supplies: readonly TileSupply[]): States {
	const designs = designsOf(looks, supplies);
	const numbered: readonly (readonly [number, number])[] = designs.flatMap(({ period }, design) =>
		Array.from({ length: period }, (_, turn) => [design, turn] as const)
	);
	const { numberOf, terrains } = terrainNumbers(designs);
	const sides = numbered.map(([design, turn]) => sidesOf(designs[design], turn, numberOf));
	const free = [ANYTHING, ANYTHING, ANYTHING, ANYTHING];
	const { pattern, patterns } = patternsOf([...sides, free, free]);
	return {
		designs,
		count: numbered.length + 2,
		other: numbered.length,
		empty: numbered.length + 1,
		design: Int16Array.of(...numbered.map(([design]) => design), -1, -1),
		turn: Uint8Array.of(...numbered.map(([, turn]) => turn), 0, 0),
		pattern: Int16Array.from(pattern),
		sides: Uint8Array.from(patterns.flat()),
		patterns: patterns.length,
		terrains
	};
}

function designsOf(looks: readonly Look[], supplies: readonly TileSupply[]): readonly Design[] {
	const there = supplies.filter(({ count }) => count > 0);
	const own = looksOf(there.map(({ type }) => type));
	const [find, findKnown] = [lookFinder(own), lookFinder(looks)];
	const findAlike = alikeFinder(looks, own);
	return own.map(({ type, period }, index) => {
		const known = findKnown(type);
		const twins = there.flatMap((supply) => twinOf(supply, find(supply.type), index, known));
		const copies = twins.reduce((sum, { count }) => sum + count, 0);
		const reference = looks[known?.look ?? -1]?.type ?? type;
		const alike = findAlike(reference);
		return {
			looks: [...(known ? [{ look: known.look, rotation: 0 as const }] : []), ...alike],
			period,
			copies,
			twins,
			type: reference
		};
	});
}

/** Finds the look that differs from a design by a garden, unless it is a design of the game itself. */
function alikeFinder(looks: readonly Look[], own: readonly Look[]) {
	const [findGarden, findOwn] = [gardenFinder(looks), lookFinder(own)];
	return (type: TileType): readonly FoundLook[] => {
		const found = findGarden(type);
		const look = looks[found?.look ?? -1];
		return found && look && !findOwn(look.type) ? [found] : [];
	};
}

/**
 * A tile as a twin of a design, turned from the network's look, or from the first of these tiles if the network knows none.
 * Empty if it belongs to another design.
 */
function twinOf(
	{ type: { id }, count }: TileSupply,
	found: FoundLook | undefined,
	design: number,
	known: FoundLook | undefined
): readonly Twin[] {
	if (found?.look !== design) return [];
	return [{ id, count, turned: (found.rotation + (known?.rotation ?? 0)) % 4 }];
}

/** Numbers the terrains of some designs, from 1. */
function terrainNumbers(designs: readonly Design[]) {
	const numbers = new Map<Terrain, number>([['any', ANYTHING]]);
	for (const { type } of designs)
		for (const edge of type.edges) if (!numbers.has(edge)) numbers.set(edge, numbers.size);
	const numberOf = (terrain: Terrain): number => numbers.get(terrain) ?? ANYTHING;
	return { numberOf, terrains: numbers.size };
}

/** The terrains on the sides of a turned design, clockwise from north. */
const sidesOf = (
	design: Design | undefined,
	turn: number,
	numberOf: (terrain: Terrain) => number
): readonly number[] =>
	([0, 1, 2, 3] satisfies Side[]).map((side) =>
		numberOf(design?.type.edges[(side - turn + 4) % 4] ?? 'any')
	);

/** The different patterns, and the index of the pattern of each list of sides. */
function patternsOf(all: readonly (readonly number[])[]) {
	const places = new Map<string, number>();
	const patterns: (readonly number[])[] = [];
	const pattern = all.map((sides) => {
		const key = sides.join();
		const place = places.get(key) ?? patterns.length;
		if (place === patterns.length) patterns.push(sides);
		places.set(key, place);
		return place;
	});
	return { pattern, patterns };
}
