import type { Names } from '../../words/expansion';
import { WIND_ROSE_RULINGS } from './rulings';

const ROSES = [
	'wind-rose-ne',
	'wind-rose-se',
	'wind-rose-sw',
	'wind-rose-nw',
	'wind-rose-orange',
	'wind-rose-blue'
] as const;

/** Everything of The Wind Roses that each language has words for. */
export const WIND_ROSES_NAMES = {
	printed: ROSES,
	marks: ROSES,
	sources: ['wind-roses'],
	titles: ['wind-roses/section'],
	verdicts: ['wind-roses/section'],
	countables: ['wind-roses/section'],
	rulings: WIND_ROSE_RULINGS,
	topics: { roses: ['rose-section', 'rose-blue'] },
	rules: ['ROSE-1', 'ROSE-2', 'ROSE-3', 'ROSE-4', 'ROSE-5', 'ROSE-6', 'ROSE-7']
} as const satisfies Names;
