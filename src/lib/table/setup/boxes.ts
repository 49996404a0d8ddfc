import { TILES_DRAWN } from '../../rules/facts';
import type { BoxId, ExpansionId } from '../../rules/ids';

/** Number of tiles drawn in a game, including the start tile; tiles of a player's own aren't drawn. */
export const tilesDrawn = (box: BoxId, expansions: readonly ExpansionId[] = []): number =>
	[box, ...expansions].reduce((sum, id) => sum + (TILES_DRAWN.get(id) ?? 0), 0);
