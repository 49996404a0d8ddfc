import { resolve } from '$app/paths';

/** Where a relay of this app is: at its own address, so that no other host is ever asked. */
const path = (): string => `${location.origin}${resolve('/')}relay`;

/** What a connection to the relay needs. */
export const relayDoor = (): { readonly url: string } => ({ url: path().replace(/^http/, 'ws') });

/**
 * Asks whether the app's own address has a relay. A host that only serves files has none, and answers with the file of that name,
 * which doesn't mention a relay, or with a page.
 */
export async function hasRelay(): Promise<boolean> {
	if (!navigator.onLine) return false;
	try {
		const answer: unknown = await (await fetch(path(), { cache: 'no-store' })).json();
		return typeof answer === 'object' && answer !== null && 'relay' in answer;
	} catch {
		return false;
	}
}
