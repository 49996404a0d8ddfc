import type { Names } from '../../words/expansion';
import { GQ11_RULINGS } from './rulings';

/** Everything of Games Quarterly 11 that each language has words for. */
export const GQ11_NAMES = {
	printed: ['pigs'],
	signs: ['pigs'],
	rulings: GQ11_RULINGS,
	topics: { pigs: ['pigs-pay'] },
	rules: ['GQ-1', 'GQ-2', 'GQ-3', 'GQ-4']
} as const satisfies Names;
