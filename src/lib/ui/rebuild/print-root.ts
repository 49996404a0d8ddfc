import type { Attachment } from 'svelte/attachments';

/** Lifts an element out of the page, to stand beside it: what is printed hides the rest of the window, dialogues too. */
export const printRoot: Attachment<HTMLElement> = (sheet) => {
	document.body.append(sheet);
	return () => {
		sheet.remove();
	};
};
