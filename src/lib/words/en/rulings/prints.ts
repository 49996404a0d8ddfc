/** Printed sources of several rulings. */
export const PAGE = 'Wikicarpedia, base game (1st edition)';
export const BOOKLET = 'Z-Man’s rulebook of 2013';
