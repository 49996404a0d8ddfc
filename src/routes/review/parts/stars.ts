import type { Rating } from '$lib/record/evening';

/** The ratings, as stars from left to right. */
export const RATING_STARS: readonly Rating[] = [1, 2, 3, 4, 5];
