import * as v from 'valibot';
import { furtherTile } from '../../../src/lib/engine/further';
import { tilesLeft, type Game, type Outcome } from '../../../src/lib/engine/game';
import { playerText, type Compare, type Facts } from '../../tools/games/compare-texts';
import type { GameTold, Glue } from '../../tools/games/glue';
import {
	counts,
	index,
	type RecordedAward,
	type RecordedTurn,
	type Told
} from '../../tools/games/recorded-shapes';

/* Builders, pigs and goods in recorded games. */

const TURN = {
	builderOptions: v.optional(v.array(index)),
	pigOptions: v.optional(v.array(index)),
	/** True when the builder earned a second part, and in that part. */
	earnsSecondPart: v.optional(v.boolean()),
	secondPart: v.optional(v.boolean()),
	/** Tokens of goods won. */
	goods: v.optional(v.array(v.object({ player: index, goods: counts })))
};
const GAME = { goodsAtEnd: v.optional(v.array(counts)) };

type Turn = RecordedTurn & Told<typeof TURN>;
type TradersGame = GameTold & Told<typeof GAME>;

/** The goods that everybody has at the end of a recorded game. */
export const goodsAtEndOf = (game: object): TradersGame['goodsAtEnd'] =>
	v.parse(v.object(GAME), game).goodsAtEnd;

/** The tokens of which the most pay. */
const GOODS: Facts = ['wine', 'grain', 'cloth'];
const isPlayed = ({ rules }: Game): boolean => GOODS.some((token) => rules.tokens.includes(token));

type Tokens = Readonly<Record<string, number>>;

const tokenTexts = (player: number, tokens: Tokens): Facts =>
	Object.entries(tokens).map(
		([token, count]) => `${playerText(player)}: ${String(count)} ${token}`
	);

/** All tokens of each player at once, without those that count nothing. */
function ownTexts(gains: readonly { readonly player: number; readonly tokens: Tokens }[]): Facts {
	const sums: Record<string, number>[] = [];
	for (const { player, tokens } of gains)
		for (const [token, count] of Object.entries(tokens)) {
			const own = (sums[player] ??= {});
			if (count > 0) own[token] = (own[token] ?? 0) + count;
		}
	return sums.flatMap((own, player) => tokenTexts(player, own));
}

/** The tokens that a turn won, and whether it earned a second part. A record says so even where no tile is left for it. */
function compareGoods(
	game: Game,
	{ goods = [], earnsSecondPart }: Turn,
	{ settlements }: Outcome,
	compare: Compare
): void {
	if (!isPlayed(game)) return;
	compare(
		'goods',
		ownTexts(goods.map(({ player, goods: tokens }) => ({ player, tokens }))),
		ownTexts(
			settlements
				.flatMap(({ gains = [] }) => gains)
				.filter(({ token }) => GOODS.includes(token))
				.map(({ player, token, count }) => ({ player, tokens: { [token]: count } }))
		)
	);
	const part = furtherTile(game)?.as === 'part';
	if (tilesLeft(game) > 0)
		compare('a second part', [String(earnsSecondPart ?? false)], [String(part)]);
}

/** What everybody has of each good, and its majorities, which aren't features. */
function compareGoodsAtEnd(
	game: Game,
	{ goodsAtEnd, finalAwards }: TradersGame,
	{ settlements }: Outcome,
	compare: Compare
): void {
	if (!isPlayed(game)) return;
	const all = (own: readonly Tokens[]): Facts =>
		ownTexts(own.map((tokensOf, player) => ({ player, tokens: tokensOf })));
	compare('goods at the end', goodsAtEnd && all(goodsAtEnd), all(game.tokens.map(goodsOf)));
	const mostText = (player: number, points: number, good: string): string =>
		`${playerText(player)} gets ${String(points)} for ${good}`;
	compare(
		'most goods',
		finalAwards
			?.filter(isMajority)
			.map(({ player, points, why }) => mostText(player, points, why.replace('goods.', ''))),
		settlements
			.filter((one) => one.kind === 'tokens')
			.filter(({ token }) => GOODS.includes(token))
			.flatMap(({ token, awards }) =>
				awards.map(({ player, points }) => mostText(player, points, token))
			)
	);
}

/** Of all tokens the goods. */
const goodsOf = (own: Tokens): Tokens =>
	Object.fromEntries(Object.entries(own).filter(([token]) => GOODS.includes(token)));

/** What awards for most of a good are for. */
const MOST = 'goods';
const isMajority = ({ feature }: RecordedAward): boolean => feature === MOST;

const always = (): boolean => true;
const earning = ({ earnsSecondPart = false }: Turn): boolean => earnsSecondPart;
const winning = ({ goods }: Turn): boolean => goods !== undefined;

export default {
	editions: { 'traders-and-builders-c2': { traderTiles: 'later' } },
	fields: { turn: TURN, game: GAME },
	offers: (_, { turn, compareFigure }) => {
		compareFigure('builder', turn.builderOptions);
		compareFigure('pig', turn.pigOptions);
	},
	ended: (game, turn, { outcome }, compare) => {
		compareGoods(game, turn, outcome, compare);
	},
	final: compareGoodsAtEnd,
	noFeature: [MOST],
	damages: [
		{
			what: 'goods',
			file: 'traders',
			has: winning,
			change: (turn) => (turn.goods = [])
		},
		{
			what: 'a second part',
			file: 'traders',
			has: earning,
			change: (turn) => (turn.earnsSecondPart = false)
		},
		{
			what: 'builder options',
			file: 'traders',
			has: always,
			change: (turn) => (turn.builderOptions = [9])
		},
		{
			what: 'pig options',
			file: 'traders',
			has: always,
			change: (turn) => (turn.pigOptions = [9])
		}
	]
} satisfies Glue<Turn, TradersGame>;
