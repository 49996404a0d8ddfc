import * as v from 'valibot';
import type { GameTold, Glue } from '../../tools/games/glue';
import type { RecordedTurn, Told } from '../../tools/games/recorded-shapes';

/* Rivers in recorded games. */

const RULINGS = {
	startTileWithRiver: v.optional(v.picklist(['left out', 'in the pile'])),
	river: v.optional(v.picklist(['room']))
};

export default {
	editions: {
		river: { riverTiles: 'first' },
		'river-c2': { riverTiles: 'second' },
		'river-c3': { riverTiles: 'third' }
	},
	fields: { rulings: RULINGS },
	rulings: ({ startTileWithRiver, river }) => ({
		startTileWithRiver: startTileWithRiver === 'in the pile' ? 'bag' : 'out',
		...(river && { river })
	})
} satisfies Glue<RecordedTurn, GameTold, Told<typeof RULINGS>>;
