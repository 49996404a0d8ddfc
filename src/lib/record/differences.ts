import { featureAt, featuresOfKind, type Board } from '../engine/board';
import { isCompleted, originOf } from '../engine/feature';
import { ledgerOf, type Game } from '../engine/game';
import { toldFates } from '../engine/figures';
import { isOfFeature, type Settlement, type ToldFate } from '../engine/ledger';
import { samePlace, type Place } from '../engine/spot';
import type { SegmentKind } from '../engine/tile';
import { turnNumbers, type TurnNumber } from '../rules/base/tile-numbers';
import type { TableEvent } from '../rules/catalogue';
import { indexesAfter } from './amend';
import type { Amendment } from './amendment';
import { deepEqual } from './deep-equal';

/** A settlement, and the turn in which it was made. */
export interface TurnSettlement {
	readonly turn: TurnNumber;
	readonly settlement: Settlement;
}

/** A settlement that an amendment removes. */
export interface RemovedSettlement extends TurnSettlement {
	/** True if its feature is no longer complete. */
	readonly reopened: boolean;
}

/** A road, city or monastery that paid nobody. */
export interface UnpaidFeature {
	readonly kind: SegmentKind;
	/** The place where it began. */
	readonly at: Place;
}

/** What became of a figure, and in which turn. */
export interface TurnFate {
	readonly turn: TurnNumber;
	readonly fate: ToldFate;
}

/** What an amendment changes in a game. */
export interface Differences {
	/** Points of each player, in turn order. */
	readonly scores: readonly { readonly before: number; readonly after: number }[];
	readonly gone: readonly RemovedSettlement[];
	readonly added: readonly TurnSettlement[];
	/** Settlements that pay differently. */
	readonly changed: readonly { readonly before: TurnSettlement; readonly after: TurnSettlement }[];
	/** What no longer happens to figures, and in `met` what now happens to them. */
	readonly spared: readonly TurnFate[];
	readonly met: readonly TurnFate[];
	/** Features that were complete and are unfinished now. */
	readonly opened: readonly UnpaidFeature[];
	/** Features that are complete now and were unfinished. */
	readonly completed: readonly UnpaidFeature[];
}

/** A settlement and the index of its event after the amendment; undefined for a dropped event. */
interface Placed extends TurnSettlement {
	readonly index: number | undefined;
}

/** What an amendment changes: `before` is the game after `events`, `after` the amended game, up to a conflict if there is one. */
export function differencesOf(
	before: Game,
	events: readonly TableEvent[],
	amendment: Amendment,
	after: Game
): Differences {
	const indexes = indexesAfter(events, amendment);
	const was = scoredIn(before).map((one) => ({ ...one, index: indexes[one.index ?? -1] }));
	const is = scoredIn(after);
	const pairs = [...pairsIn(was, is)];
	return {
		scores: before.scores.map((points, player) => ({
			before: points,
			after: after.scores[player] ?? 0
		})),
		gone: was
			.filter((one) => !pairs.some(([left]) => left === one))
			.map(({ turn, settlement }) => ({
				turn,
				settlement,
				reopened: isReopened(after.board, settlement)
			})),
		added: is.filter((one) => !pairs.some(([, right]) => right === one)).map(scored),
		changed: pairs
			.filter(([left, right]) => !deepEqual(paidIn(left), paidIn(right)))
			.map(([left, right]) => ({ before: scored(left), after: scored(right) })),
		...fatesChanged(before, after, indexes),
		opened: completedOnlyIn(before, after),
		completed: completedOnlyIn(after, before)
	};
}

/**
 * What became of figures in only one of two games. `indexes` gives, for each event of the first game, its index in the second.
 */
function fatesChanged(
	before: Game,
	after: Game,
	indexes: readonly (number | undefined)[]
): Pick<Differences, 'spared' | 'met'> {
	const met = [...fatesIn(after)];
	const spared = fatesIn(before).filter(({ fate }) => {
		const index = indexes[fate.position - 1];
		if (index === undefined) return true;
		const moved = { ...fate, position: index + 1 };
		const same = met.findIndex((one) => deepEqual(one.fate, moved));
		if (same >= 0) met.splice(same, 1);
		return same < 0;
	});
	return { spared, met };
}

function fatesIn(game: Game): readonly TurnFate[] {
	const turns = turnNumbers(game);
	return game.history.flatMap((_, index) =>
		toldFates(game, index + 1).map((fate) => ({ turn: turns[index] ?? 0, fate }))
	);
}

const scored = ({ turn, settlement }: Placed): TurnSettlement => ({ turn, settlement });

/** Every settlement of a game with its turn. */
function scoredIn(game: Game): readonly Placed[] {
	const turns = turnNumbers(game);
	return game.history.flatMap(({ settlements }, index) =>
		settlements.map((settlement) => ({ turn: turns[index] ?? 0, settlement, index }))
	);
}

type Pair = readonly [was: Placed, is: Placed];

/**
 * Pairs of settlements that are the same one: they have the same event and feature. The others are paired with the next one of
 * the same kind.
 */
function* pairsIn(was: readonly Placed[], is: readonly Placed[]): Generator<Pair> {
	const left = new Set(is);
	const find = (one: Placed, isSame: (other: Placed) => boolean): Pair[] => {
		const found = [...left].find((other) => isOneKind(one, other) && isSame(other));
		if (found) left.delete(found);
		return found ? [[one, found]] : [];
	};
	const exact = was.flatMap((one) =>
		find(one, ({ settlement }) => deepEqual(placeOf(settlement), placeOf(one.settlement)))
	);
	yield* exact;
	for (const one of was.filter((one) => !exact.some(([found]) => found === one)))
		yield* find(one, () => true);
}

/** Where the scored feature begins. */
const placeOf = (settlement: Settlement): Place | undefined =>
	isOfFeature(settlement) ? settlement.at : undefined;

const isOneKind = (a: Placed, b: Placed): boolean =>
	a.index === b.index &&
	a.settlement.occasion === b.settlement.occasion &&
	a.settlement.kind === b.settlement.kind;

const paidIn = ({ settlement: { awards, gains } }: TurnSettlement) => ({
	awards: awards.map(({ player, points }) => ({ player, points })),
	gains
});

const isReopened = (board: Board, settlement: Settlement): boolean =>
	isOfFeature(settlement) &&
	settlement.occasion === 'completed' &&
	isUnfinishedAt(board, settlement);

/** True if an unfinished feature of this kind is at that place; false if another tile is there. */
function isUnfinishedAt(board: Board, { kind, at }: UnpaidFeature): boolean {
	const feature = featureAt(board, at);
	return feature?.kind === kind && !isCompleted(feature);
}

/** Features that are complete in one game and unfinished in the other, and that paid nobody in either game. */
function completedOnlyIn(game: Game, other: Game): readonly UnpaidFeature[] {
	const paid = [...ledgerOf(game), ...ledgerOf(other)].filter(isOfFeature);
	return featuresOfKind(game.board)
		.filter(isCompleted)
		.map((feature) => ({ kind: feature.kind, at: originOf(feature) }))
		.filter(({ at }) => !paid.some((settlement) => samePlace(settlement.at, at)))
		.filter((feature) => isUnfinishedAt(other.board, feature));
}
