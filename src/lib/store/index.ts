export * from './foresee';
export * from './light';
export * from './memory';
export * from './merge';
export * from './set-apart';
export * from './whole';
