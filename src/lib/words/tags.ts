/** BCP 47 tags of the languages of the app. The first one is spoken when none of them is wanted. */
export const LANGUAGE_TAGS = ['en', 'de', 'fr', 'ro'] as const;
export type LanguageTag = (typeof LANGUAGE_TAGS)[number];
