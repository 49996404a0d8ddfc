import { tryStorage } from '../app/stored-choice.svelte';

/** The place of a tile that is being described, in the browser's storage. */
export const DESCRIBED_KEY = 'tilekeep:described-tile';

/** True when some tile was being described before a reload. */
export const wasDescribing = (): boolean =>
	tryStorage(() => localStorage.getItem(DESCRIBED_KEY) !== null) ?? false;
