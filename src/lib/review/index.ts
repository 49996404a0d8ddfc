export * from './durations';
export * from './lead';
export * from './moments';
export * from './race';
export * from './ranks';
export * from './review';
export * from './before-final-scoring';
export * from './turns';
