import type { Attachment } from 'svelte/attachments';
import { createSubscriber } from 'svelte/reactivity';

/** How many dialogs are shown. */
let shown = 0;
let tell = (): void => undefined;
const follow = createSubscriber((update) => {
	tell = update;
});

/** True while any dialog is shown; reactive. */
export function isDialogShown(): boolean {
	follow();
	return shown > 0;
}

function count(change: 1 | -1): void {
	shown += change;
	tell();
}

/**
 * Shows a dialog as a modal while it exists, and restores the focus afterwards. Escape, Android's Back and a tap outside
 * only call `onclose`: the owner closes the dialog by removing it.
 */
export function modal(onclose: () => void): Attachment<HTMLDialogElement> {
	return (dialog) => {
		const before = document.activeElement;
		const stop = listen(dialog, onclose);
		dialog.showModal();
		count(1);
		return () => {
			count(-1);
			stop();
			dialog.close();
			if (before instanceof HTMLElement && before.isConnected) before.focus();
		};
	};
}

function listen(dialog: HTMLDialogElement, onclose: () => void): () => void {
	const cancel = (event: Event): void => {
		event.preventDefault();
		onclose();
	};
	const closeOutside = (event: MouseEvent): void => {
		if (event.target === dialog) onclose();
	};
	dialog.addEventListener('cancel', cancel);
	dialog.addEventListener('click', closeOutside);
	return () => {
		dialog.removeEventListener('cancel', cancel);
		dialog.removeEventListener('click', closeOutside);
	};
}
