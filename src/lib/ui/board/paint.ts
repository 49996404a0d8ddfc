/** Does something as soon as the next frame is on the screen; the result calls it off. */
export function afterPaint(action: () => void): () => void {
	let task: ReturnType<typeof setTimeout> | undefined;
	const frame = requestAnimationFrame(() => {
		task = setTimeout(action);
	});
	return () => {
		cancelAnimationFrame(frame);
		clearTimeout(task);
	};
}
