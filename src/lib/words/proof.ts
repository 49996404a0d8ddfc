import { proof } from './en/proof';
import { part } from './parts';

/** Words of what is shown of a feature. Only the table loads them. */
export const proofWords = part('proof', proof);
