export { proofOf } from './proof';
export * from './types';
export { pathsBetween } from './paths';
