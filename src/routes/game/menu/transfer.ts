import type { LiveGame } from '$lib/table/game/live-game.svelte';
import type { Session } from '$lib/table/game/session.svelte';
import type { Transfer } from '$lib/ui/share/share-state';

/** What the share sheet needs to transfer a game; undefined for a finished or visited game. */
export function transferOf(session: Session, live: LiveGame): Transfer | undefined {
	if (session.viewOnly || live.game.phase === 'closed') return undefined;
	return {
		transferredAt: live.writer.transferredAt,
		allowed: live.writer.writes && !live.writer.writing,
		start: () => void session.transferGame(),
		cancel: () => void session.reclaimGame()
	};
}
