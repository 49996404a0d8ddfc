/** True if the user prefers reduced motion. */
export const wantsStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Runs an action after the next paint. Returns a function that cancels it. */
export function afterPaint(action: () => void): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const frame = requestAnimationFrame(() => {
		timer = setTimeout(action);
	});
	return () => {
		cancelAnimationFrame(frame);
		clearTimeout(timer);
	};
}

/**
 * Runs an action after the paint that follows the next one: inputs that waited for the first paint are handled before. Returns a
 * function that cancels it.
 */
export function afterTwoPaints(action: () => void): () => void {
	let cancel = afterPaint(() => (cancel = afterPaint(action)));
	return () => {
		cancel();
	};
}

/** How long a row takes to its new place, in ms. */
const SLIDING = 320;

/** The index that each row had in its list, from 0. */
const places = new WeakMap<HTMLElement, number>();

/**
 * Lets the rows of a list slide to their places from where their former places in the list are now: call it after each change of
 * their order. Rows never leave the list, wherever it has moved. Svelte's own animations would be loaded with every page.
 */
export function slideRows(list: HTMLElement | undefined): void {
	const rows = [...(list?.children ?? [])].filter((row) => row instanceof HTMLElement);
	const tops = rows.map(({ offsetTop }) => offsetTop);
	for (const [place, row] of rows.entries()) {
		const before = places.get(row) ?? place;
		places.set(row, place);
		if (before !== place) slide(row, (tops[before] ?? 0) - (tops[place] ?? 0));
	}
}

/** Slides a row to its place from `from` pixels below it. */
function slide(row: HTMLElement, from: number): void {
	if (wantsStill()) return;
	row.animate([{ translate: `0 ${String(from)}px` }, { translate: 'none' }], {
		duration: SLIDING,
		easing: 'ease-out'
	});
}
