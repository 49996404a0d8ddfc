/** How many levels of escapes are undone: a redirector may pass on the address of another redirector. */
const MOST_PASSES = 5;

/**
 * The ways to read a text that mail, chat, a redirector or an editor has changed, each once and the likeliest first: with its
 * escapes undone; also without its line breaks and spaces; decoded from “quoted printable” mail; with each typographic dash as
 * one and as two.
 */
export function readingsOf(text: string): readonly string[] {
	const joined = text.replaceAll(/=?[\r\n]+[>|\s]*|\s+/g, '');
	const plain = [text, joined, printable(text), printable(joined)].map(unescapedOf);
	return [...new Set([...plain, ...plain.map(withShortDashes), ...plain.map(withLongDashes)])];
}

/** Mail writes a character as `=` and its bytes (RFC 2045, section 6.7). */
const printable = (text: string): string =>
	text.replaceAll(/=\r?\n/g, '').replaceAll(/=([\dA-F]{2})/g, '%$1');

const withShortDashes = (text: string): string =>
	text.replaceAll(/[\u2010-\u2015\u2043\u2212\ufe63\uff0d]/g, '-');
/** Editors make one dash out of two. */
const withLongDashes = (text: string): string =>
	withShortDashes(text.replaceAll(/[\u2013\u2014]/g, '--'));

/** A text without escapes, and without characters that nobody sees. */
function unescapedOf(text: string): string {
	let read = text.replaceAll(/\bu=(https?-3A__[^&\s]*)/gi, (_, link: string) => ofProofpoint(link));
	for (let pass = 0; pass < MOST_PASSES; pass++) {
		const next = read
			.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, ofEntity)
			.replaceAll(/(?:%[\da-f]{2})+/gi, ofPercents);
		if (next === read) break;
		read = next;
	}
	return read.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
}

/** Proofpoint's redirector has `-` for `%`, and `_` for `/`. */
const ofProofpoint = (link: string): string =>
	link.replaceAll('_', '/').replaceAll(/-([\dA-F]{2})/g, '%$1');

/** Characters by their names in HTML. No other character with a name is part of a link. */
const NAMED = new Map([
	['num', '#'],
	['lowbar', '_'],
	['dash', '-'],
	['hyphen', '-']
]);

function ofEntity(_: string, decimal?: string, hexadecimal?: string, name = ''): string {
	const code = parseInt(decimal ?? hexadecimal ?? '', decimal === undefined ? 16 : 10);
	if (Number.isNaN(code)) return NAMED.get(name) ?? ' ';
	return code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
}

/** The characters that some percent-encoded bytes stand for. Bytes that aren't UTF-8 aren't part of a link. */
function ofPercents(bytes: string): string {
	try {
		return decodeURIComponent(bytes);
	} catch {
		return ' ';
	}
}
