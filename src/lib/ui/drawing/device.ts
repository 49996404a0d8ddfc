import { MediaQuery } from 'svelte/reactivity';

let query: MediaQuery | undefined;

/** True while the device has a dark scheme; reactive. */
export function isDeviceDark(): boolean {
	query ??= new MediaQuery('(prefers-color-scheme: dark)');
	return query.current;
}
