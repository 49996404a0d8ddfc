import { listExpansions, loadWordsOf } from './load-expansions';

/**
 * The words of any language for those of English: a text for a text, a function with the same parameters for a function.
 * So English is the model, and a sentence that is missing or superfluous in another language fails the type check.
 */
export type Translated<T> = T extends (...args: infer Parameters) => infer Says
	? (...args: Parameters) => Translated<Says>
	: T extends string
		? string
		: T extends readonly string[]
			? readonly string[]
			: T extends object
				? { readonly [Key in keyof T]: Translated<T[Key]> }
				: T;

/** A language of the app. English has no pack: its words are bundled with the parts of the app that say them. */
export interface Language {
	/** Its BCP 47 tag. */
	readonly tag: string;
	/** How to load the words of each part of the app, by its name. */
	readonly pack?: Readonly<Record<string, () => Promise<object>>>;
}

/** The language of the code: it is always there. */
export const ENGLISH: Language = { tag: 'en' };

/** What makes the screen redraw when the language is switched. */
interface Signal {
	/** Called whenever a sentence is read. */
	readonly read: () => void;
	/** Called when the sentences have changed. */
	readonly changed: (language: Language) => void;
}

/** A language and its loaded parts. */
interface Loaded {
	readonly language: Language;
	readonly parts: Map<string, object>;
}

const NOTHING = (): void => undefined;
const used = new Set<string>();
/** The expansions of which something is said. */
const needed = new Set<string>();
/** True once rules or help are shown. */
let isRead = false;
const pending = new Set<Promise<void>>();
let spoken: Loaded = { language: ENGLISH, parts: new Map() };
/** The language that was requested last. It may still be loading. */
let wanted = spoken;
let signal: Signal = { read: NOTHING, changed: NOTHING };

/** Connects the words to what redraws the screen. Without it they are only read. */
export function redrawBy(by: Signal): void {
	signal = by;
}

/**
 * The words of one part of the app in the language that is spoken. Its English comes with it, and a page loads no other words.
 * In another language it says English until its words have arrived.
 * @param id the name of the part, which its English words have too
 */
export function part<English extends object>(id: string, english: English): Translated<English> {
	used.add(id);
	if (!wanted.parts.has(id)) keepPending(load(wanted, id));
	return new Proxy(english, {
		get: (target, key): unknown => {
			signal.read();
			return Reflect.get(spoken.parts.get(id) ?? target, key);
		}
	}) as Translated<English>;
}

/** Loads one part of a language, and shows it if that language is spoken by then. */
async function load(into: Loaded, id: string): Promise<void> {
	const words = await into.language.pack?.[id]?.();
	if (!words) return;
	into.parts.set(id, words);
	if (into === spoken && used.has(id)) signal.changed(into.language);
}

/**
 * From now on something is said of these expansions, in whatever language is spoken. Rejects when their words aren't on the device
 * and there is no network.
 */
export async function needWordsOf(expansions: readonly string[]): Promise<void> {
	for (const id of expansions) needed.add(id);
	const tags = new Set([spoken.language.tag, wanted.language.tag]);
	await Promise.all(Array.from(tags, (tag) => loadWordsOf(expansions, tag, isRead)));
	signal.changed(spoken.language);
}

/** For what shows rules or help: from now on these are loaded with the words of expansions, where they lie apart. */
export const needReading = (): void => {
	isRead = true;
	keepPending(needWordsOf([...needed]));
};

/** For pages that speak of expansions that nobody plays yet: they wait for the words as for their own. */
export const needAllExpansions = (): void => {
	keepPending(listExpansions().then(needWordsOf));
};

function keepPending(promise: Promise<void>): void {
	// A part that can't be loaded stays in English.
	const settled: Promise<void> = promise.catch(NOTHING).then(() => {
		pending.delete(settled);
	});
	pending.add(settled);
}

/**
 * Speaks another language from now on: everything on the screen is redrawn once its words have arrived. The rest of the language
 * is loaded afterwards, so that later pages have it at hand, also without a network. Rejects when its words can't be loaded:
 * the language stays as it was. When languages are switched faster than they load, the last one wins.
 */
export async function speak(language: Language): Promise<void> {
	const next: Loaded = { language, parts: new Map() };
	const before = wanted;
	wanted = next;
	try {
		await Promise.all([
			...[...used].map((id) => load(next, id)),
			loadWordsOf(needed, language.tag, isRead)
		]);
	} catch (error) {
		if (wanted === next) wanted = before;
		throw error;
	}
	if (wanted !== next) return;
	spoken = next;
	signal.changed(language);
	for (const id of partsOf(language)) if (!next.parts.has(id)) void load(next, id).catch(NOTHING);
}

const partsOf = ({ pack }: Language): readonly string[] => Object.keys(pack ?? {});

/** The language that is spoken. */
export const languageNow = (): Language => spoken.language;

/** Resolves when all parts in use are loaded. A page waits for it, or it would show English first. */
export const wordsReady = async (): Promise<void> => {
	await Promise.all(pending);
};
