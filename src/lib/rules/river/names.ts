import type { Names } from '../../words/expansion';
import { RIVER_OBJECTIONS, RIVER_RULINGS } from './declared';

/** Everything that all rivers have in common and that each language has words for. */
export const EVERY_RIVER = {
	printed: ['spring', 'lake'],
	signs: ['spring', 'lake'],
	objections: RIVER_OBJECTIONS,
	rulings: RIVER_RULINGS,
	topics: {},
	rules: [
		'RIVER-2',
		'RIVER-3',
		'RIVER-4',
		'RIVER-5',
		'RIVER-6',
		'RIVER-7',
		'RIVER-8',
		'RIVER-9',
		'RIVER-12',
		'RIVER-13'
	]
} as const satisfies Names;

/** The words that both rivers have: all words of an expansion except its name and its page of the help. */
export type RiverWords<All> = Omit<
	Exclude<All, { readonly reading: unknown }>,
	'title' | 'adds' | 'help'
>;
