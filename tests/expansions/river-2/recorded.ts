import * as v from 'valibot';
import type { GameTold, Glue } from '../../tools/games/glue';
import type { RecordedTurn, Told } from '../../tools/games/recorded-shapes';

/* The second river in recorded games. */

const RULINGS = {
	pigHerd: v.optional(v.boolean()),
	riverInn: v.optional(v.boolean())
};

/** How every game with the lake’s volcano was recorded: it gives no second tile, and farmers stand there. */
const AS_RECORDED = { riverVolcanoTile: 'over', riverVolcanoFigure: 'allowed' };

export default {
	editions: {
		'river-2': { river2Tiles: 'first', ...AS_RECORDED },
		'river-2-c2': { river2Tiles: 'later', ...AS_RECORDED }
	},
	fields: { rulings: RULINGS },
	rulings: ({ pigHerd, riverInn }) => ({
		riverPigHerd: pigHerd === true ? 'always' : 'box',
		riverInn: riverInn ? 'always' : 'box'
	})
} satisfies Glue<RecordedTurn, GameTold, Told<typeof RULINGS>>;
