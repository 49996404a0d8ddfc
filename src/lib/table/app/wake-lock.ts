/** Keeps the screen awake while a game is open, where the device can; takes it up again when the page comes back. */
export class ScreenWakeLock {
	#locks: WakeLockSentinel[] = [];
	#stopped = new AbortController();

	/** Asks for the lock, and again whenever the page is shown. Returns how to let go. */
	start(): () => void {
		const { signal } = this.#stopped;
		const again = (): void => void this.#ask();
		document.addEventListener('visibilitychange', again, { signal });
		again();
		return () => {
			this.#stopped.abort();
			this.#release();
		};
	}

	async #ask(): Promise<void> {
		if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
		// A device low on battery refuses; the game goes on with a screen that may sleep.
		const lock = await navigator.wakeLock.request('screen').catch(() => undefined);
		if (lock) this.#locks.push(lock);
		if (this.#stopped.signal.aborted) this.#release();
	}

	#release(): void {
		for (const lock of this.#locks.splice(0)) void lock.release();
	}
}
