import { resolve } from '$app/paths';
import { startLanguage } from '$lib/table/app/language.svelte';
import type { FrameOpener } from './routes/game/last-frame/frame-opener';

declare global {
	interface Window {
		/** Shows the last frame of a running game; only on a game page that was loaded as the first page. */
		lastFrame?: FrameOpener;
	}
}

/** What can be seen at once is painted before the app's code keeps the page busy. */
const painted = window.lastFrame?.ready;

/*
 * Kit asks for a page's code only when its own has started. Whoever comes back to a game waits for both, so the table's is
 * asked for at once, and the device's store opens meanwhile.
 */
if (location.pathname.startsWith(resolve('/game/'))) void Promise.resolve(painted).then(begin);

// Its words arrive while the page's code does.
void startLanguage();

/** Called by Kit before it starts. */
export const init = async (): Promise<void> => {
	await painted;
};

function begin(): void {
	void import('./routes/game/+page.svelte');
	void import('./lib/table/app/app.svelte').then(({ app }) => app.ready);
}
