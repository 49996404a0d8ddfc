import { StoredSwitch } from './stored-switch.svelte';

/** On while a tap on a place only selects it, and a button of its own writes the turn. */
export const confirmTurns = new StoredSwitch('tilekeep:confirm-turns', false);
