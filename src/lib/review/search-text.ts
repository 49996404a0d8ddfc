import { dropMarks, normalise } from '../engine/typed-text';

/** A piece of a text in which something was found. */
export interface FoundPiece {
	readonly text: string;
	/** True for what was searched for. */
	readonly found: boolean;
}

/** Characters shown before the first word that was found, and in all. */
const BEFORE = 30;
const LENGTH = 120;

/** The piece of a text around the first of these words, all of them marked, on one line; undefined if none is in it. */
export function excerptOf(
	text: string,
	parts: readonly string[]
): readonly FoundPiece[] | undefined {
	const letters = Array.from(dropMarks(text).replace(/\s+/gu, ' '));
	const marks = marksIn(letters, parts);
	const first = marks.indexOf(true);
	if (first < 0) return undefined;
	const from = wordStart(letters, Math.max(0, first - BEFORE), first);
	const to = wordEnd(letters, from + LENGTH, first);
	const shown = pieces(letters.slice(from, to), marks.slice(from, to));
	return [
		...(from > 0 ? [{ text: '…', found: false }] : []),
		...shown,
		...(to < letters.length ? [{ text: '…', found: false }] : [])
	];
}

/** For each letter, whether it belongs to one of the words. */
function marksIn(letters: readonly string[], parts: readonly string[]): readonly boolean[] {
	const plain = letters.map(normalise);
	/** The letter that each character of the plain text belongs to. */
	const owners = plain.flatMap((one, letter) => Array.from({ length: one.length }, () => letter));
	const all = plain.join('');
	const marked = new Set<number>();
	for (const part of parts)
		for (let at = all.indexOf(part); at >= 0; at = all.indexOf(part, at + 1))
			for (const owner of owners.slice(at, at + part.length)) marked.add(owner);
	return letters.map((_, letter) => marked.has(letter));
}

/** The start of the first whole word at or after a letter, but not beyond `most`. */
function wordStart(letters: readonly string[], from: number, most: number): number {
	if (from === 0) return 0;
	const space = letters.indexOf(' ', from - 1);
	return space < 0 || space >= most ? most : space + 1;
}

/** The end of the last whole word before a letter, but not before `least`. */
function wordEnd(letters: readonly string[], to: number, least: number): number {
	if (to >= letters.length) return letters.length;
	const space = letters.lastIndexOf(' ', to);
	return space > least ? space : to;
}

/** Neighbours that are both marked, or both not, in one piece. */
function pieces(letters: readonly string[], marks: readonly boolean[]): readonly FoundPiece[] {
	const all: { text: string; found: boolean }[] = [];
	for (const [index, letter] of letters.entries()) {
		const found = marks[index] ?? false;
		const last = all.at(-1);
		if (last?.found === found) last.text += letter;
		else all.push({ text: letter, found });
	}
	return all;
}
