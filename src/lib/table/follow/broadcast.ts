import { resolve } from '$app/paths';
import { findRelayLink, readSecretOf, relayLinkText } from '../../follow/relay/link';
import { loadPlace } from './coming-back';

/**
 * True for an address that shows a followed game as a broadcast. If it was typed at the end of a link, it stands after the `#`.
 */
export const isBroadcast = ({ href }: Pick<URL, 'href'>): boolean =>
	/[?&]view=broadcast\b/.test(href);

/** The page that shows what this tab follows as a broadcast. */
export const BROADCAST_PAGE = '/open/?follow&view=broadcast';

/** The address of the broadcast of the game that this tab follows. */
export interface BroadcastAddress {
	readonly address: string;
	/** True if the game comes by a relay: the address then leads to it. Otherwise a code is asked for there. */
	readonly relay: boolean;
}

/**
 * The address of the broadcast. Whoever has it can only watch, even if this tab may enter turns, because it is seen on screens.
 */
export async function broadcastAddress(): Promise<BroadcastAddress> {
	const page = location.origin + resolve(BROADCAST_PAGE);
	const found = findRelayLink(loadPlace().relay ?? '');
	if (!found.ok) return { address: page, relay: false };
	const secret = await readSecretOf(found.value);
	return { address: relayLinkText({ ...found.value, plays: false, secret }, page), relay: true };
}
