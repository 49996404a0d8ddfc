import { dropMarks, tidyName } from '../engine/typed-text';
import { nameProblem } from '../record/header-shape';
import { personKey } from '../record/people';
import type { PairingKind } from './tournament';

/* Names for a tournament, as people type or paste them, and how many rounds so many players play. */

/** What a column of names is called, in the languages of the app. */
const HEADINGS =
	/^(?:name|names|player|players|spieler|nom|noms|joueur|joueurs|nume|jucător|jucator)$/iu;
/** What stands before a name in a numbered list. */
const NUMBERING = /^\s*\d{1,3}[.):]\s*/;

/** Names of a pasted text, and how many lines have none that can be used. */
interface ReadNames {
	readonly names: readonly string[];
	/** Lines whose name is too long, can't be written, or is there already. */
	readonly left: number;
}

/**
 * The names in a text: one a line; or of a table (CSV with commas, semicolons or tabs) its column of names, else its first one that
 * isn't numbers; or one line with names between commas. A name that comes twice is taken once, however it is written.
 * @param isTaken true for a name that somebody has already
 */
export function namesIn(text: string, isTaken: (name: string) => boolean): ReadNames {
	const rows = rowsOf(dropMarks(text));
	const [only, second] = rows;
	const listed = second === undefined && only && only.length > 1 ? only : columnOfNames(rows);
	const found = listed.map(tidy).filter((name) => nameProblem(name) !== 'missing');
	const keys = found.map(personKey);
	const names = found.filter(
		(name, at) =>
			nameProblem(name) === undefined && keys.indexOf(personKey(name)) === at && !isTaken(name)
	);
	return { names, left: found.length - names.length };
}

const tidy = (cell: string): string => tidyName(cell.replace(NUMBERING, ''));

function columnOfNames(rows: readonly (readonly string[])[]): readonly string[] {
	const headed = (rows[0] ?? []).findIndex((cell) => HEADINGS.test(cell.trim()));
	if (headed >= 0) return rows.slice(1).map((row) => row[headed] ?? '');
	return rows.map((row) => row.find((cell) => /\p{L}/u.test(cell)) ?? '');
}

/** The cells of each line that isn't empty. */
function rowsOf(text: string): readonly (readonly string[])[] {
	const lines = text.split(/\r\n|\r|\n/);
	const between = ['\t', ';', ','].find((sign) => text.includes(sign)) ?? ',';
	return lines.filter((line) => line.trim() !== '').map((line) => cellsOf(line, between));
}

/** The cells of a line; a quoted one may hold what is between cells, and a quote twice is one. */
function cellsOf(line: string, between: string): readonly string[] {
	const cells = [''];
	let quoted = false;
	for (const sign of line.replaceAll('""', '\u0000')) {
		if (sign === '"') quoted = !quoted;
		else if (sign === between && !quoted) cells.push('');
		else cells.push(`${cells.pop() ?? ''}${sign}`);
	}
	return cells.map((cell) => cell.replaceAll('\u0000', cell === '\u0000' ? '' : '"'));
}

/** How many rounds so many players should play: all against all, or of a Swiss as many as it takes to find one winner, at least 3. */
export function suggestedRounds(players: number, pairing: PairingKind): number {
	if (pairing === 'round-robin') return Math.max(1, players - 1 + (players % 2));
	const most = Math.max(1, players - 1);
	return Math.min(most, Math.max(3, Math.ceil(Math.log2(Math.max(2, players)))));
}
