import { StoredSwitch } from './stored-switch.svelte';

/** On while the app may vibrate, where the device can. */
export const vibration = new StoredSwitch('tilekeep:vibration', true);
