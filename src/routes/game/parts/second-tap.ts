/** A second tap this soon, in ms, and this near, in pixels, belongs to a double tap. */
const SOON = 300;
const NEAR = 32;

interface Guarded {
	/** The part of the page that changes under the finger. */
	readonly sheet: () => Element | undefined;
	/** What it shows, by identity. */
	readonly step: () => unknown;
}

interface Tap {
	readonly event: MouseEvent;
	readonly step: unknown;
	readonly inSheet: boolean;
}

/**
 * Ignores the second tap of a double tap if the first one replaced what is under the finger: it was meant for what was there
 * before. Keys and scripts aren't affected.
 * @returns a function that ends this
 */
export function ignoreSecondTaps({ sheet, step }: Guarded): () => void {
	let last: Tap | undefined;

	function tapped(event: MouseEvent) {
		if (event.detail === 0) return;
		const inSheet = event.target instanceof Node && sheet()?.contains(event.target) === true;
		const isSecond = last && isNear(event, last.event) && (inSheet || last.inSheet);
		if (last && isSecond && last.step !== step()) {
			event.stopPropagation();
			event.preventDefault();
			last = { ...last, event };
		} else last = { event, step: step(), inSheet };
	}

	addEventListener('click', tapped, { capture: true });
	return () => {
		removeEventListener('click', tapped, { capture: true });
	};
}

const isNear = (event: MouseEvent, first: MouseEvent): boolean =>
	event.timeStamp - first.timeStamp < SOON &&
	Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) < NEAR;
