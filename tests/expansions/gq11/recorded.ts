import * as v from 'valibot';
import type { GameTold, Glue } from '../../tools/games/glue';
import type { RecordedTurn, Told } from '../../tools/games/recorded-shapes';

/* Games Quarterly 11 in recorded games. */

/** Records say of other pig herds only whether they count. */
const RULINGS = {
	pigHerd: v.optional(v.union([v.boolean(), v.picklist(['pig', 'nothing'])]))
};

export default {
	fields: { rulings: RULINGS },
	rulings: ({ pigHerd }) => (typeof pigHerd === 'string' ? { pigHerd } : {})
} satisfies Glue<RecordedTurn, GameTold, Told<typeof RULINGS>>;
