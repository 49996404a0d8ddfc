import { rules } from './en/rules';

/** What the rules say, and where they stand in print: apart, for the table alone loads them. */
export const ruleWords: typeof rules = rules;
