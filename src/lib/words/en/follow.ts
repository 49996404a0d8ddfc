import type { FollowProblem, RelayTrouble } from '../../follow/problem';
import type { ProposalOutcome } from '../../follow/proposer';
import { counted } from './format';
import { part } from '../parts';

const PROBLEMS: Readonly<Record<FollowProblem, string>> = {
	'no-code': 'This isn’t a code for following a game.',
	damaged: 'The code is incomplete or mistyped. Copy or scan all of it.',
	'other-version': 'The code is from another version of Tilekeep. Update the app on both devices.',
	'too-old':
		'This answers a code that is no longer valid. Let the other phone scan the code shown now.',
	'other-game': 'This answer is for another game.',
	'second-device':
		'This code connects a second device; it doesn’t show a game. Use it under “Storage and backup” on the first page, with “Connect a second device”.',
	answer: 'This is an answer. Scan it with the phone that keeps score.',
	offer:
		'This is a code for following, not an answer. The other phone shows its answer after it has scanned the code.',
	impossible: 'This browser can’t connect to other devices.',
	'no-way':
		'The devices can’t reach each other. Are both on the same Wi-Fi? Some networks, like those in hotels, keep devices apart. In that case, use one phone’s hotspot.'
};

type Refused = Exclude<ProposalOutcome, 'written'>;
const REFUSED: Readonly<Record<Refused, string>> = {
	'not-allowed': 'Only the phone that keeps score can enter turns now.',
	'not-your-turn': 'It isn’t your turn.',
	late: 'Somebody else was first. You see the board as it is now.',
	'not-a-turn': 'Only the phone that keeps score can do that.',
	rules: 'That breaks a rule. Only the phone that keeps score can enter it anyway.',
	'too-many': 'Too many turns at once. Wait a moment.',
	'no-answer':
		'The phone that keeps score isn’t answering. When it’s back, check whether your turn was entered.'
};

const RELAY_PROBLEMS: Readonly<Record<RelayTrouble, string>> = {
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
const relay = {
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
	problem: (problem: RelayTrouble): string => RELAY_PROBLEMS[problem]
} as const;

/** Words of following a table from another device. They come with its sheets and pages. */
export const follow = {
	lead: 'Others see this game live on their own phones.',
	howTitle: 'How it works',
	how: 'All phones must be on the same network, and the game goes only to those who scan your code. They see the board, the scores and how they came about. You enter the turns, or let everybody enter their own.',
	why: 'Why the camera? It reads the others’ answers. With access to it, the browser also reveals this phone’s address on your Wi-Fi, which some networks need. No picture is kept or sent.',
	/** Beside a code that was made without the camera. */
	noReach: 'The phones don’t connect? Some networks need the camera.',
	withCamera: 'Use the camera',
	making: 'Making a code…',
	step: 'Let the other phone scan this',
	stepHint: 'Use its camera app. It then shows an answer.',
	codeLabel: 'A code to follow this game',
	copy: 'Copy the link',
	copied: 'Copied.',
	notCopied: 'The browser didn’t let Tilekeep copy it. Select the text instead.',
	asText: 'The code as text',
	scan: { answer: 'Scan the answer', offer: 'Scan a game’s code' },
	notWanted: {
		answer: 'This isn’t an answer from a phone that wants to follow.',
		offer: 'This isn’t a code for following a game.'
	},
	pasteAnswer: 'Or paste the answer',
	pasteCode: 'Or paste a game’s link',
	use: 'Connect',
	joining: 'Connecting…',
	joined: 'Connected: the other phone shows the game.',
	next: 'Add another phone',
	/** The way without a relay, once there is one. */
	near: 'On the same network: with a code',
	stop: 'Stop for everybody',
	/** The button at the table. */
	followers: (count: number): string =>
		count === 0
			? 'No phone is watching'
			: counted(count, 'phone is watching', 'phones are watching'),
	/** Who follows, in a list: the name of their seat, if they said it. */
	follower: (name: string | undefined, reachable: boolean): string =>
		`${name ?? 'A phone that only watches'}${reachable ? '' : ' (out of reach)'}`,
	hand: 'Transfer',
	lets: 'Others enter their own turns',
	letsHint: 'Each for the seat they chose. Only you can enter a turn that breaks a rule.',
	tellsTile: 'Show the tile in hand',
	tellsTileHint: 'A broadcast then shows the tile you chose before it is laid.',
	camera: {
		/** Makes one who follows the table's camera, and takes that back. */
		name: 'Make it the camera',
		stop: 'No longer the camera',
		is: 'Camera of the table',
		hint: 'A phone above the table can be its camera: it proposes each turn here, and you confirm it. There can be only one.',
		/** What the phone that was named says. */
		own: 'This phone is the table’s camera. In the menu, tap “Follow with the camera”.',
		over: 'This phone is no longer the table’s camera.'
	},
	problem: (problem: FollowProblem): string => PROBLEMS[problem],
	relay,

	title: 'Follow a game',
	invited:
		'This code shows you a game live, on this device. Your devices connect directly, within your network. Nothing is saved here unless you keep the game.',
	start: 'Follow',
	howTo:
		'On the phone that keeps score, open the menu and tap “Show on other phones”. Then scan its code with your camera, or paste its link here.',
	answerStep: 'Show this to the phone that keeps score',
	answerHint: 'Tap “Scan the answer” there. Keep this page open.',
	answerLabel: 'The answer to the code',
	banner: 'Followed game',
	live: 'You see it live. It isn’t saved here.',
	away: 'Out of reach right now. You see the last known board; it catches up when the other phone is back.',
	ended: 'No longer connected. You see the last known board. Scan a new code to continue.',
	seatTitle: 'Who are you?',
	seatHint:
		'This phone then says when it’s your turn. If the phone that keeps score allows it, enter your turns here.',
	watching: 'I’m only watching',
	taken: (name: string): string => `${name} (on another phone)`,
	yourTurn: (enters: boolean): string =>
		enters ? 'It’s your turn: enter it here.' : 'It’s your turn.',
	refused: (outcome: Refused): string => REFUSED[outcome],
	screen: 'A screen for everybody',
	screenHint:
		'For a tablet or a television at the end of the table: a large board, the scores and what was scored last.',
	lastPaid: 'Last scored',
	leaveScreen: 'Normal view',
	offered:
		'This game is being transferred to you. From now on you enter all turns, and the game is saved on this device.',
	take: 'Take over',
	keep: 'Keep this game',
	keepMore: 'Keep the new turns',
	kept: 'Kept on this device.',
	leave: 'Leave',
	gone: 'This window no longer follows a game. Scan a new code.'
} as const;

/** The same in the language that is spoken. */
export const followWords = part('follow', follow);
