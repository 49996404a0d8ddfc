import { MediaQuery } from 'svelte/reactivity';

/** True where the feature card fits on the board; elsewhere it covers the sheet below. */
export const hasCardRoom = new MediaQuery(
	'(min-width: 60rem) and (min-height: 40rem) and (orientation: landscape)'
);
