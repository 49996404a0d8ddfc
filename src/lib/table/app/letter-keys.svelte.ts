import { StoredSwitch } from './stored-switch.svelte';

/** On while single letters are commands. People who dictate to their computer switch them off. */
export const letterKeys = new StoredSwitch('tilekeep:letter-keys', true);
