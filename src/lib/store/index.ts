export * from './games';
export * from './id';
export * from './lock';
export * from './persist';
export * from './problem';
export * from './read';
