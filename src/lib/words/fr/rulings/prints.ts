/** Printed sources of several rulings. */
export const PAGE = 'Wikicarpedia, jeu de base (1re édition)';
export const BOOKLET = 'Livret Z-Man de 2013';
