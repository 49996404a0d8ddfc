export * from './shelf-store';
export * from './merge';
export * from './unsaved-rows';
export * from './full-store';
