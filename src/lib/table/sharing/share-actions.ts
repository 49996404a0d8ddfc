/** What came of a way out: it went; whoever tapped thought better of it; or the browser or the device refused. */
export type ShareResult = 'sent' | 'cancelled' | 'refused';

/** True where the device can hand links and texts to other apps. */
export const canSend = (): boolean => 'share' in navigator;

/** True where it can hand this file to them. */
export const canSendFile = (file: File): boolean =>
	'canShare' in navigator && navigator.canShare({ files: [file] });

/** Hands something to another app that the user chooses. To be called by a tap. Never rejects. */
export const send = (what: ShareData): Promise<ShareResult> =>
	navigator.share(what).then(
		() => 'sent' as const,
		(error: unknown) =>
			error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'refused'
	);

/** Copies a text. To be called by a tap. Never rejects. */
export async function copy(text: string): Promise<ShareResult> {
	if (!('clipboard' in navigator)) return 'refused';
	return navigator.clipboard.writeText(text).then(
		() => 'sent' as const,
		() => 'refused' as const
	);
}
