/** The locks that are started. */
const started = new Set<ScreenWakeLock>();
/** True while the screen may turn off although a game is open. */
let rests = false;

/** Lets the screen turn off although a game is open, because nobody looks at it. Returns a function that ends this. */
export function letScreenRest(): () => void {
	const set = (now: boolean): void => {
		rests = now;
		for (const lock of started) lock.renew();
	};
	set(true);
	return () => {
		set(false);
	};
}

/** Keeps the screen awake while a game is open, if the device can. The lock is renewed when the page is shown again. */
export class ScreenWakeLock {
	#locks: WakeLockSentinel[] = [];
	#stopped = new AbortController();

	/** Requests the lock, and again whenever the page is shown. Returns a function that releases it. */
	start(): () => void {
		const { signal } = this.#stopped;
		started.add(this);
		const again = (): void => {
			this.renew();
		};
		document.addEventListener('visibilitychange', again, { signal });
		again();
		return () => {
			started.delete(this);
			this.#stopped.abort();
			this.#release();
		};
	}

	/** Requests the lock again, or gives it up while the screen may rest. */
	renew(): void {
		if (rests) this.#release();
		else void this.#ask();
	}

	async #ask(): Promise<void> {
		if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
		// A device low on battery refuses; the game goes on with a screen that may turn off.
		const lock = await navigator.wakeLock.request('screen').catch(() => undefined);
		if (lock) this.#locks.push(lock);
		if (this.#stopped.signal.aborted || rests) this.#release();
	}

	#release(): void {
		for (const lock of this.#locks.splice(0)) void lock.release();
	}
}
