import { StoredSwitch } from './stored-switch.svelte';

/** On while the app may make sounds. */
export const sounds = new StoredSwitch('tilekeep:sounds', false);
