import { en } from '.';
import { asks } from './asks';
import { final } from './final';
import { scoring } from './scoring';
import { table } from './table';
import { tiles } from './tiles';

/** The English words of a game: those of the table besides the first screen's. */
export const game = { ...en, asks, final, scoring, table, tiles } as const;
