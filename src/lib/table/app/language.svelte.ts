import { loadLanguage } from '../../words/languages';
import { LANGUAGE_TAGS, type LanguageTag } from '../../words/tags';
import { languageNow, redrawBy, speak, wordsReady } from '../../words/parts';
import { LANGUAGE_KEY, showLanguage } from './first-look';
import { StoredChoice } from './stored-choice.svelte';

const CHOICES = ['device', ...LANGUAGE_TAGS] as const;
const [USUAL] = LANGUAGE_TAGS;

/** Which language the app should speak: one of its own, or that of the device. */
export const chosenLanguage = new StoredChoice<(typeof CHOICES)[number]>(
	LANGUAGE_KEY,
	CHOICES,
	'device'
);

let version = $state(0);
let started = $state(false);
/** What was requested last. It may still be loading. */
let requested: LanguageTag = USUAL;

const manifestLink = (): HTMLLinkElement | null =>
	document.querySelector<HTMLLinkElement>('link[rel=manifest]');

/** Redraws all sentences when the language is switched, and sets the document's language. @internal */
export function followLanguage(): void {
	// The link is relative to the first page: on another page it would lead elsewhere.
	const manifest = manifestLink();
	manifest?.setAttribute('href', manifest.href);
	redrawBy({
		read: () => version,
		changed: ({ tag }) => {
			version += 1;
			showTag(tag);
		}
	});
}

/** Tells the browser which language the page is in, and in which one it may offer to install the app. */
function showTag(tag: string): void {
	document.documentElement.lang = tag;
	const manifest = manifestLink();
	const name = tag === USUAL ? 'manifest' : `manifest.${tag}`;
	if (manifest)
		manifest.href = manifest.href.replace(/manifest[.a-z]*\.webmanifest$/, `${name}.webmanifest`);
}

/** True when a page can be shown without being in English first. */
export const isLanguageStarted = (): boolean => started;

/**
 * Speaks the language that the page's first script has found. If its words can't be loaded, the app speaks English, and tries
 * again when there is a network. Never rejects.
 */
export async function startLanguage(): Promise<void> {
	followLanguage();
	const tag = tagOfPage();
	started = tag === USUAL;
	await request(tag).catch(() => {
		showTag(languageNow().tag);
		addEventListener('online', () => void switchLanguage().catch(() => undefined), { once: true });
	});
	await wordsReady();
	started = true;
}

/** Speaks the language that is chosen now. Rejects when its words can't be loaded: the language stays as it was. */
export async function switchLanguage(): Promise<void> {
	showLanguage(LANGUAGE_KEY, LANGUAGE_TAGS, chosenLanguage.value);
	const tag = tagOfPage();
	// Until its words are there, the page stays in the language before.
	document.documentElement.lang = languageNow().tag;
	await request(tag);
}

const tagOfPage = (): LanguageTag =>
	LANGUAGE_TAGS.find((tag) => tag === document.documentElement.lang) ?? USUAL;

async function request(tag: LanguageTag): Promise<void> {
	if (tag === requested) return;
	requested = tag;
	try {
		const language = await loadLanguage(tag);
		if (requested === tag) await speak(language);
		void keepOffline(tag).catch(() => undefined);
	} catch (error) {
		if (requested === tag) requested = tagOfPage();
		throw error;
	}
}

/** Lets the worker keep a language, which may have been loaded before there was a worker. */
async function keepOffline(tag: LanguageTag): Promise<void> {
	if (!('serviceWorker' in navigator)) return;
	const { active } = await navigator.serviceWorker.ready;
	active?.postMessage({ language: tag });
}
