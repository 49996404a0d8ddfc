import { boxesIn, shortNameIn } from '../spoken-expansions';
import type { Says } from './says';

/** The Romanian words of the expansions that are loaded. */
export const boxes = boxesIn<Says>('ro');

/** The short name of an expansion, never broken between lines. */
export const expansionName = (id: string): string => shortNameIn('ro', id);

/** The title of an expansion; its id where it has no words yet. */
export const expansionTitle = (id: string): string => boxes.title[id] ?? id;
