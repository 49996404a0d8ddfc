/** Printed sources of several rulings. */
export const PAGE = 'Wikicarpedia, Base game (1st edition)';
export const BOOKLET = 'Regelheft von Z-Man (2013)';
