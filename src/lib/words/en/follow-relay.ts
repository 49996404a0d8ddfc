import type { RelayTrouble } from '../../follow/problem';

const PROBLEMS: Readonly<Record<RelayTrouble, string>> = {
	'no-relay': 'This address of Tilekeep has no relay. Who runs it can start one.',
	'wrong-token': 'The relay lets nobody in with this link. Ask for a new one.',
	full: 'The relay has no room left. Try again later, or connect directly.',
	impossible:
		'Without a secure connection (HTTPS) this browser can’t encrypt: so the relay can’t be used.',
	forged:
		'The relay passed on something that isn’t from the phone that keeps score. It isn’t shown: this is how the table was.',
	changed:
		'The relay passed on earlier turns otherwise than before. They aren’t shown: this is how the table was.',
	withheld: 'The relay holds back turns that were entered. This is how the table was.',
	nobody:
		'Nobody shows a table by this link now. Is Tilekeep open on the phone that keeps score? If the link is no longer valid, ask for a new one.',
	unreachable: 'The relay can’t be reached. Are you online? Tilekeep goes on trying.'
};

/** Words of following a table by a relay. */
export const relay = {
	open: 'Tables apart: by a relay',
	hint: 'For others elsewhere, or where the Wi-Fi keeps phones apart. The relay is part of the address that Tilekeep came from. It passes on what it can’t read.',
	asking: 'Asking for a relay…',
	step: 'Send others this link, or let them scan it',
	/** What a link is for. */
	stepHint: (plays: boolean): string =>
		plays
			? 'Who has it sees the table, from anywhere, without an answer, and may enter their own turns.'
			: 'Who has it sees the table, from anywhere, without an answer. The link to enter turns is another one: it’s shown here when others may enter theirs.',
	codeLabel: 'A link to follow this table from elsewhere',
	away: 'The relay can’t be reached now. The game goes on here; the others catch up when it’s back.',
	joining: 'Connecting to the table…',
	invited:
		'You see the table of whoever gave you the link, live, on this device. It comes by a relay, which can’t read it. Nothing is saved here unless you keep the game.',
	problem: (problem: RelayTrouble): string => PROBLEMS[problem]
} as const;
