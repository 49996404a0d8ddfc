import * as v from 'valibot';
import type { Glue } from '../../tools/games/glue';
import { index, type RecordedTurn, type Told } from '../../tools/games/recorded-shapes';

/* Big followers in recorded games; inns and cathedrals are told as every sign is. */

const TURN = { bigFollowerOptions: v.optional(v.array(index)) };

type Turn = RecordedTurn & Told<typeof TURN>;

const placeable = ({ bigFollowerOptions = [] }: Turn): boolean => bigFollowerOptions.length > 0;

export default {
	editions: { 'inns-and-cathedrals-c2': { innTiles: 'later' } },
	fields: { turn: TURN },
	offers: (_, { turn, compareFigure }) => {
		compareFigure('big-follower', turn.bigFollowerOptions);
	},
	damages: [
		{
			what: 'big-follower options',
			file: 'inns',
			has: placeable,
			change: (turn) => turn.bigFollowerOptions?.pop()
		}
	]
} satisfies Glue<Turn>;
