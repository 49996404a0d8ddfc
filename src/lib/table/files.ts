import { makeGameFile, type GameRecord } from '../record';

/** A name for the file of a game: the day it began and who played. */
export function fileName({ header: { created, players } }: GameRecord): string {
	const day = new Date(created).toISOString().slice(0, 10);
	const names = players.map(({ name }) => name).join(' ');
	// Letters of all scripts may stand in a file's name, signs that mean something to a disk may not.
	const safe = names.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').slice(0, 60);
	return `tilekeep-${day}-${safe}.json`.replace(/-+(?=[-.])/g, '');
}

/** Hands the user the file of a game: of its record, or of the whole that is stored where that can't all be read. */
export function downloadGame(record: GameRecord, whole = makeGameFile(record)): void {
	const url = URL.createObjectURL(new Blob([whole], { type: 'application/json' }));
	const link = Object.assign(document.createElement('a'), {
		href: url,
		download: fileName(record)
	});
	link.click();
	// Safari reads the file only after the click has been dealt with.
	setTimeout(() => {
		URL.revokeObjectURL(url);
	}, 10_000);
}
