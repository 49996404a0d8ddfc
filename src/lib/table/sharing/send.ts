import { type GameRecord } from '../../record';
import { makeGameFile } from '../../record/game-file';
import { localDay } from '../../share/local-time';
import { playerNames } from '../../words';

/** What became of sharing, copying or saving: done, cancelled by the user, or refused by the device. */
export type ShareResult = 'done' | 'cancelled' | 'refused';

/** True if the device can share links and texts. */
export const canSend = (): boolean => 'share' in navigator;

/** True if the device can share this file. */
export const canSendFile = (file: File): boolean =>
	'canShare' in navigator && navigator.canShare({ files: [file] });

/** Shares something with an app of the user's choice. Must be called by a tap. Never rejects. */
export const send = (what: ShareData): Promise<ShareResult> =>
	navigator.share(what).then(
		() => 'done' as const,
		(error: unknown) =>
			error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'refused'
	);

/** Copies a text. Must be called by a tap. Never rejects. */
export async function copy(text: string): Promise<ShareResult> {
	if (!('clipboard' in navigator)) return 'refused';
	return navigator.clipboard.writeText(text).then(
		() => 'done' as const,
		() => 'refused' as const
	);
}

/** A text as it may stand in the name of a file: letters of all scripts, and no signs with a meaning in file systems. */
export const fileNamePart = (text: string): string =>
	text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').slice(0, 60);

/** A name for a game's file: the local day when it began, and its players; `kind` is the extension. */
export function fileName({ header: { created, players } }: GameRecord, kind = 'json'): string {
	const names = fileNamePart(playerNames(players).join(' '));
	return `tilekeep-${localDay(created)}-${names}.${kind}`.replace(/-+(?=[-.])/g, '');
}

/** Downloads the file of a game: made of its record, or all that is stored if that can't be read completely. */
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
