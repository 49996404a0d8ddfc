import { rules } from './en/rules';
import { part } from './parts';

/** Words of the rules and where they are printed. Only the table loads them. */
export const ruleWords = part('rules', rules);
