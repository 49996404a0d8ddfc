import { en } from '.';
import { questions } from './questions';
import { final } from './final';
import { scoring } from './scoring';
import { table } from './table';
import { tiles } from './tiles';

/** The English words of a game: those of the table besides the first screen's. */
export const game = { ...en, questions, final, scoring, table, tiles } as const;
