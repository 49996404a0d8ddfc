import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { wordSourcesOf } from '../tools/words/word-sources';
import { LANGUAGE_TAGS } from '../../src/lib/words/tags';

const css = readFileSync('src/lib/look/type.css', 'utf8');
const files = readdirSync('static/fonts').filter((file) => file.endsWith('.woff2'));

/** Matches characters outside all unicode ranges of the stylesheet. */
function uncovered(): RegExp {
	const ranges = [...css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
		([, from = '', to = from]) => `\\u{${from}}-\\u{${to}}`
	);
	return new RegExp(`[^\\s${ranges.join('')}]`, 'gu');
}

describe('the fonts', () => {
	it('are small, and include their licence', () => {
		const bytes = files.reduce((sum, file) => sum + statSync(`static/fonts/${file}`).size, 0);
		expect(bytes).toBeLessThan(60_000);
		expect(readFileSync('static/fonts/OFL.txt', 'utf8')).toContain('SIL OPEN FONT LICENSE');
	});

	it('are the files named in the stylesheet', () => {
		const named = [...css.matchAll(/\/fonts\/([a-z-]+\.woff2)/g)].map(([, file]) => file);
		expect(named.sort()).toEqual(files.sort());
	});

	it('have every character of the app’s words, and of names from Łódź to Kraków', () => {
		const words = LANGUAGE_TAGS.flatMap(wordSourcesOf).map(({ text }) => text);
		const written = `${words.join('')} Łukasz Šárka Chloé Ğöktuğ Şule Œnone Ñandú Åse Țepeș`;
		expect(written.match(uncovered())).toBeNull();
	});
});
