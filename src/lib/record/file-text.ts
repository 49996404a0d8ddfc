import { FILE_VERSION, type GameRecord } from './entry';
import type { ReadableEntry } from './readable';

/** A game file as a value: the first line of a followed game, with its entries. */
export interface GameFile {
	readonly tilekeep: typeof FILE_VERSION;
	readonly header: GameRecord['header'];
	readonly entries: readonly ReadableEntry[];
}

/** The file of a stored game that can't be read completely: it has only what is stored. */
export const makeUnreadFile = ({ header, entries }: GameRecord): string =>
	fileText({ tilekeep: FILE_VERSION, header, entries });

/** The text of a game file: JSON with one entry per line. */
export function fileText({ tilekeep, header, entries }: GameFile): string {
	const lines = entries.map((entry) => `\t\t${JSON.stringify(entry)}`).join(',\n');
	const list = lines === '' ? '[]' : `[\n${lines}\n\t]`;
	return `{\n\t"tilekeep": ${String(tilekeep)},\n\t"header": ${JSON.stringify(header)},\n\t"entries": ${list}\n}\n`;
}
