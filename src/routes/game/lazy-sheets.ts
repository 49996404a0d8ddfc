import { LazyPart } from '$lib/table/app/lazy-part.svelte';
import type { LiveGame } from '$lib/table/game/live-game.svelte';
import type { Session } from '$lib/table/game/session.svelte';
import type { Transfer } from '$lib/ui/share/share-state';

/* The sheets of the table that open others. They are loaded when they are first needed. */

export const MENU = new LazyPart(() => import('./menu/MenuSheet.svelte'));
export const CONTRACT = new LazyPart(() => import('./menu/ContractSheet.svelte'));
export const SHARE = new LazyPart(() => import('../ShareGame.svelte'));

/** Returns what the share sheet needs to transfer a game; undefined for a finished or visited game. */
export function transferOf(session: Session, live: LiveGame): Transfer | undefined {
	if (session.viewOnly || live.game.phase === 'closed') return undefined;
	return {
		transferredAt: live.writer.transferredAt,
		allowed: live.writer.writes && !live.writer.writing,
		start: () => void session.transferGame(),
		cancel: () => void session.reclaimGame()
	};
}

export const HISTORY_BAR = new LazyPart(() => import('./past/HistoryBar.svelte'));
/** Keeps the address of a past position, so that the browser's Back leads from it to the table. */
export const PAST = new LazyPart(() => import('./past/Past.svelte'));
// Whoever sees the past can go back from it, so the code that keeps its address is loaded first.
export const HISTORY = new LazyPart(async () => {
	const [panel] = await Promise.all([import('./past/HistoryPanel.svelte'), PAST.load()]);
	return panel;
});
