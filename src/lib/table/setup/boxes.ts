import { TILES_DRAWN } from '../../rules/facts';
import type { BoxId, ExpansionId } from '../../rules/ids';

/** How many tiles are drawn in a game, the start tile included; without tiles of a player's own, which nobody draws. */
export const tilesDrawn = (box: BoxId, expansions: readonly ExpansionId[] = []): number =>
	[box, ...expansions].reduce((sum, id) => sum + (TILES_DRAWN.get(id) ?? 0), 0);
