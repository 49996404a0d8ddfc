import * as v from 'valibot';
import type { GameTold, Glue } from '../../tools/games/glue';
import type { RecordedTurn, Told } from '../../tools/games/recorded-shapes';

/* Games Quarterly 11 in recorded games. */

const RULINGS = { pigHerd: v.optional(v.picklist(['pig', 'nothing'])) };

export default {
	fields: { rulings: RULINGS },
	rulings: ({ pigHerd }) => (pigHerd ? { pigHerd } : {})
} satisfies Glue<RecordedTurn, GameTold, Told<typeof RULINGS>>;
