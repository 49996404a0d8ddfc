import type { LookChoices } from './look-choices';

/**
 * Writes on the root element how pages shall look, and tells the browser in which colours to draw its own parts.
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
		const value = chosen ? chosen(name, key) : stored(key);
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

	function stored(key: string): string | null {
		try {
			return localStorage.getItem(key);
		} catch {
			return null;
		}
	}
}
