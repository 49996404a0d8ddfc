import type { TreeCopy } from '../breaks/copy';
import { addFolder, addToList, MARKET_DAY, type Added } from './copy';

/** Numbers in links that one of them takes of each kind, at most. */
const NUMBERS = 5;

/** Its names, of which each expansion has its own. `MARKET` and its letter begin the ids of its rules. */
const NAMES =
	/\b(?:market-day|MARKET_DAY|hawkerPays|hawker|stallkeeper|cashbox|stall|market(?!-))\b/g;

/** Adds so many expansions to a copy of the tree: the made-up one, each with names and numbers of its own. */
export function addMany(copy: TreeCopy, count: number): void {
	const all = Array.from({ length: count }, (_, index) => index + 1);
	for (const number of all) addFolder(copy, numbered(number), (text) => renamed(text, number));
	addToList(copy, all.map(numbered));
}

const numbered = (number: number): Added => ({
	id: renamed(MARKET_DAY.id, number),
	name: renamed(MARKET_DAY.name, number)
});

/** A text with the names and numbers of one of them. */
const renamed = (text: string, number: number): string =>
	text
		.replace(NAMES, (name) => withLetters(name, lettersOf(number)))
		.replace(/\bMARKET(?=-\d|:)/g, `MARKET${lettersOf(number)}`)
		.replace(
			/(\[|number: )(\d+)(?=, (?:'|fields))/g,
			(_, before: string, used: string) => before + String(Number(used) + NUMBERS * number)
		);

const withLetters = (name: string, letters: string): string => {
	if (name === MARKET_DAY.name) return `${name}_${letters}`;
	return name === MARKET_DAY.id ? `${name}-${letters.toLowerCase()}` : name + letters.toLowerCase();
};

/** Two letters: neither signs nor the beginnings of rules have digits. */
const lettersOf = (number: number): string =>
	String.fromCharCode(65 + Math.floor(number / 26), 65 + (number % 26));
