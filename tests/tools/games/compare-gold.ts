import { tokensOf, type Game, type Outcome } from '../../../src/lib/engine/game';
import { nextQuestion } from '../../../src/lib/engine/question';
import { sameSpot, type Spot } from '../../../src/lib/engine/spot';
import { INGOT } from '../../../src/lib/expansions/gold-mines/tiles';
import { playerText, spotsText, type Compare } from './compare-texts';
import type { RecordedGame, RecordedTurn } from './recorded';
import type { RecordedAward } from './recorded-shapes';

/* Ingots in recorded games. */

const spotOf = ([x, y]: readonly [number, number]): Spot => ({ x, y });

/** True for an award for ingots. */
export const isForGold = ({ feature }: RecordedAward): boolean => feature === 'gold';

/** Where the second ingot of a tile that lies unscored could go, before it is put. */
export function compareGoldOptions(
	game: Game,
	{ gold }: RecordedTurn,
	step: number,
	compare: Compare
): void {
	if (step > 0) return;
	const spots = (nextQuestion(game)?.options ?? []).flatMap(([place]) => place ?? []);
	const told = gold?.options?.map(spotOf);
	compare('tiles for an ingot', told && [spotsText(told)], [spotsText(spots)]);
	// Nothing is told where there is only one.
	if (gold && !told) compare('tiles for an ingot', ['1'], [String(spots.length)]);
}

/** Who took how many ingots in a turn, and from which tiles all of them came. */
export function compareGoldTaken(
	{ goldTaken = [] }: RecordedTurn,
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
			spotsText(distinct(settlements.flatMap(({ taken = [] }) => taken.map(({ at }) => at))))
		]
	);
}

/** Records name each tile once, however many ingots lay there. */
const distinct = (spots: readonly Spot[]): readonly Spot[] =>
	spots.filter((spot, at) => spots.findIndex((one) => sameSpot(one, spot)) === at);

const countText = (player: number, count: number): string =>
	`${playerText(player)}: ${String(count)} ingots`;

/** The ingots that everybody has at the end, and what they pay. */
export function compareGoldAtEnd(
	game: Game,
	{ goldAtEnd, finalAwards }: RecordedGame,
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
