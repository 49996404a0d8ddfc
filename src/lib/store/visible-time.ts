/** A wait that can be ended. */
interface Wait {
	/** Resolves to undefined when the time is over; never after it was stopped. */
	readonly over: Promise<undefined>;
	stop(): void;
}

/**
 * Waits while the page is visible: a hidden page, or a phone that sleeps, delays everything, and nobody is looking.
 * @param ms how long, from now and again from each time that the page is shown
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
