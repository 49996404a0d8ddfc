import * as v from 'valibot';
import type { GameTold, Glue } from '../../tools/games/glue';
import { paidApart } from '../../tools/games/paid-apart';
import type { RecordedTurn, Told } from '../../tools/games/recorded-shapes';

/* Wind roses in recorded games. */

/** Our answers to what becomes of the start tile, by those of records. */
const START = { 'left out': 'out', 'in the pile': 'bag' } as const;
const RULINGS = {
	startTileWithWindRoses: v.optional(v.picklist(Object.keys(START) as (keyof typeof START)[]))
};

export default {
	...paidApart({ file: 'windroses', feature: 'wind-rose', occasion: 'wind-roses/section' }),
	fields: { rulings: RULINGS },
	rulings: ({ startTileWithWindRoses: told }) => (told ? { startTileWithRoses: START[told] } : {})
} satisfies Glue<RecordedTurn, GameTold, Told<typeof RULINGS>>;
