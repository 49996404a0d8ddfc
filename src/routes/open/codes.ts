import { resolve } from '$app/paths';
import { findCode, linkOfCode, SECOND_DEVICE } from '$lib/follow/code';
import { findRelayLink, isRelayLink, relayLinkText } from '$lib/follow/relay/link';
import { findPackedGame } from '$lib/share/link';

/** True for a text that a scanned code may have: a game, or a code to connect by. */
export const isWanted = (text: string): boolean =>
	findCode(text).ok || isRelayLink(text) || findPackedGame(text) !== undefined;

/** The page of a code to connect by, with which a table is followed or a second device connected; undefined for another text. */
export function pageOfCode(text: string) {
	const [code, relay] = [findCode(text), findRelayLink(text)];
	if (!code.ok)
		return relay.ok ? resolve(`/open/?follow${relayLinkText(relay.value, '')}`) : undefined;
	const purpose = code.value.game === SECOND_DEVICE ? 'second' : 'follow';
	return resolve(`/open/?${purpose}${linkOfCode(code.value, '')}`);
}
