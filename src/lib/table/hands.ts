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
}

/** What hands must do after an outcome, or nothing when it scored nothing. */
export function tableCheck({ settlements, scores }: Outcome): TableCheck | undefined {
	if (settlements.length === 0) return undefined;
	return { takeBacks: takeBacks(settlements), markers: markers(settlements, scores) };
}

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
