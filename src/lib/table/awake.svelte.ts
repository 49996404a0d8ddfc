/** Keeps the screen awake while a game is open, where the device can; takes it up again when the page comes back. */
export class Awake {
	#lock: WakeLockSentinel | undefined;
	#wanted = false;

	/** Asks for the lock, and again whenever the page is shown. Returns how to let go. */
	start(): () => void {
		this.#wanted = true;
		void this.#ask();
		const again = (): void => void this.#ask();
		document.addEventListener('visibilitychange', again);
		return () => {
			this.#wanted = false;
			document.removeEventListener('visibilitychange', again);
			void this.#lock?.release();
		};
	}

	async #ask(): Promise<void> {
		if (!this.#wanted || document.visibilityState !== 'visible' || !('wakeLock' in navigator))
			return;
		// A device low on battery refuses; the game goes on with a screen that may sleep.
		this.#lock = await navigator.wakeLock.request('screen').catch(() => undefined);
	}
}
