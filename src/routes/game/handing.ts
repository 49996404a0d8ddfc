import type { LiveGame } from '$lib/table/live.svelte';
import type { Session } from '$lib/table/session.svelte';
import type { Handing } from '$lib/ui/share/shared';

/** What the sheet for sharing needs to hand a game over; undefined for one that is closed, or only looked at. */
export function handingOf(session: Session, live: LiveGame): Handing | undefined {
	if (session.looks || live.game.phase === 'closed') return undefined;
	return {
		handed: live.handed,
		able: live.writes && !live.writing,
		hand: () => void session.handOver(),
		take: () => void session.takeBack()
	};
}
