import { dropMarks, normalise, tidyName } from '../engine/typed-text';
import { nameProblem } from '../record/header-shape';
import { personKey } from '../record/people';
import type { PairingKind } from './tournament';

/* Names for a tournament, as people type or paste them, and how many rounds a number of players play. */

/** What columns of names are called in the languages of the app, in lower case without accents. */
const NAME =
	/^(?:(?:full |player )?names?|players?|participants?|spielername|spieler(?:in|innen)?|teilnehmer(?:in|innen)?|noms?(?: complet)?|joueu(?:r|se)s?|participante?s?|nume(?:le)?(?: complet)?|jucator(?:i|ul)?|participant[iae])$/;
const FIRST_NAME = /^(?:(?:first|given) ?names?|forename|vornamen?|prenoms?|prenume)$/;
const LAST_NAME =
	/^(?:(?:last|family) ?names?|surname|nachnamen?|familiennamen?|nom de famille|nume(?:le)? de familie)$/;
/** The number before a name in a numbered list. */
const NUMBERING = /^\s*\d{1,3}[.):]\s*/;

/** A place in a list, a number of points or a date, rather than a name. */
const NUMBER = /^[\s\d.,:;()#+/–-]+$/;

/** The names in a pasted text, and how many lines have none that can be used. */
interface ReadNames {
	readonly names: readonly string[];
	/** Lines that have no name, or one that is too long, can't be written, or is there already. */
	readonly left: number;
}

/** The cells of a line. */
type Row = readonly string[];

/** Lines, and the character between their cells. */
interface Table {
	readonly between: string;
	readonly rows: readonly Row[];
}

/**
 * The names in a text: one on each line; or in a table (CSV with commas, semicolons or tabs) its column of names, otherwise its
 * first column that isn't numbers; or lines with names between commas. A name that occurs twice is taken once, however it is
 * written.
 * @param isTaken true for a name that somebody already has
 */
export function namesIn(text: string, isTaken: (name: string) => boolean): ReadNames {
	const found = foundIn(tableOf(dropMarks(text))).map(tidy);
	const keys = found.map(personKey);
	const names = found.filter(
		(name, at) =>
			nameProblem(name) === undefined && keys.indexOf(personKey(name)) === at && !isTaken(name)
	);
	return { names, left: found.length - names.length };
}

const tidy = (cell: string): string => tidyName(cell.replace(NUMBERING, ''));

/** What should be names: one for each row below the headings, '' if the row has none; or several if rows are lists. */
function foundIn({ rows, between }: Table): readonly string[] {
	const [head = [], ...below] = rows;
	if (below.length === 0) return filled(head);
	const headed = nameUnder(head);
	if (headed) return below.map(headed);
	if (between !== ',' || !isTyped(rows)) return rows.map(firstText);
	// A line with two cells is one name: lists of members have `Doe, Ann`, and a user who meant two players sees the result.
	const isList = rows.some(({ length }) => length > 2);
	return isList ? rows.flatMap(filled) : rows.map((row) => filled(row).join(','));
}

const filled = (row: Row): Row => row.filter((cell) => cell.trim() !== '');

/** Returns a function that finds the name in a row, by the headings of its table; undefined if these aren't headings. */
function nameUnder(head: Row): ((row: Row) => string) | undefined {
	const called = (heading: RegExp) =>
		head.findIndex((cell) => heading.test(normalise(cell).trim()));
	const [name, first, last] = [called(NAME), called(FIRST_NAME), called(LAST_NAME)];
	// Beside a column of first names, one that is only called "name" has the last names.
	const columns = first < 0 && name >= 0 ? [name] : [first, last < 0 ? name : last];
	const those = columns.filter((column) => column >= 0);
	if (those.length === 0) return undefined;
	return (row) => those.map((column) => row[column]?.trim() ?? '').join(' ');
}

/**
 * True if people typed these lines: there is a space after each comma, which no program writes, and there are no numbers among
 * the cells.
 */
const isTyped = (rows: readonly Row[]): boolean =>
	rows.every((row) => row.slice(1).every((cell) => /^(?:\s|$)/.test(cell) && !NUMBER.test(cell)));

/** The first cell of a row that isn't a number. A line of one cell is a name, whatever it is. */
const firstText = (row: Row): string =>
	row.length === 1 ? (row[0] ?? '') : (filled(row).find((cell) => !NUMBER.test(cell)) ?? '');

/** The cells of each line that isn't empty. */
function tableOf(text: string): Table {
	const between = ['\t', ';', ','].find((sign) => text.includes(sign)) ?? ',';
	const rows = text.split(/\r\n|\r|\n/).map((line) => cellsOf(line, between));
	return { between, rows: rows.filter((row) => filled(row).length > 0) };
}

/** The cells of a line. A quoted cell may contain the character that separates cells, and two quotes in it mean one. */
function cellsOf(line: string, between: string): Row {
	const cells = [''];
	let quoted = false;
	for (const sign of line.replaceAll('""', '\u0000')) {
		if (sign === '"') quoted = !quoted;
		else if (sign === between && !quoted) cells.push('');
		else cells.push(`${cells.pop() ?? ''}${sign}`);
	}
	return cells.map((cell) => cell.replaceAll('\u0000', cell === '\u0000' ? '' : '"'));
}

/**
 * How many rounds a number of players should play: in a round robin all that it takes; in a Swiss tournament as many as it takes
 * to find one winner, at least 3.
 */
export function suggestedRounds(players: number, pairing: PairingKind): number {
	if (pairing === 'round-robin') return Math.max(1, players - 1 + (players % 2));
	const most = Math.max(1, players - 1);
	return Math.min(most, Math.max(3, Math.ceil(Math.log2(Math.max(2, players)))));
}
