import type { Outcome } from '../engine/game';
import type { Settlement } from '../engine/ledger';
import type { PieceKindId, PlayerIndex } from '../engine/piece';
import type { SegmentKind } from '../engine/tile';
import { markerAt, type Marker } from '../engine/track';

/** Figures that a hand must take from the table. */
export interface TakeBack {
	readonly player: PlayerIndex;
	readonly piece: PieceKindId;
	readonly count: number;
	readonly from: SegmentKind;
}

/** A scoring marker that a hand must move. */
export interface MoveMarker {
	readonly player: PlayerIndex;
	readonly points: number;
	readonly to: Marker;
}

/** What hands must do at the table after something was scored. */
export interface TableCheck {
	readonly takeBacks: readonly TakeBack[];
	readonly markers: readonly MoveMarker[];
	/** True when the points were taken back: figures go onto the table again. */
	readonly undone: boolean;
}

/** What hands must do after an outcome, or nothing when it scored nothing. */
export const tableCheck = ({ settlements, scores }: Outcome): TableCheck | undefined =>
	settlements.length === 0 ? undefined : checkOf(settlements, scores);

/** What hands must do when an outcome was taken back, and the scores are what they were before. */
export const takenBack = (
	{ settlements }: Outcome,
	scores: readonly number[]
): TableCheck | undefined =>
	settlements.length === 0 ? undefined : { ...checkOf(settlements, scores), undone: true };

/** What hands must do for some settlements, after which the scores are these. */
export const checkOf = (
	settlements: readonly Settlement[],
	scores: readonly number[]
): TableCheck => ({
	takeBacks: takeBacks(settlements),
	markers: markers(settlements, scores),
	undone: false
});

function takeBacks(settlements: readonly Settlement[]): readonly TakeBack[] {
	const found = new Map<string, TakeBack>();
	for (const { home, kind } of settlements)
		for (const { player, kind: piece } of home) {
			const key = [player, piece, kind].join();
			const count = (found.get(key)?.count ?? 0) + 1;
			found.set(key, { player, piece, count, from: kind });
		}
	return [...found.values()];
}

function markers(
	settlements: readonly Settlement[],
	scores: readonly number[]
): readonly MoveMarker[] {
	return scores.flatMap((total, player) => {
		const points = settlements
			.flatMap(({ awards }) => awards)
			.filter((award) => award.player === player)
			.reduce((sum, award) => sum + award.points, 0);
		return points === 0 ? [] : [{ player, points, to: markerAt(total) }];
	});
}
