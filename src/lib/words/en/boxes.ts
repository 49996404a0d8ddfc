import { boxesIn, shortNameIn } from '../spoken-expansions';
import type { Says } from './says';

/** The English words of the expansions that are loaded. */
export const boxes = boxesIn<Says>('en');

/** The short name of an expansion, never broken between lines. */
export const expansionName = (id: string): string => shortNameIn('en', id);

/** The title of an expansion; its id where it has no words yet. */
export const expansionTitle = (id: string): string => boxes.title[id] ?? id;
