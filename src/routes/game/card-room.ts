import { MediaQuery } from 'svelte/reactivity';

/** True where the board has room for the card that explains a feature; elsewhere it covers what is entered. */
export const hasCardRoom = new MediaQuery(
	'(min-width: 60rem) and (min-height: 40rem) and (orientation: landscape)'
);
