export { proofOf } from './proof';
export * from './types';
export { farmStandings, type FarmStanding } from './farm-standings';
export { pathsBetween } from './paths';
export { sumByTile, type TileSum } from './tile-sum';
