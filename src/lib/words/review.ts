import { review } from './en/review';

/** The sentences of a game looked back at as a whole: apart, for only its page says them. */
export const reviewWords: typeof review = review;
