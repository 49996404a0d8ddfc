import { goto } from '$app/navigation';
import { resolve } from '$app/paths';
import { findCode, linkOfCode, SECOND_DEVICE } from '$lib/follow/code';
import { findRelayLink, isRelayLink, relayLinkText } from '$lib/follow/relay/link';
import { findPackedGame } from '$lib/share/link';

/**
 * True if a text may contain a link of a tournament, which begins with letters like no other link. Only then is the code loaded
 * that reads it.
 */
const isOfTournament = (text: string): boolean => /tournament|#0[g-z\d_-]/.test(text);

/** True for a text that a wanted code may contain: a game, a code for connecting, or a tournament's link. */
export const isWanted = (text: string): boolean =>
	findCode(text).ok ||
	isRelayLink(text) ||
	isOfTournament(text) ||
	findPackedGame(text) !== undefined;

/**
 * Opens the page for a code that isn't a game: to follow a table, to connect a second device, or to tell something between a
 * tournament and its tables. Returns false for any other text.
 */
export async function openPageOfCode(text: string): Promise<boolean> {
	const [code, relay] = [findCode(text), findRelayLink(text)];
	if (code.ok) {
		const purpose = code.value.game === SECOND_DEVICE ? 'second' : 'follow';
		await open(purpose, linkOfCode(code.value, ''));
	} else if (relay.ok) await open('follow', relayLinkText(relay.value, ''));
	else return isOfTournament(text) && openTournament(text);
	return true;
}

async function openTournament(text: string): Promise<boolean> {
	const { findTournamentLink, tournamentLink } = await import('$lib/tournament/link');
	const found = findTournamentLink(text);
	if (found.ok) await open('tournament', tournamentLink(found.value, ''));
	return found.ok;
}

const open = (purpose: 'second' | 'follow' | 'tournament', code: string): Promise<void> =>
	goto(resolve(`/open/?${purpose}${code}`), { replaceState: true });
