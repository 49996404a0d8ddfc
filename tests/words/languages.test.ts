import { describe, expect, it } from 'vitest';
import { LANGUAGE_NAMES, loadLanguage } from '../../src/lib/words/languages';
import { LANGUAGE_TAGS } from '../../src/lib/words/tags';
import type { Part } from '../../src/lib/words/types';
import { wordSourcesOf } from '../tools/words/word-sources';
import { englishPart } from './support/pseudo';

/** Paths to everything that words say, and what stands there: a text, or a function. */
function placesIn(words: unknown, path: string): readonly string[] {
	if (typeof words !== 'object' || words === null) return [`${path}: ${typeof words}`];
	if (Array.isArray(words)) return [`${path}: list`];
	return Object.entries(words).flatMap(([key, one]) => placesIn(one, `${path}.${key}`));
}

/** All texts that need no facts. */
function textsIn(words: unknown): readonly string[] {
	if (typeof words === 'string') return [words];
	if (typeof words !== 'object' || words === null) return [];
	return Object.values(words).flatMap(textsIn);
}

/** The forms of a noun from which other German sentences are made. */
const FORMS = /^tiles\.(?:a|no|the|this)Piece:/;

describe.each(LANGUAGE_TAGS.filter((tag) => tag !== 'en'))('%s', async (tag) => {
	const { pack } = await loadLanguage(tag);
	const parts = Object.keys(pack ?? {}) as Part[];

	it('has every part that English has', () => {
		const english = wordSourcesOf('en').flatMap(({ text }) =>
			[...text.matchAll(/\bpart\('(\w+)'/g)].map(([, id]) => id)
		);
		expect([...english, 'common', 'shell', 'storage'].sort()).toEqual([...parts].sort());
	});

	it.each(parts)('says in %s what English says there, also of boxes and rulings', async (part) => {
		const [own, english] = [await pack?.[part]?.(), await englishPart(part)];
		const said = new Set(placesIn(own, part).filter((place) => !FORMS.test(place)));
		expect(said).toEqual(new Set(placesIn(english, part)));
	});

	it('leaves no sentence in English', async () => {
		const same = await Promise.all(
			parts.map(async (part) => {
				const english = new Set(textsIn(await englishPart(part)));
				return textsIn(await pack?.[part]?.()).filter((text) => english.has(text));
			})
		);
		// A sentence of several words that is the same in two languages was forgotten.
		expect(same.flat().filter((text) => text.split(' ').length > 3)).toEqual([]);
	});

	it('has a name of its own', () => {
		expect(LANGUAGE_NAMES[tag]).not.toBe(LANGUAGE_NAMES.en);
	});
});
