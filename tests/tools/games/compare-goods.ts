import { furtherTile } from '../../../src/lib/engine/further';
import { tilesLeft, type Game, type Outcome } from '../../../src/lib/engine/game';
import { countedTokens } from '../../../src/lib/rules/base/tokens';
import { INGOT } from '../../../src/lib/expansions/gold-mines/tiles';
import { FLOOR } from '../../../src/lib/expansions/tower/towers';
import { compareGoldAtEnd, compareGoldTaken, isForGold } from './compare-gold';
import { playerText, type Compare, type Facts } from './compare-texts';
import { isOfTitle } from './compared';
import type { RecordedGame, RecordedTurn } from './recorded';
import type { RecordedAward } from './recorded-shapes';

/* Goods, titles and second parts of turns in recorded games. */

/** The tokens of which the most pay. */
const goodsOf = (rules: Game['rules']): Facts =>
	countedTokens(rules).filter((token) => token !== INGOT && token !== FLOOR);

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

/** What a turn won beside points: goods, a second part, titles and what they paid at once, and ingots. */
export function compareGains(
	game: Game,
	turn: RecordedTurn,
	outcome: Outcome,
	compare: Compare
): void {
	compareGoods(game, turn, outcome, compare);
	compareTitles(turn, outcome, compare);
	compareTitlePay(turn.awards, outcome, compare);
	compareGoldTaken(turn, outcome, compare);
}

/** What goods, titles and ingots pay at the end. */
export function compareGainsAtEnd(
	game: Game,
	record: RecordedGame,
	outcome: Outcome,
	compare: Compare
): void {
	compareGoodsAtEnd(game, record, outcome, compare);
	compareTitlePay(record.finalAwards, outcome, compare);
	compareGoldAtEnd(game, record, outcome, compare);
}

/** The tokens that a turn won, and whether it earned a second part. A record says so even where no tile is left for it. */
function compareGoods(
	game: Game,
	{ goods = [], earnsSecondPart }: RecordedTurn,
	{ settlements }: Outcome,
	compare: Compare
): void {
	if (goodsOf(game.rules).length === 0) return;
	compare(
		'goods',
		ownTexts(goods.map(({ player, goods: tokens }) => ({ player, tokens }))),
		ownTexts(
			settlements
				.flatMap(({ gains = [] }) => gains)
				.filter(({ token }) => goodsOf(game.rules).includes(token))
				.map(({ player, token, count }) => ({ player, tokens: { [token]: count } }))
		)
	);
	const part = furtherTile(game)?.as === 'part';
	if (tilesLeft(game) > 0)
		compare('a second part', [String(earnsSecondPart ?? false)], [String(part)]);
}

/** What everybody has of each good, and its majorities, which aren't features. */
function compareGoodsAtEnd(
	{ rules, tokens }: Game,
	{ goodsAtEnd, finalAwards }: RecordedGame,
	{ settlements }: Outcome,
	compare: Compare
): void {
	if (goodsOf(rules).length === 0) return;
	const all = (own: readonly Tokens[]): Facts =>
		ownTexts(own.map((tokensOf, player) => ({ player, tokens: tokensOf })));
	compare(
		'goods at the end',
		goodsAtEnd && all(goodsAtEnd),
		all(tokens.map((own) => withoutTitles(rules, own)))
	);
	const mostText = (player: number, points: number, good: string): string =>
		`${playerText(player)} gets ${String(points)} for ${good}`;
	compare(
		'most goods',
		finalAwards
			?.filter(isMajority)
			.map(({ player, points, why }) => mostText(player, points, why.replace('goods.', ''))),
		settlements
			.filter((one) => one.kind === 'tokens')
			.filter(({ token }) => goodsOf(rules).includes(token))
			.flatMap(({ token, awards }) =>
				awards.map(({ player, points }) => mostText(player, points, token))
			)
	);
}

const withoutTitles = (rules: Game['rules'], own: Tokens): Tokens =>
	Object.fromEntries(Object.entries(own).filter(([token]) => goodsOf(rules).includes(token)));

/** True for an award for most of a good. */
const isMajority = ({ feature }: RecordedAward): boolean => feature === 'goods';

/** True for an award for having the king, the robber baron or both. */
const isForTitle = ({ feature }: RecordedAward): boolean => feature === 'marker';

/** True for an award for goods, titles or ingots. */
export const isOfNoFeature = (award: RecordedAward): boolean =>
	isMajority(award) || isForTitle(award) || isForGold(award);

/** Who took king and robber baron in a turn, also from themselves. */
function compareTitles(
	{ kingTo, robberTo }: RecordedTurn,
	{ settlements }: Outcome,
	compare: Compare
): void {
	const takenText = (token: string, player: number): string =>
		`${playerText(player)} takes ${token}`;
	compare(
		'titles',
		[
			...(kingTo === undefined ? [] : [takenText('king', kingTo)]),
			...(robberTo === undefined ? [] : [takenText('robber', robberTo)])
		],
		settlements
			.flatMap(({ gains = [] }) => gains)
			.filter(({ token, count }) => ['king', 'robber'].includes(token) && count >= 0)
			.map(({ token, player }) => takenText(token, player))
	);
}

/** What titles paid: the points of each player for both together, for what was counted. */
function compareTitlePay(
	recorded: readonly RecordedAward[] | undefined,
	{ settlements }: Outcome,
	compare: Compare
): void {
	const points = new Map<string, number>();
	const add = (sums: Map<string, number>, player: number, more: number) =>
		sums.set(playerText(player), (sums.get(playerText(player)) ?? 0) + more);
	const told = new Map<string, number>();
	for (const award of recorded?.filter(isForTitle) ?? []) add(told, award.player, award.points);
	for (const { awards } of settlements.filter(isOfTitle))
		for (const award of awards) add(points, award.player, award.points);
	const texts = (sums: Map<string, number>): Facts =>
		[...sums].map(([player, sum]) => `${player} gets ${String(sum)}`);
	compare('pay of titles', recorded && texts(told), texts(points));
}
