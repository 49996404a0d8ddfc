import * as v from 'valibot';
import type { GameTold, Glue } from '../../tools/games/glue';
import type { RecordedTurn, Told } from '../../tools/games/recorded-shapes';

/* The Labyrinth in recorded games. */

const RULINGS = { labyrinth: v.optional(v.picklist(['basic', 'advanced'])) };

/** What a completed road with it pays for figures, as records name it. */
const MEEPLES = 'meeples';
const paying = ({ awards = [] }: RecordedTurn): boolean =>
	awards.some(({ feature, items }) => feature === 'road' && items.some(([of]) => of === MEEPLES));

export default {
	fields: { rulings: RULINGS },
	rulings: ({ labyrinth }) => (labyrinth ? { labyrinth } : {}),
	items: {
		[MEEPLES]: { each: 0, ours: ([, count, points]) => ['labyrinth/figures', count, points] }
	},
	damages: [
		{
			what: 'awards',
			file: 'labyrinth',
			has: paying,
			change: ({ awards }) => awards?.forEach(({ items }) => items.pop())
		},
		{
			what: 'follower options',
			file: 'labyrinth',
			has: ({ tile, followerOptions = [] }) =>
				tile === 'la-RRRR-labyrinth' && followerOptions.includes(0),
			change: (turn) => (turn.followerOptions = turn.followerOptions?.slice(1))
		}
	]
} satisfies Glue<RecordedTurn, GameTold, Told<typeof RULINGS>>;
