import type { Game } from '../../engine/game';
import {
	type ApartMove,
	type Award,
	type Occasion,
	type RuleId,
	type Settlement
} from '../../engine/ledger';
import type { Apart, PieceApart, PlayerIndex } from '../../engine/piece';
import { ROBBED } from './events';
import {
	clockwiseFrom,
	standing,
	type ScoringFigure,
	type ScoringFigures
} from './scoring-figures';

/** The kind of figure. */
export const ROBBER = 'track-robber';
/** What is counted for robbing: the points of whoever is robbed. */
export const LOOT = 'robbed';

const BY_ROBBING: Occasion = ROBBED;
const HALF: RuleId = 'ROBBERS-5';
const CHOSEN: RuleId = 'ROBBERS-6';

/** A robber on the track, beside a player's scoring figure. */
interface Robber extends PieceApart {
	readonly on: Apart & { readonly kind: 'track' };
}

const isRobber = (piece: PieceApart): piece is Robber =>
	piece.kind === ROBBER && piece.on.kind === 'track';

/** The robbers on the track, those of whoever's turn it is first, then clockwise. */
export function robbersOut(game: Game): readonly Robber[] {
	if (game.apart.size === 0) return [];
	const first = game.turn?.player ?? game.toMove;
	const order = [first, ...clockwiseFrom(game, first)];
	return [...game.apart]
		.filter(isRobber)
		.sort((a, b) => order.indexOf(a.player) - order.indexOf(b.player));
}

/** A player's robber on the track; undefined while it's at home. */
export const robberOf = (game: Game, player: PlayerIndex): Robber | undefined =>
	robbersOut(game).find((robber) => robber.player === player);

/** The players whom a robber may rob: those with a figure on its space, clockwise from its owner. */
export function besideRobber(
	game: Game,
	{ player, on }: Robber,
	figures: readonly ScoringFigure[]
): readonly PlayerIndex[] {
	const space = figures.find((one) => one.player === on.player)?.space;
	return clockwiseFrom(game, player).filter((other) =>
		figures.some((one) => one.player === other && one.space === space)
	);
}

/** What a robber may take half of: the first award of somebody beside it. */
export interface Loot {
	readonly from: PlayerIndex;
	readonly points: number;
	readonly settlement: Settlement;
}

/** What players scored, in the order in which it is paid: neither by robbing nor by hand, nor what they pay each other. */
const scoredIn = (paid: readonly Settlement[]): readonly Loot[] =>
	paid
		.filter(
			({ kind, occasion, unscored }) => kind !== 'manual' && !unscored && occasion !== BY_ROBBING
		)
		.flatMap((settlement) =>
			settlement.awards
				.filter(({ points }) => points > 0)
				.map(({ player, points }) => ({ from: player, points, settlement }))
		);

/** What a robber may take half of, one for each player beside it who scores. */
export function lootFor(
	game: Game,
	robber: Robber,
	figures: readonly ScoringFigure[],
	paid: readonly Settlement[]
): readonly Loot[] {
	const scored = scoredIn(paid);
	if (scored.length === 0) return [];
	return besideRobber(game, robber, figures).flatMap(
		(player) => scored.find(({ from }) => from === player) ?? []
	);
}

/** Half of it, rounded up. */
export const halfOf = ({ points }: Loot): number => Math.ceil(points / 2);

/** True where it matters whom a robber robs. */
export const needsChoice = (loot: readonly Loot[]): boolean => new Set(loot.map(halfOf)).size > 1;

/** A robber that waits for its owner's choice. */
interface Waiting {
	readonly robber: Robber;
	readonly loot: readonly Loot[];
}

/**
 * The robbers whose owners have to choose: on the track although somebody beside them has scored in this turn, or when play
 * began.
 */
export function waitingIn(game: Game, figures: ScoringFigures): readonly Waiting[] {
	const out = robbersOut(game);
	const since = game.turn?.since ?? 0;
	const outcomes = out.length === 0 ? [] : game.history.slice(since);
	return out.flatMap((robber) => {
		const found = outcomes.map(({ settlements }, index) =>
			lootFor(game, robber, figures(game, since + index), settlements)
		);
		const loot = found.find(({ length }) => length > 0);
		return loot ? [{ robber, loot }] : [];
	});
}

/** A robbery: half of an award for the robber's owner, shown on the tiles for which that was paid. The robber goes home. */
export function settleRobbery(robber: Robber, loot: Loot, chosen = false): Settlement {
	const { settlement, from, points } = loot;
	const award: Award = {
		player: robber.player,
		points: halfOf(loot),
		halfOf: points,
		from,
		lines: [{ count: points, of: LOOT, each: 1 }]
	};
	return {
		kind: 'tokens',
		token: ROBBER,
		stage: 'after',
		occasion: BY_ROBBING,
		rule: chosen ? CHOSEN : HALF,
		rulings: [],
		tiles: settlement.tiles,
		pennants: [],
		cities: [],
		compared: [],
		awards: [award],
		home: [],
		apart: [{ piece: robber }]
	};
}

/**
 * Robberies, with the robbers that go along: those beside a figure that moves by robbing, where nobody scores. One that
 * stands beside the figure by which it was put needs no move.
 */
export function withThoseAlong(
	game: Game,
	figures: ScoringFigures,
	robberies: readonly Settlement[],
	others: readonly Robber[]
): readonly Settlement[] {
	const moving = robberies.flatMap(({ awards }) => awards.map(({ player }) => player));
	const now = standing(game, figures);
	const along = others.flatMap((piece): readonly (ApartMove & { to: Robber['on'] })[] => {
		const [first, ...more] = besideRobber(game, piece, now).filter((one) => moving.includes(one));
		if (first === undefined || [first, ...more].includes(piece.on.player)) return [];
		return [{ piece, to: { kind: 'track', player: first } }];
	});
	if (along.length === 0) return robberies;
	return robberies.map((one) => {
		const own = along.filter(({ to }) => one.awards.some(({ player }) => player === to.player));
		return { ...one, apart: [...(one.apart ?? []), ...own] };
	});
}
