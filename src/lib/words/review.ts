import { review } from './en/review';
import { part } from './parts';

/** Words of a whole game looked back at. Only its page loads them. */
export const reviewWords = part('review', review);
