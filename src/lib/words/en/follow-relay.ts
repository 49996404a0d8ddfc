import type { RelayTrouble } from '../../follow/problem';

const PROBLEMS: Readonly<Record<RelayTrouble, string>> = {
	'no-relay': 'This address of Tilekeep has no relay. Whoever runs it can start one.',
	'wrong-token': 'The relay lets nobody in with this link. Ask for a new one.',
	full: 'The relay has no room left. Try again later, or connect directly.',
	impossible:
		'Without a secure connection (HTTPS) this browser can’t encrypt, so the relay can’t be used.',
	forged:
		'The relay passed on something that isn’t from the phone that keeps score. It isn’t shown: this is how the board was.',
	changed:
		'The relay passed on earlier turns differently from before. They aren’t shown: this is how the board was.',
	withheld: 'The relay holds back turns that were entered. This is how the board was.',
	nobody:
		'Nobody is sharing a game through this link right now. Is Tilekeep open on the phone that keeps score? If the link is no longer valid, ask for a new one.',
	unreachable: 'The relay can’t be reached. Are you online? Tilekeep keeps trying.'
};

/** Words of following a table through a relay. */
export const relay = {
	open: 'Players elsewhere: through a relay',
	hint: 'For players elsewhere, or where the Wi-Fi keeps phones apart. The relay is at the address that Tilekeep came from. It passes the game on, but can’t read it.',
	asking: 'Asking for a relay…',
	step: 'Send others this link, or let them scan it',
	/** What a link is for. */
	stepHint: (plays: boolean): string =>
		plays
			? 'Anyone who has it can watch from anywhere, with no answer to scan, and may enter their own turns.'
			: 'Anyone who has it can watch from anywhere, with no answer to scan. The link to enter turns is another one: it’s shown here when others may enter theirs.',
	codeLabel: 'A link to follow this game from elsewhere',
	away: 'The relay can’t be reached now. The game goes on here; the others catch up when it’s back.',
	joining: 'Connecting to the game…',
	invited:
		'This link shows you a game live, on this device. It comes through a relay, which can’t read it. Nothing is saved here unless you keep the game.',
	problem: (problem: RelayTrouble): string => PROBLEMS[problem]
} as const;
