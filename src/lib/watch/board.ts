import { ALL_SIDES, beside, keyAt, type Spot, type SpotKey } from '../engine/spot';
import type { TileId } from '../engine/tile';
import { stateOf } from '../snap/decision/contents';
import { statesOf, type States, type TileSupply } from '../snap/decision/states';
import type { Look } from '../snap/looks';
import type { KnownTable, Lay } from './watching';

/** A tile of the log, and what a network should see there. */
export interface KnownTile extends Spot {
	readonly key: SpotKey;
	/** See `States`; the state `other` for a tile that the network can't know. */
	readonly state: number;
}

/** A legal way to lay a tile, and what a network should see then. */
interface PossibleLay {
	readonly lay: Lay;
	readonly state: number;
	/** How many of such tiles are left. */
	readonly copies: number;
}

/** What the game says of the table, made ready for looking at pictures. */
export interface Board {
	readonly table: KnownTable;
	readonly states: States;
	/** In the order in which they were laid. */
	readonly tiles: readonly KnownTile[];
	/** The spots without a tile beside those with one, and those where the first tile may lie. */
	readonly open: readonly Spot[];
	/** The spots around those: a further tile may make them open. */
	readonly outer: readonly Spot[];
	/** The legal ways, by spot. Of those that look the same there is only the first. */
	readonly lays: ReadonlyMap<SpotKey, readonly PossibleLay[]>;
}

/** The number of a spot, unique on a board. */
export const keyOf = ({ x, y }: Spot): SpotKey => keyAt(x, y);

/** True for the same spot, or one of the eight around it. */
export const isNear = (one: Spot, other: Spot): boolean =>
	Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) <= 1;

/** Makes what the game says ready for looking. */
export function boardOf(looks: readonly Look[], table: KnownTable): Board {
	const states = statesFor(looks, table);
	const tiles = table.laid.map(({ x, y, type, rotation }) => {
		const state = stateOf(states, { kind: 'tile', tile: type.id, rotation });
		return { x, y, key: keyAt(x, y), state };
	});
	const taken = new Set(tiles.map(({ key }) => key));
	const first = tiles.length === 0 ? table.lays.map(({ spot }) => spot) : [];
	const open = distinct([...besides(tiles), ...first], taken);
	const outer = distinct(besides(open), new Set([...taken, ...open.map(keyOf)]));
	return { table, states, tiles, open, outer, lays: laysBySpot(states, table) };
}

function statesFor(looks: readonly Look[], { laid, left }: KnownTable): States {
	const supplies = [...left, ...laid.map(({ type }): TileSupply => ({ type, count: 1 }))];
	return statesOf(looks, [...new Map(supplies.map((one) => [one.type.id, one])).values()]);
}

const besides = (spots: readonly Spot[]): readonly Spot[] =>
	spots.flatMap((spot) => ALL_SIDES.map((side) => beside(spot, side)));

function distinct(spots: readonly Spot[], but: ReadonlySet<SpotKey>): readonly Spot[] {
	const different = new Map(spots.map(({ x, y }) => [keyAt(x, y), { x, y }]));
	return [...different].flatMap(([key, spot]) => (but.has(key) ? [] : [spot]));
}

/** Tiles that the network can't know are left out. */
function laysBySpot(states: States, { lays, left }: KnownTable): Board['lays'] {
	const counts = new Map(left.map(({ type, count }) => [type.id, count]));
	const bySpot = new Map<SpotKey, PossibleLay[]>();
	for (const lay of lays) {
		const state = stateOf(states, { kind: 'tile', tile: lay.tile, rotation: lay.rotation });
		const there = bySpot.get(keyOf(lay.spot)) ?? [];
		if (state === states.other || there.some((one) => one.state === state)) continue;
		there.push({ lay, state, copies: copiesOf(states, state, counts) });
		bySpot.set(keyOf(lay.spot), there);
	}
	return bySpot;
}

/** How many tiles that look like a state are left, at least one. */
function copiesOf(states: States, state: number, counts: ReadonlyMap<TileId, number>): number {
	const twins = states.designs[states.design[state] ?? -1]?.twins ?? [];
	return Math.max(
		1,
		twins.reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0)
	);
}
