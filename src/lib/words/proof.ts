import { proof } from './en/proof';

/** The sentences of what is shown of a feature: apart, for the table alone loads them. */
export const proofWords: typeof proof = proof;
