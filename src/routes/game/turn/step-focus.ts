/**
 * Takes the focus from what a tap in the sheet has just written, while it is being stored: where the element with the focus is
 * removed, the browser styles the whole page at once, in the middle of the change.
 */
export function releaseFocus(sheet: Element | undefined): void {
	const at = document.activeElement;
	if (!at || !sheet?.contains(at)) return;
	if (at instanceof HTMLElement || at instanceof SVGElement) at.blur();
}

/** Focuses what comes next in a turn, where the last step took the focus along; with the keyboard, after a tile, the first spot where it fits. */
export function focusStep(sheet: Element | undefined, step: string, byKeys: boolean): void {
	const at = document.activeElement;
	if (at !== document.body && !at?.closest('.covered')) return;
	const spot = byKeys && step === 'spot' ? '[data-spot][tabindex="0"]' : undefined;
	const next =
		(spot ? document.querySelector<SVGElement>(spot) : null) ??
		sheet?.querySelector<HTMLElement>('.primary, .ask h2, [data-chosen], [data-tile]');
	next?.focus({ preventScroll: true });
}
