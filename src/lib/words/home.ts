import { words as first } from '.';
import { home } from './en/home';
import { part } from './parts';

/** The words of the first page and of lists of games. The table doesn't say them. */
export const words = { ...first, home: part('home', home) };
