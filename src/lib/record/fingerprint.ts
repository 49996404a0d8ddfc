import type { Header } from './header-shape';

/**
 * The first half of the SHA-256 of a value as JSON, in hexadecimal. The order of fields doesn't matter, because two devices may
 * have stored the same fields in a different order. Rejects if the browser has no hashes, for example outside of secure pages.
 */
export async function hashOfValue(value: object): Promise<string> {
	const text = new TextEncoder().encode(JSON.stringify(value, inOrder));
	const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
	return Array.from(bytes.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function inOrder(_key: string, value: unknown): unknown {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
	return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * The fingerprint of a game, from its header without the id and its events in effect: a copy has another id, but is the same
 * game.
 */
export const gameFingerprint = (header: Header, events: readonly object[]): Promise<string> =>
	hashOfValue({ header: { ...header, id: '' }, events });
