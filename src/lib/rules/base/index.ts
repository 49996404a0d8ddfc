import type { RuleModule } from '../../engine/module';
import type { Rulings } from '../../engine/rulings';
import type { BaseEvent } from './events';
import { BASE_CODES } from './codes';
import { turnForFilledHole } from './further';
import { follower } from './pieces';
import { record } from './record';
import { filledHoleGivesTurn } from './rulings';
import { BASE_SCORING_BY_KIND } from './scoring';
import { settle } from './settle';

/** The base game under the given rulings. */
export const base = (rulings: Rulings): RuleModule<BaseEvent> => ({
	id: 'base',
	codes: BASE_CODES,
	pieces: { follower: follower(rulings) },
	scoring: BASE_SCORING_BY_KIND,
	record,
	...(filledHoleGivesTurn(rulings) && { further: turnForFilledHole }),
	settle
});
