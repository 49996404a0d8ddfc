export * from './draft';
export * from './file';
export * from './header';
export * from './log';
export * from './malformed';
export * from './name';
export * from './problem';
export * from './summary';
