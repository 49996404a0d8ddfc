import { makeGameFile, type GameRecord } from '../../record';
import { playerNames } from '../../words/player-name';

/** A name for the file of a game: the day it began and who played; `kind` is what comes behind the dot. */
export function fileName({ header: { created, players } }: GameRecord, kind = 'json'): string {
	const day = new Date(created).toISOString().slice(0, 10);
	const names = playerNames(players).join(' ');
	// Letters of all scripts may stand in a file's name, signs that mean something to a disk may not.
	const safe = names.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').slice(0, 60);
	return `tilekeep-${day}-${safe}.${kind}`.replace(/-+(?=[-.])/g, '');
}

/** Hands the user the file of a game: of its record, or of the whole that is stored where that can't all be read. */
export function downloadGame(record: GameRecord, whole = makeGameFile(record)): void {
	download(new Blob([whole], { type: 'application/json' }), fileName(record));
}

/** Hands the user a file. */
export function download(file: Blob, name: string): void {
	const url = URL.createObjectURL(file);
	Object.assign(document.createElement('a'), { href: url, download: name }).click();
	// Safari reads the file only after the click has been dealt with.
	setTimeout(() => {
		URL.revokeObjectURL(url);
	}, 10_000);
}
