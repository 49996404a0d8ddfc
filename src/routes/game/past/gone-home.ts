import { isOfFeature, type Settlement } from '$lib/engine/ledger';
import type { PieceKindId, PlayerIndex } from '$lib/engine/piece';
import type { SegmentKind } from '$lib/engine/tile';

/** Figures of one player and kind that went home from one kind of feature. */
interface GoneHome {
	readonly player: PlayerIndex;
	readonly piece: PieceKindId;
	readonly count: number;
	readonly from: SegmentKind;
}

/** The figures that went home by some settlements. */
export function goneHome(settlements: readonly Settlement[]): readonly GoneHome[] {
	const found = new Map<string, GoneHome>();
	for (const { home, kind: from } of settlements.filter(isOfFeature))
		for (const { player, kind: piece } of home) {
			const key = [player, piece, from].join();
			found.set(key, { player, piece, from, count: (found.get(key)?.count ?? 0) + 1 });
		}
	return [...found.values()];
}
