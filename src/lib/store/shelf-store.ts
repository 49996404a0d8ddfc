/*
 * The store's door for the first page: what is known of games without their logs. Nothing behind it loads the rules.
 */
export * from './facts';
export * from './games';
export * from './id';
export * from './lock';
export * from './open';
export * from './persist';
export * from './layered-storage';
export * from './problem';
export * from './unsaved';
