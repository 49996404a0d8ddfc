import type { FileProblem, Malformed, PlayerProblem } from '../../record';
import { refusals } from './troubles';
import { counted, number, rounded } from './format';
import { part } from '../parts';

const megabytes = (bytes: number): string => `${rounded(bytes / 1e6)} MB`;

function malformed({ path, wrong, found = '' }: Malformed): string {
	if (wrong === 'missing') return `“${path}” is missing from this file.`;
	if (wrong === 'unexpected') return `“${path}” in this file doesn’t belong in a game file.`;
	return `“${path}” in this file is ${found}, which isn’t allowed there.`;
}

/** People count players from 1. */
const nameOf = (player = 0): string => `Player ${String(player + 1)}`;

function players({ code, player, other }: PlayerProblem): string {
	switch (code) {
		case 'no-players':
			return 'The game in this file has no players.';
		case 'too-many-players':
			return 'The game in this file has more than six players.';
		case 'name-missing':
			return `${nameOf(player)} in this file has no name.`;
		case 'name-too-long':
			return `${nameOf(player)} in this file has a name of more than 40 characters.`;
		case 'name-unprintable':
			return `${nameOf(player)} in this file has a name that can’t be shown.`;
		case 'same-colour':
			return `${nameOf(other)} and ${nameOf(player).toLowerCase()} in this file have the same colour.`;
		case 'no-such-first':
			return 'The starting player in this file isn’t one of its players.';
	}
}

/** Also for a file that doesn't start like a game file. */
const SOMETHING_ELSE = 'This file isn’t a Tilekeep game.';

/** One sentence that says why a file was refused, and where the problem is. */
function refused(problem: FileProblem): string {
	switch (problem.code) {
		case 'no-access':
			return 'The device can’t open this file: it may have been moved or deleted.';
		case 'read-failed':
			return 'This device couldn’t finish reading this file: it may be too large for its memory.';
		case 'too-large':
			return `This file is ${megabytes(problem.bytes)}. Tilekeep opens at most ${megabytes(problem.most)}.`;
		case 'too-long':
			return `This game has ${counted(problem.entries, 'entry', 'entries')}. Tilekeep opens shared games of up to ${number(problem.most)}.`;
		case 'too-many-events':
			return `This game has more than ${number(problem.most)} turns and answers. Tilekeep can’t open a shared game that long.`;
		case 'not-text':
			return 'This file isn’t text, so it can’t be a game file.';
		case 'cut-short':
			return 'This file ends in the middle: part of it is missing.';
		case 'damaged':
			return 'Part of what you received was lost or changed on the way, so it can’t be opened. Ask for it again.';
		case 'broken-link':
			return 'Part of this link is missing or changed. Copy the whole link, up to its last character, or ask for it again.';
		case 'not-json':
			return problem.line === 1 && problem.column === 1
				? SOMETHING_ELSE
				: `This file isn’t valid JSON${placed(problem)}, so it can’t be a game file.`;
		case 'not-a-game':
			return SOMETHING_ELSE;
		case 'no-link':
			return 'There is no link to a Tilekeep game in this text.';
		case 'no-code':
			return 'This picture contains no game, and no readable code.';
		case 'not-a-picture':
			return 'This picture can’t be opened: it is damaged, or this browser doesn’t know its format.';
		case 'not-a-backup':
			return 'This file isn’t a Tilekeep backup.';
		case 'bomb':
			return `Unpacked, this file would be larger than any backup: more than ${megabytes(problem.most)}.`;
		case 'bad-game':
			return `Game ${String(problem.game)} of this backup can’t be used. ${refused(problem.problem)}`;
		default:
			return inside(problem);
	}
}

const placed = ({ line, column = 1 }: { line?: number; column?: number }): string =>
	line === undefined ? '' : ` at line ${String(line)}, column ${String(column)}`;

type Inside = Exclude<
	FileProblem,
	{
		code:
			| 'no-access'
			| 'read-failed'
			| 'too-large'
			| 'too-long'
			| 'too-many-events'
			| 'not-text'
			| 'cut-short'
			| 'damaged'
			| 'broken-link'
			| 'not-json'
			| 'not-a-game'
			| 'no-link'
			| 'no-code'
			| 'not-a-picture'
			| 'not-a-backup'
			| 'bomb'
			| 'bad-game';
	}
>;

const LOOK_ONLY =
	'This game contains something that this version of Tilekeep doesn’t know yet: you can look at it, and play on once you update Tilekeep.';

/** The same for a problem inside a game file. */
function inside(problem: Inside): string {
	switch (problem.code) {
		case 'newer-version':
			return `A newer version of Tilekeep wrote this file (format ${String(problem.version)}). Update Tilekeep first.`;
		case 'look-only':
			return LOOK_ONLY;
		case 'unknown':
			return `“${problem.path}” in this file names the ${problem.what} “${problem.name}”, which this version of Tilekeep doesn’t know. A newer one may.`;
		case 'malformed':
			return malformed(problem);
		case 'wrong-players':
			return players(problem.problem);
		case 'wrong-order':
			return `“entries[${String(problem.index)}]” in this file has the number ${String(problem.seq)}, so its entries are out of order.`;
		case 'nothing-to-undo':
			return `“entries[${String(problem.seq)}]” in this file undoes or redoes something that isn’t there.`;
		case 'nothing-to-amend':
			return `“entries[${String(problem.seq)}]” in this file corrects something that isn’t there.`;
		case 'wrong-transfer':
			return `“entries[${String(problem.seq)}]” in this file continues a game that was transferred and not taken over, or takes over one that wasn’t transferred.`;
		case 'cannot-replay':
			return `Entry ${String(problem.turn)} of the game in this file isn’t possible: it ${refusals.why(problem.refusal)}.`;
	}
}

/** Words of opening a game file. They are loaded when somebody opens one. */
export const gameFile = {
	refused,
	players,
	/** Words of a game that this version doesn’t know in whole, and only shows. */
	lookOnly: {
		title: 'A game to look at',
		board: 'Board',
		slider: 'Position in the game',
		/** What is shown: the table after so many entries of the game. */
		position: (entries: number, all: number): string =>
			entries === 0 ? 'Before the first entry' : `After entry ${number(entries)} of ${number(all)}`
	}
} as const;

/** The same in the language that is spoken. */
export const gameFileWords = part('gameFile', gameFile);
