export { proofOf } from './proof';
export * from './types';
export { waysBetween } from './ways';
