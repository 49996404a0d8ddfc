import { FILE_VERSION, type GameRecord } from './entry';
import { fileText, type GameFile } from './file-text';
import { readableEntries, readableHeader } from './readable';

/** The contents of a game's file, in the order of its fields. The game's rules must be loaded. */
export const gameFileOf = (record: GameRecord): GameFile => ({
	tilekeep: FILE_VERSION,
	header: readableHeader(record.header),
	entries: readableEntries(record)
});

/** The file of one game: JSON with one entry per line. The game's rules must be loaded. */
export const makeGameFile = (record: GameRecord): string => fileText(gameFileOf(record));
