import { languageNow } from '../words/parts';

/** One cell. Numbers stay numbers. */
export type Cell = string | number;

/**
 * A table as CSV (RFC 4180), UTF-8 with Excel's byte order mark; texts that look like formulas get an apostrophe in front.
 * Spreadsheets expect a semicolon between cells if the language writes numbers with a decimal comma.
 */
export function csvOf(rows: readonly (readonly Cell[])[], tag = languageNow().tag): string {
	const [between, decimal] = hasDecimalComma(tag) ? [';', ','] : [',', '.'];
	const line = (row: readonly Cell[]) => row.map((value) => cell(value, decimal)).join(between);
	return `\uFEFF${rows.map((row) => `${line(row)}\r\n`).join('')}`;
}

const hasDecimalComma = (tag: string): boolean =>
	new Intl.NumberFormat(tag)
		.formatToParts(0.5)
		.some(({ type, value }) => type === 'decimal' && value === ',');

function cell(value: Cell, decimal: string): string {
	if (typeof value === 'number') return String(value).replace('.', decimal);
	const harmless = /^\s*[=+\-@\t\r＝＋－＠]/u.test(value) ? `'${value}` : value;
	return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
