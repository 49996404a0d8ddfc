import { StoredSwitch } from '../app/stored-switch.svelte';

/** Whether a backup includes the photos. */
export const backupPhotos = new StoredSwitch('tilekeep:backup-photos', true);
