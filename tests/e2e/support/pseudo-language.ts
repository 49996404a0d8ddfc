import type { Page } from '@playwright/test';

/** Runs in the page, as a module around that of a language: everything it says gets longer and accented. */
const AROUND = `
const ACCENTED = { a: 'å', e: 'ë', i: 'ï', o: 'ø', u: 'û', A: 'Å', E: 'Ë', I: 'Ï', O: 'Ø', U: 'Û' };
const longer = (text) => (text.trim() === '' ? text
	: text.replace(/[aeiouAEIOU]/g, (letter) => ACCENTED[letter]) + ' ' + 'ŵørdş '.repeat(Math.ceil(text.length / 18)).trim());
const said = (one) => {
	if (typeof one === 'string') return longer(one);
	if (typeof one === 'function') return (...facts) => said(one(...facts));
	if (one instanceof Promise) return one.then(said);
	if (Array.isArray(one)) return one.map(said);
	if (typeof one !== 'object' || one === null) return one;
	return Object.fromEntries(Object.entries(one).map(([key, value]) => [key, said(value)]));
};
const around = ({ GERMAN: { tag, pack } }) => ({
	GERMAN: { tag, pack: Object.fromEntries(Object.entries(pack).map(([part, load]) => [part, async () => said(await load())])) }
});`;

/**
 * Lets the app speak a language that doesn't exist, in place of German: a third longer than German, and accented.
 * @param direction in which it is read
 */
export async function speakPseudo(page: Page, direction: 'ltr' | 'rtl'): Promise<void> {
	const answer = (files: RegExp, t: string) =>
		page.route(files, async (route) => {
			const url = route.request().url();
			await route.fulfill({
				contentType: 'text/javascript',
				// What else it exports, the words of expansions import.
				body: `import * as module from '${url}?plain';${AROUND}\nexport * from '${url}?plain';\nexport const t = ${t};`
			});
		});
	await answer(/\/languages\/de\.[\w-]+\.js$/, 'around(module.t)');
	await answer(/\/languages\/de\.[\w-]+\.[\w-]+\.js$/, 'said(module.t)');
	await page.addInitScript((dir) => {
		localStorage.setItem('tilekeep:language', 'de');
		new MutationObserver(() => {
			if (document.documentElement.dir !== dir) document.documentElement.dir = dir;
		}).observe(document, { childList: true, subtree: true });
	}, direction);
}
