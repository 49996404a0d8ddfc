import type { Attachment } from 'svelte/attachments';

/**
 * Shows the dialog it is attached to above the page while it exists, and hands the focus back to where it was. Escape,
 * Android's back and a tap on the veil are wishes to close: the owner decides, by taking the dialog off the page.
 */
export function modal(onclose: () => void): Attachment<HTMLDialogElement> {
	return (dialog) => {
		const before = document.activeElement;
		const stop = listen(dialog, onclose);
		dialog.showModal();
		return () => {
			stop();
			dialog.close();
			if (before instanceof HTMLElement && before.isConnected) before.focus();
		};
	};
}

function listen(dialog: HTMLDialogElement, onclose: () => void): () => void {
	const cancelled = (event: Event): void => {
		event.preventDefault();
		onclose();
	};
	const clicked = (event: MouseEvent): void => {
		if (event.target === dialog) onclose();
	};
	dialog.addEventListener('cancel', cancelled);
	dialog.addEventListener('click', clicked);
	return () => {
		dialog.removeEventListener('cancel', cancelled);
		dialog.removeEventListener('click', clicked);
	};
}
