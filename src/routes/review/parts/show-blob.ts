import type { Attachment } from 'svelte/attachments';

/** Shows a picture from memory or the database in an image while it exists. */
export const showBlob =
	(picture: Blob): Attachment<HTMLImageElement> =>
	(image) => {
		const url = URL.createObjectURL(picture);
		image.src = url;
		return () => {
			URL.revokeObjectURL(url);
		};
	};
