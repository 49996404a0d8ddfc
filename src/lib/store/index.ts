export * from './foresee';
export * from './games';
export * from './id';
export * from './lock';
export * from './memory';
export * from './open';
export * from './persist';
export * from './problem';
