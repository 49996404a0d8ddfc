import { ENGLISH, type Language } from './parts';
import type { LanguageTag } from './tags';

/** What each language calls itself: whoever looks for it may read no other. */
export const LANGUAGE_NAMES: Readonly<Record<LanguageTag, string>> = {
	en: 'English',
	de: 'Deutsch',
	fr: 'Français',
	ro: 'Română'
};

const LOADERS: Readonly<Record<LanguageTag, () => Promise<Language>>> = {
	en: () => Promise.resolve(ENGLISH),
	de: async () => (await import('./de')).GERMAN,
	fr: async () => (await import('./fr')).FRENCH,
	ro: async () => (await import('./ro')).ROMANIAN
};

/** Loads a language. Rejects when it isn't on the device and there is no network. */
export const loadLanguage = (tag: LanguageTag): Promise<Language> => LOADERS[tag]();
