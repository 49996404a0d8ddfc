import * as v from 'valibot';
import { tileAt } from '../../../src/lib/engine/board';
import { tokensOf, type Game, type Outcome } from '../../../src/lib/engine/game';
import { nextQuestion } from '../../../src/lib/engine/question';
import { around, sameSpot, type Spot } from '../../../src/lib/engine/spot';
import { INGOTS_PUT, type IngotsPut } from '../../../src/lib/expansions/gold-mines/events';
import { INGOT } from '../../../src/lib/expansions/gold-mines/tiles';
import { playerText, spotsText, type Compare } from '../../tools/games/compare-texts';
import type { GameTold, Glue } from '../../tools/games/glue';
import {
	index,
	spot,
	type RecordedAward,
	type RecordedTurn,
	type Told
} from '../../tools/games/recorded-shapes';

/* Ingots in recorded games. */

/** What records say of ingots in a turn. */
const TURN = {
	/** Of a tile with gold: where its second ingot could go, and where it went; null where there was only one tile. */
	gold: v.optional(v.object({ options: v.nullable(v.array(spot)), second: v.nullable(spot) })),
	/** The ingots taken, and from which tiles. */
	goldTaken: v.optional(v.array(v.object({ player: index, count: index, from: v.array(spot) })))
};

const GAME = { goldAtEnd: v.optional(v.array(index)) };

type Turn = RecordedTurn & Told<typeof TURN>;
type Whole = GameTold & Told<typeof GAME>;

/** Where the second ingot of a turn was put; none without a tile with gold. */
function putIn(game: Game, { player, gold, x, y }: Turn): readonly IngotsPut[] {
	if (!gold) return [];
	const [only = { x, y }] = around({ x, y }).filter((one) => tileAt(game.board, one));
	const on = gold.second ? { x: gold.second[0], y: gold.second[1] } : { x: only.x, y: only.y };
	return [{ type: INGOTS_PUT, player, on }];
}

const spotOf = ([x, y]: readonly [number, number]): Spot => ({ x, y });

/** What awards for ingots are for. */
const GOLD = 'gold';
const isForGold = ({ feature }: RecordedAward): boolean => feature === GOLD;

/** Where the second ingot of a tile that lies unscored could go, before it is put. */
function compareGoldOptions(game: Game, { gold }: Turn, step: number, compare: Compare): void {
	if (step > 0) return;
	const spots = (nextQuestion(game)?.options ?? []).flatMap(([place]) => place ?? []);
	const told = gold?.options?.map(spotOf);
	compare('tiles for an ingot', told && [spotsText(told)], [spotsText(spots)]);
	// Nothing is told where there is only one.
	if (gold && !told) compare('tiles for an ingot', ['1'], [String(spots.length)]);
}

/** Who took how many ingots in a turn, and from which tiles all of them came. */
function compareGoldTaken(
	{ goldTaken = [] }: Turn,
	{ settlements }: Outcome,
	compare: Compare
): void {
	const sums = new Map<number, number>();
	for (const { player, token, count } of settlements.flatMap(({ gains = [] }) => gains))
		if (token === INGOT) sums.set(player, (sums.get(player) ?? 0) + count);
	compare(
		'ingots taken',
		[
			...goldTaken.map(({ player, count }) => countText(player, count)),
			spotsText(goldTaken.flatMap(({ from }) => from.map(spotOf)))
		],
		[
			...[...sums].map(([player, count]) => countText(player, count)),
			spotsText(
				distinct(
					settlements.flatMap(({ taken = [] }) =>
						taken.filter(({ token }) => token === INGOT).map(({ at }) => at)
					)
				)
			)
		]
	);
}

/** Records name each tile once, however many ingots lay there. */
const distinct = (spots: readonly Spot[]): readonly Spot[] =>
	spots.filter((spot, at) => spots.findIndex((one) => sameSpot(one, spot)) === at);

const countText = (player: number, count: number): string =>
	`${playerText(player)}: ${String(count)} ingots`;

/** The ingots that everybody has at the end, and what they pay. */
function compareGoldAtEnd(
	game: Game,
	{ goldAtEnd, finalAwards }: Whole,
	{ settlements }: Outcome,
	compare: Compare
): void {
	if (!game.rules.tokens.includes(INGOT)) return;
	const own = game.tokens.map((_, player) => countText(player, tokensOf(game, player, INGOT)));
	compare(
		'ingots at the end',
		goldAtEnd?.map((count, player) => countText(player, count)),
		own
	);
	compare(
		'pay of ingots',
		finalAwards
			?.filter(isForGold)
			.map(({ player, points, items }) => payText(player, points, items[0]?.[1] ?? 0)),
		settlements
			.filter((one) => one.kind === 'tokens' && one.token === INGOT)
			.flatMap(({ awards }) =>
				awards.map(({ player, points, lines }) => payText(player, points, lines[0]?.count ?? 0))
			)
	);
}

const payText = (player: number, points: number, count: number): string =>
	`${playerText(player)} gets ${String(points)} for ${String(count)}`;

const taking = ({ goldTaken = [] }: Turn): boolean => goldTaken.length > 0;
const choosing = ({ gold }: Turn): boolean => gold?.options != null;

export default {
	editions: { 'gold-mines': { goldChoice: 'claimants' } },
	fields: { turn: TURN, game: GAME },
	steps: [
		{ what: 'the ingot', when: 'before-figure', decided: putIn, compare: compareGoldOptions }
	],
	ended: (_, turn, { outcome }, compare) => {
		compareGoldTaken(turn, outcome, compare);
	},
	final: compareGoldAtEnd,
	noFeature: [GOLD],
	damages: [
		{
			what: 'tiles for an ingot',
			file: 'gold',
			has: choosing,
			change: ({ gold }) => gold?.options?.pop()
		},
		{
			what: 'tiles for an ingot',
			file: 'gold',
			has: choosing,
			change: ({ gold }) => gold && (gold.options = null)
		},
		{
			what: 'ingots taken',
			file: 'gold',
			has: taking,
			change: ({ goldTaken }) => goldTaken?.[0]?.from.pop()
		},
		{
			what: 'ingots taken',
			file: 'gold',
			has: taking,
			change: ({ goldTaken }) => goldTaken?.forEach((one) => one.count++)
		},
		{
			what: 'ingots at the end',
			file: 'gold',
			changeGame: ({ goldAtEnd }) => goldAtEnd?.reverse()
		},
		{
			what: 'pay of ingots',
			file: 'gold',
			changeGame: ({ finalAwards }) => finalAwards?.splice(-1)
		}
	]
} satisfies Glue<Turn, Whole>;
