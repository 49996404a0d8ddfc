import { asset } from '$app/paths';

/** Something that is shipped with the app and that others made. */
export interface Shipped {
	readonly name: string;
	readonly version: string;
	/** The short name of its licence, such as “MIT”. */
	readonly licence: string;
	/** The text of the licence, with who granted it. */
	readonly text: string;
}

/** What the build writes down about itself, in `about.json`. */
export interface About {
	readonly version: string;
	readonly shipped: readonly Shipped[];
}

/** What the build wrote down; undefined when it can't be loaded. */
export async function loadAbout(): Promise<About | undefined> {
	const response = await fetch(asset('/about.json')).catch(() => undefined);
	if (!response?.ok) return undefined;
	return response.json().then(
		(about) => about as About,
		() => undefined
	);
}
