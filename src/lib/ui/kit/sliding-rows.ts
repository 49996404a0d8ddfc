import { wantsStill } from './motion';

/** How long a row takes to its new place, in ms. */
const SLIDING = 320;

/** Where each row was, in px. */
const places = new WeakMap<HTMLElement, number>();

/**
 * Lets the rows of a list slide to where they are from where they were: call it after each change of their order. Svelte's own
 * animations would come with every page.
 */
export function slideRows(list: HTMLElement | undefined): void {
	for (const row of list?.children ?? []) if (row instanceof HTMLElement) slide(row);
}

function slide(row: HTMLElement): void {
	const { offsetTop } = row;
	const from = (places.get(row) ?? offsetTop) - offsetTop;
	places.set(row, offsetTop);
	if (from === 0 || wantsStill()) return;
	row.animate([{ translate: `0 ${String(from)}px` }, { translate: 'none' }], {
		duration: SLIDING,
		easing: 'ease-out'
	});
}
