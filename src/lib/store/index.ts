export * from './preview-import';
export * from './shelf-store';
export * from './memory';
export * from './merge';
export * from './unsaved-rows';
export * from './full-store';
