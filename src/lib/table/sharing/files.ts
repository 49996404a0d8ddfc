import { makeGameFile, type GameRecord } from '../../record';
import { playerNames } from '../../words/player-name';

/** A name for a game's file: its date and players; `kind` is the extension. */
export function fileName({ header: { created, players } }: GameRecord, kind = 'json'): string {
	const day = new Date(created).toISOString().slice(0, 10);
	const names = playerNames(players).join(' ');
	// Letters of all scripts are allowed; signs with a meaning in file systems aren't.
	const safe = names.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').slice(0, 60);
	return `tilekeep-${day}-${safe}.${kind}`.replace(/-+(?=[-.])/g, '');
}

/** Downloads the file of a game: made of its record, or all that is stored where that can't be read completely. */
export function downloadGame(record: GameRecord, whole = makeGameFile(record)): void {
	download(new Blob([whole], { type: 'application/json' }), fileName(record));
}

export function download(file: Blob, name: string): void {
	const url = URL.createObjectURL(file);
	Object.assign(document.createElement('a'), { href: url, download: name }).click();
	// Safari reads the file only after the click has been handled.
	setTimeout(() => {
		URL.revokeObjectURL(url);
	}, 10_000);
}
