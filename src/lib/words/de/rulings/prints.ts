/** Printed sources of several rulings. */
export const PAGE = 'Wikicarpedia, Grundspiel (1. Edition)';
export const BOOKLET = 'Regelheft von Z-Man (2013)';
