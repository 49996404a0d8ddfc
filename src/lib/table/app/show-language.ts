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
	const wanted = [chosen ?? stored(), ...navigator.languages];
	const known = wanted.flatMap((each) => tags.filter((tag) => each?.split('-')[0] === tag));
	document.documentElement.lang = known[0] ?? tags[0] ?? '';

	function stored(): string | null {
		try {
			return localStorage.getItem(key);
		} catch {
			return null;
		}
	}
}
