import { boxesIn, shortNameIn } from '../spoken-expansions';
import type { Says } from './says';

/** The German words of the expansions that are loaded. */
export const boxes = boxesIn<Says>('de');

/** The short name of an expansion, never broken between lines. */
export const expansionName = (id: string): string => shortNameIn('de', id);

/** The title of an expansion; its id where it has no words yet. */
export const expansionTitle = (id: string): string => boxes.title[id] ?? id;
