import { beforeNavigate } from '$app/navigation';
import { dropForm, keepForm, suggestedSetup } from '$lib/table/setup/last-settings';
import type { Setup } from '$lib/table/setup/setup.svelte';

/**
 * Returns the form of a page, which is kept over a reload or the loss of the page. Leaving the page for another one of the app
 * discards it, except for the page of the custom boxes, which leads back.
 */
export function openForm(): Setup {
	const setup = suggestedSetup();
	$effect(() => {
		keepForm(setup);
	});
	beforeNavigate(({ willUnload, to }) => {
		if (!willUnload && to?.route.id !== '/boxes') dropForm();
	});
	return setup;
}
