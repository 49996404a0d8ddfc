import * as v from 'valibot';
import { LAIN } from '../../../src/lib/expansions/monasteries/lying';
import { segmentsText } from '../../tools/games/compare-texts';
import type { Glue, Item } from '../../tools/games/glue';
import { index, type RecordedTurn, type Told } from '../../tools/games/recorded-shapes';

/* Monasteries in recorded games, which name each picture of a box apart. */

const TURN = { lyingOptions: v.optional(v.record(v.string(), v.array(index))) };
const RULINGS = { baseMonasteries: v.optional(v.picklist(['left out', 'kept'])) };

type Turn = RecordedTurn & Told<typeof TURN>;
type Answers = Told<typeof RULINGS>;

/** Where each kind of figure that could be put on a monastery could lie. */
const KINDS = ['follower', 'abbot'] as const;

const LINES = v.tuple(
	['tiles', 'tiles.N', 'tiles.E', 'tiles.S', 'tiles.W'].map((name) =>
		v.tuple([v.literal(name), index, index])
	)
);

/** Tiles that differ only in their pictures are one design to us, and of row and column we count each as a whole. */
const asWeNameIt = (record: unknown): unknown =>
	JSON.parse(JSON.stringify(record).replace(/"(mo-FFF[FR])-\d"/g, '"$1"'), (key, value: unknown) =>
		key === 'items' && v.is(LINES, value) ? rowAndColumn(value) : value
	);

function rowAndColumn(lines: v.InferOutput<typeof LINES>): readonly Item[] {
	const [own = 0, north = 0, east = 0, south = 0, west = 0] = lines.map(([, count]) => count);
	return [
		['monasteries/row', own + east + west] as const,
		['monasteries/column', north + south] as const
	]
		.filter(([, count]) => count > 0)
		.map(([of, count]) => [of, count, count]);
}

const lies = ({ deploy }: RecordedTurn): boolean =>
	deploy !== undefined && 'lying' in deploy && deploy.lying === true;
const couldLie = ({ lyingOptions }: Turn): boolean => lyingOptions !== undefined;

export default {
	fields: { turn: TURN, rulings: RULINGS },
	rulings: ({ baseMonasteries }) => ({
		baseMonasteries: baseMonasteries === 'kept' ? 'kept' : 'left-out'
	}),
	readAs: asWeNameIt,
	offers: (_, { turn, free }, compare) => {
		for (const kind of KINDS)
			compare(
				`${kind} lying`,
				segmentsText(turn.lyingOptions?.[kind] ?? (turn.supplyBefore && [])),
				segmentsText(
					free.filter(({ piece, lying }) => piece === kind && lying).map(({ segment }) => segment)
				) ?? []
			);
	},
	why: ({ occasion }) => (occasion === LAIN ? 'special-monastery' : undefined),
	damages: [
		{
			what: 'follower lying',
			file: 'monasteries',
			has: couldLie,
			change: (turn) => (turn.lyingOptions = {})
		},
		{
			what: 'awards',
			file: 'monasteries',
			has: lies,
			change: ({ deploy }) => deploy && 'lying' in deploy && delete deploy.lying
		}
	]
} satisfies Glue<Turn, object, Answers>;
