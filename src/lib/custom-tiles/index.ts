export * from './layouts';
export * from './plan';
export * from './read';
export * from './description';
export * from './tile';
