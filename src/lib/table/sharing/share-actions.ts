/** What became of sharing, copying or saving: done, cancelled by the user, or refused by the device. */
export type ShareResult = 'done' | 'cancelled' | 'refused';

/** True where the device can share links and texts. */
export const canSend = (): boolean => 'share' in navigator;

/** True where the device can share this file. */
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
