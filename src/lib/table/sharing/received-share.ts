import { resolve } from '$app/paths';
import type { IncomingItem } from './inbox.svelte';

/** Where the service worker puts what another app shares; see `static/shared.js`. */
const CACHE = 'tilekeep-shared';
const PLACE = 'open/shared';

/** Takes what another app has shared; undefined when there is nothing. Never rejects. */
export async function takeShared(): Promise<IncomingItem | undefined> {
	if (!('caches' in globalThis)) return undefined;
	return pickUp().catch(() => undefined);
}

async function pickUp(): Promise<IncomingItem | undefined> {
	const cache = await caches.open(CACHE);
	const lies = await cache.match(resolve('/') + PLACE);
	await caches.delete(CACHE);
	if (!lies) return undefined;
	return lies.headers.get('x-shared') === 'text'
		? { what: await lies.text(), from: 'paste' }
		: { what: await lies.blob(), from: 'file' };
}
