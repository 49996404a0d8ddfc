export * from './layouts';
export * from './plan';
export * from './read';
export * from './description';
export type { TileDescriber } from './describer';
export type { CentreKind } from './signs';
export * from './stored';
export * from './tile';
