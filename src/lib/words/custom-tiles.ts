import './en/boxes/all';
import { customTiles } from './en/custom-tiles';
import { part } from './parts';

/** Words of describing a custom tile. Only the table loads them. */
export const customTileWords = part('customTiles', customTiles);
