/* The part of the store for the first page: games without their logs. It doesn't load the rules. */
export * from './games';
export * from './lock';
export * from './open';
export * from './persist';
export * from './layered-storage';
export * from './problem';
export * from './unsaved';
