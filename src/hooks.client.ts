/*
 * Kit asks for a page's code only when its own has started. Whoever comes back to a game waits for both, so the table's is
 * asked for at once, and the device's store opens meanwhile.
 */
if (location.pathname.startsWith('/game/')) {
	void import('./routes/game/+page.svelte');
	void import('./lib/table/app/app.svelte').then(({ app }) => app.ready);
}
