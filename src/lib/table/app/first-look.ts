/**
 * The choices that decide how pages look: where the browser keeps each, and its values, the usual one first. A value that isn't
 * the usual one is written on the root element as `data-<name>`.
 */
export const LOOK_CHOICES = {
	scheme: { key: 'tilekeep:scheme', values: ['device', 'light', 'dark'] },
	season: { key: 'tilekeep:land', values: ['box', 'summer', 'winter'] },
	scores: { key: 'tilekeep:scores', values: ['normal', 'large', 'largest'] },
	clock: { key: 'tilekeep:clock', values: ['off', 'on'] }
} as const;

/** The choices as {@link showLook} gets them in a page without the app's scripts. */
type LookChoices = Readonly<
	Record<string, { readonly key: string; readonly values: readonly string[] }>
>;

/**
 * Writes on the root element how pages should look, and tells the browser in which colours to draw its own parts.
 * `hooks.server.ts` writes this function into all pages: it must use nothing from outside.
 *
 * @param chosen the value of a choice by its name; without it, what the browser keeps
 */
export function showLook(
	choices: LookChoices,
	chosen?: (name: string, key: string) => string | null
): void {
	const root = document.documentElement;
	for (const [name, { key, values }] of Object.entries(choices)) {
		const value = chosen ? chosen(name, key) : readStored(key);
		const attribute = `data-${name}`;
		if (value !== null && values.indexOf(value) > 0) root.setAttribute(attribute, value);
		else root.removeAttribute(attribute);
	}
	const { scheme } = root.dataset;
	for (const meta of document.querySelectorAll('meta')) {
		const { scheme: own } = meta.dataset;
		if (meta.name === 'color-scheme') meta.content = scheme ?? 'light dark';
		if (own === undefined) continue;
		meta.media =
			scheme === undefined ? `(prefers-color-scheme: ${own})` : own === scheme ? 'all' : 'not all';
	}

	function readStored(key: string): string | null {
		try {
			return localStorage.getItem(key);
		} catch {
			return null;
		}
	}
}

/** Where the browser keeps the language that was chosen. */
export const LANGUAGE_KEY = 'tilekeep:language';

/**
 * Decides which language the app speaks, and writes its tag on the root element: the chosen one, or else the first of the browser's
 * languages that the app has, or else the first of the app. `hooks.server.ts` writes this function into all pages: it must use
 * nothing from outside.
 *
 * @param key where the browser keeps what was chosen
 * @param tags of all languages of the app
 * @param chosen what was chosen just now, which a browser may refuse to keep
 */
export function showLanguage(key: string, tags: readonly string[], chosen?: string): void {
	const wanted = [chosen ?? readStored(), ...navigator.languages];
	const known = wanted.flatMap((each) => tags.filter((tag) => each?.split('-')[0] === tag));
	document.documentElement.lang = known[0] ?? tags[0] ?? '';

	function readStored(): string | null {
		try {
			return localStorage.getItem(key);
		} catch {
			return null;
		}
	}
}
