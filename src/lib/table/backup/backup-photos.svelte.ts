import { StoredSwitch } from '../app/switches.svelte';

/** Whether a backup includes the photos. */
export const backupPhotos = new StoredSwitch('tilekeep:backup-photos', true);
