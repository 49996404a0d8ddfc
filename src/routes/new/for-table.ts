import type { Header } from '$lib/record';
import { LazyPart } from '$lib/table/app/lazy-part.svelte';

/** Tells for which table of a tournament the form is filled in. */
export const FOR_TABLE = new LazyPart(() => import('../tournament/report/SetUpNote.svelte'));

/** Keeps at which table of a tournament a new game is played. `hash` is the part of the form's address after `#`. */
export async function keepTable(header: Header, hash: string): Promise<void> {
	const tournament = await import('$lib/table/tournament/set-up');
	await tournament.keepTable(header, hash);
}
