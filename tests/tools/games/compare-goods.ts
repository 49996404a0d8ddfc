import { furtherTile } from '../../../src/lib/engine/further';
import { tilesLeft, type Game, type Outcome } from '../../../src/lib/engine/game';
import { playerText, type Compare, type Facts } from './compare-texts';
import type { RecordedAward, RecordedGame, RecordedTurn } from './recorded';

/* Goods and second parts of turns in recorded games. */

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
export function compareGoods(
	game: Game,
	{ goods = [], earnsSecondPart }: RecordedTurn,
	{ settlements }: Outcome,
	compare: Compare
): void {
	if (game.rules.tokens.length === 0) return;
	compare(
		'goods',
		ownTexts(goods.map(({ player, goods: tokens }) => ({ player, tokens }))),
		ownTexts(
			settlements
				.flatMap(({ gains = [] }) => gains)
				.map(({ player, token, count }) => ({ player, tokens: { [token]: count } }))
		)
	);
	const part = furtherTile(game)?.as === 'part';
	if (tilesLeft(game) > 0)
		compare('a second part', [String(earnsSecondPart ?? false)], [String(part)]);
}

/** What everybody has of each good, and its majorities, which aren't features. */
export function compareGoodsAtEnd(
	{ tokens }: Game,
	{ goodsAtEnd, finalAwards }: RecordedGame,
	{ settlements }: Outcome,
	compare: Compare
): void {
	const all = (own: readonly Tokens[]): Facts =>
		ownTexts(own.map((tokensOf, player) => ({ player, tokens: tokensOf })));
	compare('goods at the end', goodsAtEnd && all(goodsAtEnd), all(tokens));
	const mostText = (player: number, points: number, good: string): string =>
		`${playerText(player)} gets ${String(points)} for ${good}`;
	compare(
		'most goods',
		finalAwards
			?.filter(isMajority)
			.map(({ player, points, why }) => mostText(player, points, why.replace('goods.', ''))),
		settlements
			.filter((one) => one.kind === 'tokens')
			.flatMap(({ token, awards }) =>
				awards.map(({ player, points }) => mostText(player, points, token))
			)
	);
}

/** True for an award for most of a good. */
export const isMajority = ({ feature }: RecordedAward): boolean => feature === 'goods';
