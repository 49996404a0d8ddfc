import type { Attachment } from 'svelte/attachments';

/** Moves an element to the end of the body: printing hides the rest of the page, dialogs included. */
export const printRoot: Attachment<HTMLElement> = (sheet) => {
	document.body.append(sheet);
	return () => {
		sheet.remove();
	};
};
