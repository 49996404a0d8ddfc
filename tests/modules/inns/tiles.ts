import type { Side } from '../../../src/lib/engine/spot';
import { tile, type TileId, type TileType } from '../../../src/lib/engine/tile';

const STRAIGHT = tile('inns-FRFR-inn', {}, 'R:EW F:0127 F:3456');
const FORK = tile('inns-FRRR-inn', {}, 'R:E>crossing R:S>crossing R:W>crossing F:0127 F:34 F:56');
const CATHEDRAL = tile('inns-CCCC-cathedral', {}, 'C:NESW');

/** The designs of the inns and cathedrals that the tests lay. */
export const INN_TILES: readonly TileType[] = [STRAIGHT, FORK, CATHEDRAL];

/** Designs with an inn, and the sides at rotation 0 by which a road beside its lake leaves the tile. */
export const INNS: ReadonlyMap<TileId, readonly Side[]> = new Map([
	[STRAIGHT.id, [1, 3]],
	[FORK.id, [1]]
]);

/** Designs with a cathedral. */
export const CATHEDRALS: ReadonlySet<TileId> = new Set([CATHEDRAL.id]);
