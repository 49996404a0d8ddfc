import * as v from 'valibot';
import type { Rules } from '../engine/game';
import type { TileCounts } from '../engine/module';
import type { Ruling, Rulings } from '../engine/rulings';
import { tileId, type TileId, type TileType } from '../engine/tile';
import { ABBEY, ABBEY_AND_MAYOR_TILES } from './abbey-and-mayor/tiles';
import { base } from './base';
import { BASE_COUNTS, BASE_START } from './base/counts';
import { BASE_EVENTS } from './base/events';
import { BASE_RULINGS } from './base/rulings';
import { BASE_TILES } from './base/tiles';
import { WINTER_COUNTS } from './winter/counts';
import { WINTER_TILES } from './winter/tiles';

/** The boxes a game can be played from; the Winter Edition by its printings. */
export const BOX_IDS = ['base-c1', 'winter-we3', 'winter-we2', 'winter-we1', 'winter-wd'] as const;
export type BoxId = (typeof BOX_IDS)[number];

/** The landscapes in which a table is drawn. */
export const LANDS = ['summer', 'winter'] as const;
export type Land = (typeof LANDS)[number];

/** A box as it stands on the shelf. */
export interface Box {
	readonly id: BoxId;
	readonly land: Land;
	/** Year or years in which it was printed. */
	readonly printed: string;
	/** How many of each design it holds. */
	readonly counts: TileCounts;
	/** The tile with the dark back, which is laid first. */
	readonly start: TileId;
	/** Most players who can sit down with the figures that come in it. */
	readonly colours: number;
}

const boxed = (id: BoxId, land: Land, printed: string, counts: TileCounts): Box => ({
	id,
	land,
	printed,
	counts,
	start: BASE_START,
	colours: 5
});

/** Every box in scope. */
export const BOXES: Readonly<Record<BoxId, Box>> = {
	'base-c1': boxed('base-c1', 'summer', '2000–2013', BASE_COUNTS),
	'winter-we3': boxed('winter-we3', 'winter', '2022', WINTER_COUNTS),
	'winter-we2': boxed('winter-we2', 'winter', '2020', WINTER_COUNTS),
	'winter-we1': boxed('winter-we1', 'winter', '2012, 2015', WINTER_COUNTS),
	'winter-wd': boxed('winter-wd', 'winter', '2011', BASE_COUNTS)
};

/** Every design in scope, by id. */
export const TILES: ReadonlyMap<TileId, TileType> = new Map(
	[...BASE_TILES, ...WINTER_TILES, ...ABBEY_AND_MAYOR_TILES, ABBEY].map((type) => [type.id, type])
);

/** The rulings that a table with these boxes decides. */
export const RULINGS: readonly Ruling[] = BASE_RULINGS;

/** Today's answer to every ruling. */
export const USUAL: Rulings = Object.fromEntries(RULINGS.map(({ id, usual }) => [id, usual]));

/** The events that a record may hold. */
export const eventSchema = v.variant('type', [...BASE_EVENTS]);
/** An event of any module. */
export type TableEvent = v.InferOutput<typeof eventSchema>;

/** The answers to rulings that a record may hold; those left out are answered as today. */
export const rulingsSchema = v.strictObject(
	Object.fromEntries(
		RULINGS.map(({ id, choices, usual }) => [id, v.optional(v.picklist(choices), usual)])
	)
);

/** The design with that id. Throws when nobody knows it. */
export function tileType(id: TileId): TileType {
	const type = TILES.get(id);
	if (!type) throw new Error(`There is no tile called ${id}.`);
	return type;
}

/** All kinds of figures together. A record may ask for any name, so nothing may be inherited here. */
const piecesOf = (each: readonly Rules['pieces'][]): Rules['pieces'] =>
	Object.assign(Object.create(null) as Rules['pieces'], ...each) as Rules['pieces'];

/** Puts the rules of a game together from its box and rulings. */
export function rulesOf(boxId: BoxId, rulings: Rulings): Rules {
	const { counts, start } = BOXES[boxId];
	const modules = [base(rulings)];
	const ids = Object.keys(counts).map(tileId);
	return {
		modules: new Map(modules.map((module) => [module.id, module])),
		pieces: piecesOf(modules.map(({ pieces }) => pieces)),
		tiles: new Map(ids.map((id) => [id, tileType(id)])),
		counts: new Map(ids.map((id) => [id, counts[id] ?? 0])),
		start: [{ type: tileType(start), spot: { x: 0, y: 0 }, rotation: 0 }],
		rulings
	};
}
