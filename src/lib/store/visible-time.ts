/** A wait that can be stopped. */
interface Wait {
	/** Resolves to undefined when the time is over; never after it was stopped. */
	readonly over: Promise<undefined>;
	stop(): void;
}

/**
 * Waits while the page is visible: a hidden page or a sleeping phone delays everything, and nobody is looking.
 * @param ms how long to wait; it starts again each time the page is shown
 */
export function visibleTime(ms: number): Wait {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const listening = new AbortController();
	const stop = (): void => {
		clearTimeout(timer);
		listening.abort();
	};
	const page = typeof document === 'undefined' ? undefined : document;
	const over = new Promise<undefined>((resolve) => {
		const begin = (): void => {
			clearTimeout(timer);
			if (page?.hidden) return;
			timer = setTimeout(() => {
				stop();
				resolve(undefined);
			}, ms);
		};
		begin();
		page?.addEventListener('visibilitychange', begin, { signal: listening.signal });
	});
	return { over, stop };
}
