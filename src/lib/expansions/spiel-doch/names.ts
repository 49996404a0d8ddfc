import type { Names } from '../../words/expansion';
import { SPIEL_DOCH_RULINGS } from './rulings';

/** Everything of Spiel Doch! that each language has words for. */
export const SPIEL_DOCH_NAMES = {
	rulings: SPIEL_DOCH_RULINGS,
	topics: {},
	rules: ['SPIEL-1', 'SPIEL-2']
} as const satisfies Names;
