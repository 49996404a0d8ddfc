export * from './layouts';
export * from './plan';
export * from './read';
export * from './telling';
export * from './tile';
