import type { FileProblem, Malformed, PlayerProblem } from '../../record';
import type { Refusal } from '../../engine/objection';
import { refusals } from './refusals';

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1).replace('.0', '')} MB`;

const number = (n: number): string => n.toLocaleString('en');

function malformed({ path, wrong, found = '' }: Malformed): string {
	if (wrong === 'missing') return `“${path}” is missing in this file.`;
	if (wrong === 'unexpected') return `“${path}” in this file is nothing that a game file holds.`;
	return `“${path}” in this file holds ${found}, which cannot stand there.`;
}

/** Players are numbered from 1 where people read of them. */
const nameOf = (player = 0): string => `Player ${String(player + 1)}`;

function players({ code, player, other }: PlayerProblem): string {
	switch (code) {
		case 'no-players':
			return 'Nobody plays in this file’s game.';
		case 'too-many-players':
			return 'More than six play in this file’s game.';
		case 'name-missing':
			return `${nameOf(player)} in this file has no name.`;
		case 'name-too-long':
			return `${nameOf(player)} in this file has a name of more than 40 characters.`;
		case 'name-unprintable':
			return `${nameOf(player)} in this file has a name that cannot be shown.`;
		case 'same-colour':
			return `${nameOf(other)} and ${nameOf(player).toLowerCase()} in this file have the same colour.`;
		case 'no-such-first':
			return 'Whoever lays the first tile in this file does not sit at its table.';
	}
}

const why = (refusal: Refusal): string =>
	'nonsense' in refusal
		? refusals.nonsense(refusal.nonsense)
		: refusals.refused(refusal.objections);

/** Of a file that doesn't even begin as ours do, too. */
const SOMETHING_ELSE = 'This file holds something else than a Tilekeep game.';

/** One sentence saying why a file was not taken, and where in it. */
function refused(problem: FileProblem): string {
	switch (problem.code) {
		case 'no-access':
			return 'The device did not give this file out: it may have been moved or deleted meanwhile.';
		case 'read-failed':
			return 'This device broke off reading it: it may be more than its memory holds.';
		case 'too-large':
			return `This file has ${megabytes(problem.bytes)}, more than the ${megabytes(problem.most)} that Tilekeep takes.`;
		case 'too-long':
			return `This game has ${number(problem.entries)} entries, more than the ${number(problem.most)} that Tilekeep takes from elsewhere.`;
		case 'too-many-events':
			return `More than ${number(problem.most)} turns and answers stand in this game, more than Tilekeep takes from elsewhere.`;
		case 'not-text':
			return 'This file is not a text, so it cannot be a game file.';
		case 'cut-short':
			return 'This file stops in the middle: part of it got lost on its way.';
		case 'damaged':
			return 'Part of this got lost or changed on its way, so it cannot be opened: ask for it again.';
		case 'not-json':
			return problem.line === 1 && problem.column === 1
				? SOMETHING_ELSE
				: `This file is not JSON${placed(problem)}, so it cannot be a game file.`;
		case 'not-a-game':
			return SOMETHING_ELSE;
		case 'no-link':
			return 'There is no link to a Tilekeep game in this text.';
		case 'no-code':
			return 'There is no game in this picture, and no code of one that can be read.';
		case 'not-a-picture':
			return 'This picture cannot be opened: it is damaged, or of a kind that this browser does not know.';
		case 'not-a-backup':
			return 'This file is no backup of Tilekeep.';
		case 'bomb':
			return `Unpacked, this file would have more than the ${megabytes(problem.most)} of any backup.`;
		case 'bad-game':
			return `Game ${String(problem.game)} of this backup is refused: ${refused(problem.problem)}`;
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

/** The same for what is wrong in a file of a game. */
function inside(problem: Inside): string {
	switch (problem.code) {
		case 'newer-version':
			return `A newer Tilekeep wrote this file (format ${String(problem.version)}): update this one first.`;
		case 'unknown':
			return `“${problem.path}” in this file names the ${problem.what} “${problem.name}”, which this Tilekeep does not know: a newer one may.`;
		case 'malformed':
			return malformed(problem);
		case 'wrong-players':
			return players(problem.problem);
		case 'wrong-order':
			return `“entries[${String(problem.index)}]” in this file has the number ${String(problem.seq)}, so its entries are out of order.`;
		case 'nothing-to-undo':
			return `“entries[${String(problem.seq)}]” in this file takes or brings back what is not there.`;
		case 'nothing-to-amend':
			return `“entries[${String(problem.seq)}]” in this file corrects what is not there.`;
		case 'wrong-transfer':
			return `“entries[${String(problem.seq)}]” in this file goes on with a game that was handed over and not taken, or takes one that was not handed over.`;
		case 'cannot-replay':
			return `Event ${String(problem.turn)} of this file’s game cannot have happened: it ${why(problem.refusal)}.`;
	}
}

/** Words for the file of a game that somebody brings. */
export const gameFile = {
	refused,
	players
} as const;
