import { featureAt, type Board } from '../engine/board';
import { featureOf, isCompleted, originOf, type Feature } from '../engine/feature';
import { ledgerOf, type Game } from '../engine/game';
import { isOfFeature, type Settlement } from '../engine/ledger';
import { samePlace, type Place } from '../engine/spot';
import type { SegmentKind } from '../engine/tile';
import type { TableEvent } from '../rules/catalogue';
import { positionsAfter } from './amend';
import type { Amendment } from './amendment';
import { deepEqual } from './deep-equal';

/** A settlement, and when in the game it was made. */
export interface TurnSettlement {
	/** Number of the turn as in the ledger, or `final` for the end's scoring. */
	readonly turn: number | 'final';
	readonly settlement: Settlement;
}

/** A settlement that an amendment takes away. */
export interface RemovedSettlement extends TurnSettlement {
	/** True when its feature isn't complete any more. */
	readonly reopened: boolean;
}

/** A road, city or monastery that nobody was paid for. */
export interface UnpaidFeature {
	readonly kind: SegmentKind;
	/** Where it began. */
	readonly at: Place;
}

/** What an amendment does to a game. */
export interface Differences {
	/** Points of each player, in turn order. */
	readonly scores: readonly { readonly before: number; readonly after: number }[];
	readonly gone: readonly RemovedSettlement[];
	readonly added: readonly TurnSettlement[];
	/** Settlements which pay otherwise. */
	readonly changed: readonly { readonly before: TurnSettlement; readonly after: TurnSettlement }[];
	/** What was complete and lies unfinished now. */
	readonly opened: readonly UnpaidFeature[];
	/** What is complete now and lay unfinished. */
	readonly completed: readonly UnpaidFeature[];
}

/** A settlement and its event's position among those that stand after the amendment; undefined for a dropped one's. */
interface Placed extends TurnSettlement {
	readonly position: number | undefined;
}

/**
 * What an amendment does. `before` is the game as it stands after `events`, `after` the amended one, as far as it goes
 * when there is a conflict.
 */
export function differencesOf(
	before: Game,
	events: readonly TableEvent[],
	amendment: Amendment,
	after: Game
): Differences {
	const positions = positionsAfter(events, amendment);
	const was = scoredIn(before).map((one) => ({ ...one, position: positions[one.position ?? -1] }));
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
		opened: completedOnlyIn(before, after),
		completed: completedOnlyIn(after, before)
	};
}

const scored = ({ turn, settlement }: Placed): TurnSettlement => ({ turn, settlement });

/** Every settlement of a game with its turn. Tiles put away are no turns of their own, nor is what comes after the end. */
function scoredIn({ history }: Game): readonly Placed[] {
	let turns = 0;
	let ended = false;
	return history.flatMap(({ event, settlements }, position) => {
		if (event.type === 'base/laid') turns++;
		if (event.type === 'base/ended') ended = true;
		const turn = ended ? 'final' : turns;
		return settlements.map((settlement) => ({ turn, settlement, position }));
	});
}

type Pair = readonly [was: Placed, is: Placed];

/** The settlements that are the same one: of one event, for one feature; of those left, the next of its kind. */
function* pairsIn(was: readonly Placed[], is: readonly Placed[]): Generator<Pair> {
	const left = new Set(is);
	const find = (one: Placed, isSame: (other: Placed) => boolean): Pair[] => {
		const found = [...left].find((other) => isOneKind(one, other) && isSame(other));
		if (found) left.delete(found);
		return found ? [[one, found]] : [];
	};
	const exact = was.flatMap((one) =>
		find(one, ({ settlement }) => deepEqual(settlement.at, one.settlement.at))
	);
	yield* exact;
	for (const one of was.filter((one) => !exact.some(([found]) => found === one)))
		yield* find(one, () => true);
}

const isOneKind = (a: Placed, b: Placed): boolean =>
	a.position === b.position &&
	a.settlement.occasion === b.settlement.occasion &&
	a.settlement.kind === b.settlement.kind;

const paidIn = ({ settlement }: TurnSettlement) =>
	settlement.awards.map(({ player, points }) => ({ player, points }));

const isReopened = (board: Board, settlement: Settlement): boolean =>
	isOfFeature(settlement) &&
	settlement.occasion === 'completed' &&
	isUnfinishedAt(board, settlement);

/** True when a feature of this kind lies there unfinished; not when another tile lies there now. */
function isUnfinishedAt(board: Board, { kind, at }: UnpaidFeature): boolean {
	const feature = featureAt(board, at);
	return feature?.kind === kind && !isCompleted(feature);
}

/** What is complete in one game but not in the other, where it lies unfinished, and was paid for in neither. */
function completedOnlyIn(game: Game, other: Game): readonly UnpaidFeature[] {
	const paid = [...ledgerOf(game), ...ledgerOf(other)];
	return completedIn(game.board)
		.map((feature) => ({ kind: feature.kind, at: originOf(feature) }))
		.filter(({ at }) => !paid.some((settlement) => settlement.at && samePlace(settlement.at, at)))
		.filter((feature) => isUnfinishedAt(other.board, feature));
}

const completedIn = ({ order }: Board): readonly Feature[] => [
	...new Set(order.flatMap(({ parts }) => parts.map(featureOf)).filter(isCompleted))
];
