/** Printed sources of several rulings. */
export const PAGE = 'Wikicarpedia, jocul de bază (prima ediție)';
export const BOOKLET = 'Broșura Z-Man din 2013';
