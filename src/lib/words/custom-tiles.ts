import { customTiles } from './en/custom-tiles';
import { needAllExpansions, part } from './parts';

needAllExpansions();

/** Words of describing a custom tile. Only the table loads them. */
export const customTileWords = part('customTiles', customTiles);
