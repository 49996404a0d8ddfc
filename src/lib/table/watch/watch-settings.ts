import { StoredSwitch } from '../app/switches.svelte';

/** On while a sure turn is entered without being asked. */
export const entersSure = new StoredSwitch('tilekeep:watch-enters-sure', false);

/** On once somebody has read how the camera is set up. */
export const explained = new StoredSwitch('tilekeep:watch-explained', false);

/** On while the live picture is shown beside the table. */
export const showsPicture = new StoredSwitch('tilekeep:watch-picture', true);
