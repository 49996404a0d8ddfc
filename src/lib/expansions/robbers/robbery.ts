import { apartBefore } from '../../engine/figures';
import type { Game } from '../../engine/game';
import {
	ofNoFeature,
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
	isSameFigure,
	type ScoringFigure,
	type Track,
	type TrackOf,
	type Underway
} from './scoring-figures';

/** The kind of figure that a robber is. */
export const ROBBER = 'track-robber';
/** What is counted for robbing: the points of whoever is robbed. */
export const LOOT = 'robbed';

const BY_ROBBING: Occasion = ROBBED;
const HALF: RuleId = 'ROBBERS-5';
const CHOSEN: RuleId = 'ROBBERS-6';
const ALONG: RuleId = 'ROBBERS-7';

/** A robber on the track, beside a player's scoring figure. */
interface Robber extends PieceApart {
	readonly on: Apart & { readonly kind: 'track' };
}

const isRobber = (piece: PieceApart): piece is Robber =>
	piece.kind === ROBBER && piece.on.kind === 'track';

/** The robbers on the track: first that of the player whose turn it is, then clockwise. */
export function robbersOut(game: Game): readonly Robber[] {
	if (game.apart.size === 0) return [];
	const out = [...game.apart].filter(isRobber);
	const first = game.turn?.player ?? game.toMove;
	const behind = ({ player }: Robber): number => (player - first + game.players) % game.players;
	return out.length < 2 ? out : out.sort((a, b) => behind(a) - behind(b));
}

/**
 * The robbers that stood on the track after so many outcomes of the game, in its latest turn, as the payments of the next outcome
 * find them: those that went along because of its event stand where they went.
 */
export function robbersAfter(game: Game, after: number, underway?: Underway): readonly Robber[] {
	const later = game.history.slice(after).flatMap(({ settlements }) => settlements);
	const next = game.history[after] ?? underway;
	const along = next?.settlements.flatMap(({ rule, apart = [] }) => (rule === ALONG ? apart : []));
	return apartBefore(game, later)
		.filter(isRobber)
		.map((robber) => {
			const to = along?.find(({ piece }) => piece.player === robber.player)?.to;
			return to?.kind === 'track' ? { ...robber, on: to } : robber;
		});
}

/** A player's robber on the track; undefined while it's at home. */
export const robberOf = (game: Game, player: PlayerIndex): Robber | undefined =>
	robbersOut(game).find((robber) => robber.player === player);

/**
 * The space of a robber: that of the figure beside which it was put, or, once the game is over, that of this player's only
 * figure.
 */
export const spaceOf = ({ on }: Robber, figures: readonly ScoringFigure[]): number | undefined =>
	(figures.find((one) => isSameFigure(one, on)) ?? figures.find((one) => one.player === on.player))
		?.space;

/** The figures that a robber may rob: those of others on its space, clockwise from its owner. */
export function besideRobber(
	game: Game,
	robber: Robber,
	figures: readonly ScoringFigure[]
): readonly ScoringFigure[] {
	const space = spaceOf(robber, figures);
	return clockwiseFrom(game, robber.player).flatMap((other) =>
		figures.filter((one) => one.player === other && one.space === space)
	);
}

/** What a robber may take half of: the first award that was moved by another player's figure beside it. */
export interface Loot {
	readonly from: PlayerIndex;
	readonly points: number;
	readonly settlement: Settlement;
}

interface Scored extends Loot {
	readonly award: Award;
}

/** What players scored, in the order in which it is paid: without robberies, manual points, and what they pay each other. */
function scoredIn(paid: readonly Settlement[]): readonly Scored[] {
	const found: Scored[] = [];
	for (const settlement of paid) {
		const { kind, occasion, unscored, awards } = settlement;
		if (kind === 'manual' || unscored || occasion === BY_ROBBING) continue;
		for (const award of awards)
			if (award.points > 0)
				found.push({ from: award.player, points: award.points, settlement, award });
	}
	return found;
}

/**
 * What a robber may take half of: one award for each player beside it who scores; undefined while it's asked which figures move.
 */
function lootFor(
	beside: readonly ScoringFigure[],
	track: Track,
	scored: readonly Scored[]
): readonly Loot[] | undefined {
	const loot: Loot[] = [];
	const players = new Set(beside.map(({ player }) => player));
	for (const player of players)
		for (const { award, ...one } of scored) {
			if (one.from !== player) continue;
			const second = track.isMovedBySecond(award);
			if (second === undefined) return undefined;
			if (!beside.some((own) => own.player === player && (own.second ?? false) === second))
				continue;
			loot.push(one);
			break;
		}
	return loot;
}

/** Half of the points, rounded up. */
export const halfOf = ({ points }: Loot): number => Math.ceil(points / 2);

/** True if it matters whom a robber robs. */
export const needsChoice = (loot: readonly Loot[]): boolean => new Set(loot.map(halfOf)).size > 1;

/** A robber on the track, with what it may take in the latest turn; undefined while it's asked which figures move. */
interface Robbing {
	readonly robber: Robber;
	readonly loot: readonly Loot[] | undefined;
}

/**
 * The outcomes of the latest turn, or all since the game began if there was no turn yet, with their numbers. Once the game is
 * over only the final scoring.
 */
function outcomesOf(
	{ turn, history, phase }: Game,
	underway?: Underway
): readonly (readonly [number: number, settlements: readonly Settlement[]])[] {
	const since = phase === 'ended' ? history.length : (turn?.since ?? 0);
	const outcomes: readonly Underway[] = history.slice(since);
	return [...outcomes, ...(underway ? [underway] : [])].map(
		({ settlements }, index) => [since + index, settlements] as const
	);
}

/**
 * What each robber on the track may take of what was paid in the latest turn: from the first outcome in which somebody beside it
 * scored.
 */
export function robbingIn(game: Game, trackOf: TrackOf, underway?: Underway): readonly Robbing[] {
	const out = robbersOut(game);
	if (out.length === 0) return [];
	const outcomes = outcomesOf(game, underway)
		.map(([number, paid]) => ({ number, scored: scoredIn(paid) }))
		.filter(({ scored }) => out.some((robber) => othersIn(scored, robber).size > 0))
		.map((outcome) => ({ ...outcome, there: robbersAfter(game, outcome.number, underway) }));
	if (outcomes.length === 0) return out.map((robber) => ({ robber, loot: [] }));
	const track = trackOf(game, underway);
	return out.map((robber) => {
		for (const { number, scored, there } of outcomes) {
			const then = there.find(({ player }) => player === robber.player);
			if (!then) continue;
			const loot = lootFor(besideRobber(game, then, track.standing(number)), track, scored);
			if (!loot || loot.length > 0) return { robber, loot };
		}
		return { robber, loot: [] };
	});
}

/** The other players who scored. */
const othersIn = (scored: readonly Scored[], { player }: Robber): ReadonlySet<PlayerIndex> =>
	new Set(scored.flatMap(({ from }) => (from === player ? [] : [from])));

/** True if something is paid now, or was paid in the latest turn: otherwise nobody is robbed. */
export const isAnyPaid = (game: Game, underway: Underway): boolean =>
	outcomesOf(game, underway).some(([, paid]) => paid.some(({ awards }) => awards.length > 0));

/** A robber that waits for its owner's choice. */
interface Waiting {
	readonly robber: Robber;
	readonly loot: readonly Loot[];
}

/** The robbers whose owners have to choose: this needs two other players who scored at once. */
export const waitingIn = (game: Game, trackOf: TrackOf): readonly Waiting[] =>
	outcomesOf(game).some(([, paid]) => isChoicePossible(game, scoredIn(paid)))
		? robbingIn(game, trackOf).flatMap(({ robber, loot }) =>
				loot && loot.length > 0 ? [{ robber, loot }] : []
			)
		: [];

const isChoicePossible = (game: Game, scored: readonly Scored[]): boolean =>
	scored.length > 1 && robbersOut(game).some((robber) => othersIn(scored, robber).size > 1);

/**
 * A robbery: the robber's owner gets half of an award, and the robber goes home. It is shown on the tiles for which the award was
 * paid.
 */
export function settleRobbery(robber: Robber, loot: Loot, chosen = false): Settlement {
	const { settlement, from, points } = loot;
	const award: Award = {
		player: robber.player,
		points: halfOf(loot),
		halfOf: points,
		from,
		lines: [{ count: points, of: LOOT, each: 1 }]
	};
	return byRobbing(chosen ? CHOSEN : HALF, {
		tiles: settlement.tiles,
		awards: [award],
		apart: [{ piece: robber }]
	});
}

const byRobbing = (
	rule: RuleId,
	told: Partial<Pick<Settlement, 'tiles' | 'awards' | 'apart'>>
): Settlement =>
	ofNoFeature({ token: ROBBER, stage: 'after', occasion: BY_ROBBING, rule, ...told });

/**
 * The robbers that go along with figures because an event says that these moved by robbing. They do so before what the event
 * pays.
 */
export function goneAlong(game: Game, trackOf: TrackOf, underway: Underway): readonly Along[] {
	const moving = movingByRobbing(game, trackOf, underway);
	return robbersOut(game).flatMap((piece) => moving(piece) ?? []);
}

/** Robbers that go along without a robbery. */
export const asGoneAlong = (along: readonly Along[]): readonly Settlement[] =>
	along.length === 0 ? [] : [byRobbing(ALONG, { apart: along.map(moveOf) })];

/**
 * Robberies, with the robbers that go along: those beside a figure that moves by robbing, if nobody beside them scores. A robber
 * that was put beside that very figure needs no move.
 * @param underway the event with all that it pays except the robberies
 * @param others the robbers that have nothing to rob
 */
export function withThoseAlong(
	game: Game,
	trackOf: TrackOf,
	{ event, settlements }: Underway,
	robberies: readonly Settlement[],
	others: readonly Robber[]
): readonly Settlement[] {
	if (others.length === 0) return robberies;
	const all = { event, settlements: [...settlements, ...robberies] };
	const moving = movingByRobbing(game, trackOf, all);
	const along = others.flatMap((piece) => moving(piece) ?? []);
	const carried = robberies.map((one) => ({
		...one,
		apart: [...(one.apart ?? []), ...along.filter(({ by }) => one.awards.includes(by)).map(moveOf)]
	}));
	const later = along.filter(({ by }) => !robberies.some(({ awards }) => awards.includes(by)));
	return [...carried, ...asGoneAlong(later)];
}

/** How a robber goes along, because of an award for robbing. */
interface Along extends ApartMove {
	readonly by: Award;
}

const moveOf = ({ piece, to }: Along): ApartMove => ({ piece, ...(to && { to }) });

/**
 * Returns a function that says with which figure that moved by robbing in the latest turn a robber goes along. It returns
 * undefined if there is none, or if the robber goes along anyway.
 */
function movingByRobbing(game: Game, trackOf: TrackOf, underway: Underway) {
	const outcomes = outcomesOf(game, underway).flatMap(([number, paid]) => {
		const awards = paid.flatMap((one) => (one.occasion === BY_ROBBING ? one.awards : []));
		return awards.length > 0 ? [[number, awards] as const] : [];
	});
	if (outcomes.length === 0) return () => undefined;
	const track = trackOf(game, underway);
	const moved = outcomesOf(game, underway).flatMap(([, paid]) =>
		paid.flatMap(({ apart = [] }) => apart)
	);
	// All of a turn counts as scored at once: a robber goes along once.
	const wentAlong = ({ player }: Robber): boolean =>
		moved.some(
			({ piece, to }) => piece.player === player && isRobber(piece) && to?.kind === 'track'
		);
	return (piece: Robber): Along | undefined => {
		if (wentAlong(piece)) return undefined;
		for (const [number, awards] of outcomes) {
			const then = robbersAfter(game, number, underway).find(
				({ player }) => player === piece.player
			);
			if (!then || !isSameFigure(then.on, piece.on)) continue;
			const there = besideRobber(game, then, track.standing(number));
			const asked = ({ player }: ScoringFigure): boolean =>
				awards.some((one) => one.player === player && track.isMovedBySecond(one) === undefined);
			// The first of them is known only once all have said which of their figures moved.
			if (there.some(asked)) continue;
			const beside = there.flatMap((figure) => {
				const by = awards.find(
					(award) =>
						award.player === figure.player &&
						track.isMovedBySecond(award) === (figure.second ?? false)
				);
				return by ? [{ by, figure }] : [];
			});
			const [first] = beside;
			if (!first) continue;
			if (beside.some(({ figure }) => isSameFigure(figure, piece.on))) return undefined;
			const { player, second } = first.figure;
			return { piece, by: first.by, to: { kind: 'track', player, ...(second && { second }) } };
		}
		return undefined;
	};
}
