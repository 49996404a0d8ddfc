/** True when the user prefers reduced motion. */
export const wantsStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Runs an action after the next paint; returns how to cancel it. */
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

/** Runs an action after the paint that follows the next one: inputs that waited for the first come before it. Returns how to cancel it. */
export function afterTwoPaints(action: () => void): () => void {
	let cancel = afterPaint(() => (cancel = afterPaint(action)));
	return () => {
		cancel();
	};
}
