import type { Language } from '../../../src/lib/words/parts';
import type { Pack, Part, Words } from '../../../src/lib/words/types';

/** A sentence of the pseudo-language: English in brackets. */
const bracketed = (text: string): string => (text === '' ? '' : `⟦${text}⟧`);

/** Everything that English says, in brackets: texts, and what functions return. */
function translated(english: unknown): unknown {
	if (typeof english === 'string') return bracketed(english);
	if (typeof english === 'function')
		return (...args: readonly unknown[]) => translated(Reflect.apply(english, undefined, args));
	if (Array.isArray(english)) return english.map(translated);
	if (typeof english !== 'object' || english === null) return english;
	return Object.fromEntries(Object.entries(english).map(([key, one]) => [key, translated(one)]));
}

const ENGLISH = import.meta.glob<Readonly<Record<string, unknown>>>(
	'../../../src/lib/words/en/*.ts'
);
const TEXTS = import.meta.glob<string>('../../../src/lib/words/en/*.ts', {
	query: '?raw',
	import: 'default',
	eager: true
});

/** The file with the English words of a part. It is found without loading any: a part is in use once it is loaded. */
const fileOf = (part: string): string =>
	Object.entries(TEXTS).find(([, text]) => text.includes(`export const ${part} =`))?.[0] ?? '';

/** Which parts were loaded, in their order. */
export const loaded: Part[] = [];

/** The English words of a part. */
export async function englishPart<P extends Part>(part: P): Promise<Words[P]> {
	const found = await ENGLISH[fileOf(part)]?.();
	return found?.[part] as Words[P];
}

async function load<P extends Part>(part: P): Promise<Words[P]> {
	loaded.push(part);
	// The brackets keep the shape that the English words have.
	return translated(await englishPart(part)) as Words[P];
}

/** A language for tests: every sentence is the English one in brackets, and nothing else may be on the screen. */
export const PSEUDO = {
	tag: 'en-XA',
	pack: new Proxy({} as Pack, {
		get: (_, part: Part) => () => load(part),
		ownKeys: () => ['common', 'unsaved'],
		getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true })
	})
} satisfies Language;

const SPOKEN = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];

/**
 * The English sentences in a part of the page: what can be read or heard and stands in no brackets.
 * @param given what may stand there in any language: names, numbers of tiles
 */
export function englishIn(root: ParentNode, given: readonly string[] = []): readonly string[] {
	const texts: string[] = [];
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode(); node; node = walker.nextNode())
		if (root.contains(node) && !node.parentElement?.closest('style, script'))
			texts.push(node.nodeValue ?? '');
	for (const element of root.querySelectorAll('*'))
		texts.push(...SPOKEN.map((name) => element.getAttribute(name) ?? ''));
	return texts.filter((text) => /\p{L}{2,}/u.test(withoutBrackets(text, given)));
}

function withoutBrackets(text: string, given: readonly string[]): string {
	let depth = 0;
	const outside = Array.from(text).filter((letter) => {
		if (letter === '⟧') depth -= 1;
		const kept = depth === 0 && letter !== '⟦' && letter !== '⟧';
		if (letter === '⟦') depth += 1;
		return kept;
	});
	return given.reduce((rest, one) => rest.replaceAll(one, ''), outside.join(''));
}

/** Sentences with a sentence inside, which was handed in as a word: in another language it may need another case or gender. */
export function nestedIn(root: Element): readonly string[] {
	const spoken = [...root.querySelectorAll('*')].flatMap((element) => [
		...SPOKEN.map((name) => element.getAttribute(name) ?? ''),
		...[...element.childNodes].flatMap((node) =>
			node.nodeType === Node.TEXT_NODE ? [node.nodeValue ?? ''] : []
		)
	]);
	return spoken.filter(isNested);
}

/** True for a text in which a bracket opens before the last one is closed. A seat without a name has its colour for a name. */
export const isNested = (text: string): boolean =>
	/⟦[^⟧]*⟦/u.test(text.replaceAll(/⟦(?:Red|Blue|Green|Yellow|Black|Grey)⟧/gu, ''));
