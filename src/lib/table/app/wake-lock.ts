/** Keeps the screen awake while a game is open, where the device can; renewed when the page is shown again. */
export class ScreenWakeLock {
	#locks: WakeLockSentinel[] = [];
	#stopped = new AbortController();

	/** Requests the lock, and again whenever the page is shown. Returns a function that releases it. */
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
		// A device low on battery refuses; the game goes on with a screen that may turn off.
		const lock = await navigator.wakeLock.request('screen').catch(() => undefined);
		if (lock) this.#locks.push(lock);
		if (this.#stopped.signal.aborted) this.#release();
	}

	#release(): void {
		for (const lock of this.#locks.splice(0)) void lock.release();
	}
}
