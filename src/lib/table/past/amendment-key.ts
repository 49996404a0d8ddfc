import { tryStorage } from '../app/stored-choice.svelte';

/** The place of an amendment that was begun, in the browser's storage. */
export const AMENDMENT_KEY = 'tilekeep:correction';

/** True when some game has an amendment that was begun before a reload. */
export const wasAmending = (): boolean =>
	tryStorage(() => localStorage.getItem(AMENDMENT_KEY) !== null) ?? false;
