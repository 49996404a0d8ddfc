import { unsaved } from './en/unsaved';

/** The sentences about what could not be stored, which only the table says. */
export const unsavedWords: typeof unsaved = unsaved;
