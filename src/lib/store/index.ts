export * from './foresee';
export * from './light';
export * from './memory';
export * from './whole';
