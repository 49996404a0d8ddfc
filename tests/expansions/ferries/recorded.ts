import * as v from 'valibot';
import {
	FERRIES_KEPT,
	FERRY_LAID,
	FERRY_MOVED,
	type FerryEvent
} from '../../../src/lib/expansions/ferries/events';
import { movableFerries } from '../../../src/lib/expansions/ferries/links';
import { otherPairs } from '../../../src/lib/expansions/ferries/questions';
import { pairsOf, type Pair } from '../../../src/lib/expansions/ferries/tiles';
import { tileAt } from '../../../src/lib/engine/board';
import type { Game } from '../../../src/lib/engine/game';
import { nextQuestion } from '../../../src/lib/engine/question';
import type { Place, Spot } from '../../../src/lib/engine/spot';
import { xy, type Compare, type Facts } from '../../tools/games/compare-texts';
import type { Glue } from '../../tools/games/glue';
import {
	index,
	piece,
	place,
	whole,
	type RecordedTurn,
	type Told
} from '../../tools/games/recorded-shapes';

/* Ferries in recorded games. */

/** Two roads of a lake, by their segments. */
const pair = v.tuple([index, index]);
const ferry = v.object({ x: whole, y: whole, ferry: pair });

/** What records say of ferries in a turn. */
const TURN = {
	/** Of a lake: which roads its ferry could join, and which it did. */
	ferry: v.optional(v.object({ options: v.array(pair), placed: pair })),
	/** Which ferries could be moved and where to, and what was done; null for no further move. */
	ferryMoves: v.optional(
		v.array(
			v.object({
				options: v.array(ferry),
				to: v.nullable(ferry),
				/** Figures that a move left alone. */
				returned: v.optional(v.array(v.object({ player: index, piece, ...place.entries })))
			})
		)
	)
};

type Turn = RecordedTurn & Told<typeof TURN>;

/** What was done with ferries in a turn, as our events. */
const ferryEvents = ({
	player,
	x,
	y,
	ferry: laid,
	ferryMoves = []
}: Turn): readonly FerryEvent[] => [
	...(laid ? [{ type: FERRY_LAID, player, ...joining({ x, y }, laid.placed) } as const] : []),
	...ferryMoves.map(({ to }) =>
		to
			? ({ type: FERRY_MOVED, player, ...joining(to, to.ferry) } as const)
			: ({ type: FERRIES_KEPT, player } as const)
	)
];

const joining = (
	{ x, y }: Spot,
	[segment, other]: v.InferOutput<typeof pair>
): { readonly one: Place; readonly other: number } => ({ one: { x, y, segment }, other });

/** What can be done with ferries before one of a turn’s steps: first one is laid, then each move is a step. */
function compareFerries(
	game: Game,
	{ x, y, ferry, ferryMoves = [] }: Turn,
	step: number,
	compare: Compare
): void {
	if (!game.rules.modules.has('ferries')) return;
	const moves = ferryMoves[ferry ? step - 1 : step];
	const recorded =
		ferry && step === 0
			? ferry.options.map((pair) => textOf({ x, y }, pair))
			: (moves?.options ?? []).map((one) => textOf(one, one.ferry));
	compare('where ferries may lie', recorded, optionsIn(game));
}

/** Nothing once the turn is scored. */
function optionsIn(game: Game): Facts {
	const { turn } = game;
	const ask = nextQuestion(game);
	if (!turn || !ask?.id.startsWith('ferries/')) return [];
	if (ask.id === FERRY_LAID) return pairsOf(turn.tile.type).map((pair) => textOf(turn.tile, pair));
	return movableFerries(game, turn).flatMap((link) => {
		const tile = tileAt(game.board, link.one);
		return tile ? otherPairs(tile, link).map((pair) => textOf(tile, pair)) : [];
	});
}

const textOf = (at: { readonly x: number; readonly y: number }, pair: Pair): string =>
	`${[...pair].sort().join('–')} at ${xy(at)}`;

const lake = ({ ferry: laid }: Turn): boolean => laid !== undefined;
const movable = ({ ferryMoves }: Turn): boolean => ferryMoves !== undefined;
const moved = ({ ferryMoves = [] }: Turn): boolean => ferryMoves.some(({ to }) => to);

export default {
	fields: { turn: TURN },
	steps: [
		{
			what: 'the ferry',
			when: 'after-figure',
			decided: (_, turn) => ferryEvents(turn),
			compare: compareFerries
		}
	],
	damages: [
		{
			what: 'where ferries may lie',
			file: 'ferries',
			has: lake,
			change: (turn) => turn.ferry?.options.pop()
		},
		{
			what: 'the ferry',
			file: 'ferries',
			has: lake,
			change: (turn) => turn.ferry && (turn.ferry.placed = [3, 4])
		},
		{
			what: 'where ferries may lie',
			file: 'ferries',
			has: lake,
			change: (turn) => delete turn.ferry
		},
		{
			what: 'where ferries may lie',
			file: 'ferries',
			has: movable,
			change: ({ ferryMoves }) => ferryMoves?.[0]?.options.pop()
		},
		{
			what: 'where ferries may lie',
			file: 'ferries',
			has: movable,
			change: (turn) => delete turn.ferryMoves
		},
		{
			what: 'the ferry',
			file: 'ferries',
			has: moved,
			change: ({ ferryMoves }) => ferryMoves?.forEach(({ to }) => to && (to.ferry = [1, 1]))
		},
		{
			what: 'the ferry',
			file: 'ferries',
			has: moved,
			change: ({ ferryMoves }) => ferryMoves?.forEach(({ to }) => to && to.x++)
		}
	]
} satisfies Glue<Turn>;
