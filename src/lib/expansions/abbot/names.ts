import type { Names } from '../../words/expansion';
import { ABBOT_RULINGS, ABBOT_OBJECTIONS } from './rulings';

/** Everything of The Abbot that each language has words for. */
export const ABBOT_NAMES = {
	pieces: ['abbot'],
	sources: ['garden', 'unfinished-garden'],
	scoreAll: ['garden'],
	titles: ['abbot/recalled'],
	verdicts: ['abbot/recalled'],
	objections: ABBOT_OBJECTIONS,
	rulings: ABBOT_RULINGS,
	topics: { abbot: ['abbot-garden', 'abbot-recalled', 'abbot-end'] },
	rules: ['ABBOT-1', 'ABBOT-2', 'ABBOT-3', 'ABBOT-4', 'ABBOT-5', 'ABBOT-6', 'GARDEN-1', 'GARDEN-2']
} as const satisfies Names;
