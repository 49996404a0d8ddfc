import type { RelayTrouble } from '../../follow/problem';

const PROBLEMS: Readonly<Record<RelayTrouble, string>> = {
	'no-relay': 'There is no relay at this address. Whoever runs Tilekeep here can start one.',
	'wrong-token': 'The relay doesn’t accept this link. Ask for a new one.',
	full: 'The relay has no room left. Try again later, or connect directly.',
	impossible:
		'Without a secure connection (HTTPS) this browser can’t encrypt, so the relay can’t be used.',
	forged:
		'The relay passed on something that isn’t from the phone that keeps score. It isn’t shown. You see the last known board.',
	changed:
		'The relay passed on earlier turns differently from before. They aren’t shown. You see the last known board.',
	withheld: 'The relay is holding back turns. You see the last known board.',
	nobody:
		'Nobody is sharing a game through this link right now. Is Tilekeep open on the phone that keeps score? If the link is no longer valid, ask for a new one.',
	unreachable: 'The relay can’t be reached. Are you online? Tilekeep keeps trying.'
};

/** Words of following a table through a relay. */
export const relay = {
	open: 'Players elsewhere: through a relay',
	hint: 'For players elsewhere, or where the Wi-Fi keeps phones apart. The relay is at the same web address as Tilekeep. It passes the game on, but can’t read it.',
	asking: 'Asking for a relay…',
	step: 'Send others this link, or let them scan it',
	/** What a link is for. */
	stepHint: (plays: boolean): string =>
		plays
			? 'Anyone who has it can watch from anywhere, with no answer to scan, and may enter their own turns.'
			: 'Anyone who has it can watch from anywhere, with no answer to scan. Entering turns needs a separate link, shown here once others may enter theirs.',
	codeLabel: 'A link to follow this game from elsewhere',
	away: 'The relay can’t be reached right now. The game goes on here; the others catch up when it’s back.',
	joining: 'Connecting to the game…',
	invited:
		'This link shows you a game live, on this device. It comes through a relay, which can’t read it. Nothing is saved here unless you keep the game.',
	problem: (problem: RelayTrouble): string => PROBLEMS[problem]
} as const;
