import type { GameRecord } from './entry';

/** The file format version that this app writes, and the newest it reads. See FORMAT.md. */
export const FILE_VERSION = 3;

/** The file of one game: JSON with one entry a line. */
export function makeGameFile({ header, entries }: GameRecord): string {
	const lines = entries.map((entry) => `\t\t${JSON.stringify(entry)}`).join(',\n');
	const list = lines === '' ? '[]' : `[\n${lines}\n\t]`;
	return `{\n\t"tilekeep": ${String(FILE_VERSION)},\n\t"header": ${JSON.stringify(header)},\n\t"entries": ${list}\n}\n`;
}
