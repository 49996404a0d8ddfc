/** What came of offering a file to other apps. */
export type HandedOut = 'shared' | 'cancelled' | 'refused';

/** Absent in most browsers on desktops, whatever the types say. */
type Sharing = Partial<Pick<Navigator, 'share' | 'canShare'>>;

/** True where other apps take a file like this one. */
export const canShareFile = (file: File, sharing: Sharing = navigator): boolean =>
	sharing.canShare?.({ files: [file] }) === true;

/** Offers a file to other apps. */
export async function shareFile(file: File, sharing: Sharing = navigator): Promise<HandedOut> {
	try {
		await sharing.share?.({ files: [file] });
		return 'shared';
	} catch (error) {
		return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'refused';
	}
}

/** Hands a file to the user. */
export function saveFile(file: File): void {
	const url = URL.createObjectURL(file);
	Object.assign(document.createElement('a'), { href: url, download: file.name }).click();
	// Safari reads the file only after the click has been dealt with.
	setTimeout(() => {
		URL.revokeObjectURL(url);
	}, 10_000);
}
