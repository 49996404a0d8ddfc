/** True where whoever uses the device wants nothing to move. */
export const wantsStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Does something when the page's next picture has been painted; the result calls it off. */
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
