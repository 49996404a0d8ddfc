import { scoring } from './en/scoring';
import { part } from './parts';

/** Words of what is scored, and why. They are loaded when something is: a table that is opened does without. */
export const scoringWords = part('scoring', scoring);
