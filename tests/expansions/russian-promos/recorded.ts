import * as v from 'valibot';
import type { Glue } from '../../tools/games/glue';
import { index, whole, type RecordedTurn } from '../../tools/games/recorded-shapes';

/* The Russian Promos in recorded games, which take from nine points one for each tile around the hut. */

const LINES = v.tupleWithRest(
	[
		v.tuple([v.literal('yaga'), v.null(), v.literal(9)]),
		v.tuple([v.literal('tiles'), index, whole])
	],
	v.unknown()
);

/** Its own tile, the empty spots around, and what else was counted. */
function spotsIn([, [, around], ...others]: v.InferOutput<typeof LINES>): readonly unknown[] {
	const empty = 8 - around;
	return [['tiles', 1, 1], ...(empty > 0 ? [['hut/empty', empty, empty]] : []), ...others];
}

const paying = ({ awards = [] }: RecordedTurn): boolean =>
	awards.some(({ feature }) => feature === 'hut');

export default {
	editions: { 'russian-promos-2013': {} },
	readAs: (record): unknown =>
		JSON.parse(JSON.stringify(record), (key, value: unknown) =>
			key === 'items' && v.is(LINES, value) ? spotsIn(value) : value
		),
	why: ({ kind }) => (kind === 'hut' ? 'yaga-hut' : undefined),
	damages: [
		{
			what: 'awards',
			file: 'promos',
			has: paying,
			change: (turn) => (turn.awards = turn.awards?.filter(({ feature }) => feature !== 'hut'))
		},
		{
			what: 'follower options',
			file: 'promos',
			has: ({ tile, followerOptions }) => tile === 'ru-FFFF-hut' && followerOptions !== undefined,
			change: (turn) => (turn.followerOptions = turn.followerOptions?.slice(1))
		}
	]
} satisfies Glue;
