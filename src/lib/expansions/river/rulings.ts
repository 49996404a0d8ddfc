import type { Ruling, Rulings } from '../../engine/rulings';
import { RIVER_RULINGS, startTileIsNotAsked } from '../../rules/river/declared';

/** Which edition's twelve tiles are played. */
const RIVER_EDITIONS = ['third', 'second', 'first'] as const;
export type RiverEdition = (typeof RIVER_EDITIONS)[number];

export const RULINGS = [
	{
		id: 'riverTiles',
		choices: RIVER_EDITIONS,
		usual: 'third',
		group: 'rules',
		implies: startTileIsNotAsked
	},
	...RIVER_RULINGS
] as const satisfies readonly Ruling[];

export const riverEditionOf = (rulings: Rulings): RiverEdition =>
	RIVER_EDITIONS.find((edition) => edition === rulings['riverTiles']) ?? 'third';
