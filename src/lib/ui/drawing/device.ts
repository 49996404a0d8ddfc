import { createSubscriber } from 'svelte/reactivity';
import { Media } from '../kit/media';

let query: Media | undefined;

/** Looks at the root element, where the app says in which scheme and land it is shown. */
const followRoot = createSubscriber((update) => {
	const watch = new MutationObserver(update);
	watch.observe(document.documentElement, {
		attributeFilter: ['data-scheme', 'data-season']
	});
	return () => {
		watch.disconnect();
	};
});

/** The query matches one ratio only, so each change needs another query. */
const followRatio = createSubscriber((update) => {
	const follow = (): (() => void) => {
		const now = matchMedia(`(resolution: ${String(devicePixelRatio)}dppx)`);
		const changed = (): void => {
			stop = follow();
			update();
		};
		now.addEventListener('change', changed, { once: true });
		return () => {
			now.removeEventListener('change', changed);
		};
	};
	let stop = follow();
	return () => {
		stop();
	};
});

/** Pixels of the screen for each of the page; reactive. */
export function pixelRatio(): number {
	followRatio();
	return devicePixelRatio;
}

/** True while the device has a dark scheme; reactive, and also read again when other colours were chosen in the app. */
export function isDeviceDark(): boolean {
	followRoot();
	query ??= new Media('(prefers-color-scheme: dark)');
	return query.current;
}
