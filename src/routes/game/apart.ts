import { example } from '$lib/table/game/example.svelte';
import { trial } from '$lib/table/trial/trial.svelte';

/** A game in memory that is played in this tab. */
export default {
	/** @param asked the parameter of the address: that of a trial, or the example */
	open: (asked: string | undefined) => (asked?.endsWith('trial') ? trial.open() : example.open()),
	startOver: () => {
		example.startOver();
	}
};
