import { customTiles } from './en/custom-tiles';

/** The sentences of telling a tile: apart, for the table alone loads them. */
export const customTileWords: typeof customTiles = customTiles;
