import { FILE_VERSION, type GameRecord } from './entry';
import { readableEntries, readableHeader, type ReadableEntry } from './readable';

/** A game file as a value: the first line of a followed game, with its entries. */
interface GameFile {
	readonly tilekeep: typeof FILE_VERSION;
	readonly header: GameRecord['header'];
	readonly entries: readonly ReadableEntry[];
}

/** What is in the file of a game, in the order of its fields. Its rules must be loaded. */
export const gameFileOf = (record: GameRecord): GameFile => ({
	tilekeep: FILE_VERSION,
	header: readableHeader(record.header),
	entries: readableEntries(record)
});

/** The file of one game: JSON with one entry a line. Its rules must be loaded. */
export const makeGameFile = (record: GameRecord): string => fileText(gameFileOf(record));

/** The file of a game that is stored and can't be read in whole: just what is there. */
export const makeUnreadFile = ({ header, entries }: GameRecord): string =>
	fileText({ tilekeep: FILE_VERSION, header, entries });

function fileText({ tilekeep, header, entries }: GameFile): string {
	const lines = entries.map((entry) => `\t\t${JSON.stringify(entry)}`).join(',\n');
	const list = lines === '' ? '[]' : `[\n${lines}\n\t]`;
	return `{\n\t"tilekeep": ${String(tilekeep)},\n\t"header": ${JSON.stringify(header)},\n\t"entries": ${list}\n}\n`;
}
