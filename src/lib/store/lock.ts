import type { GameId } from '../record';

export type LockState = 'writer' | 'reader';

/** A tab's right to write to a game. At most one tab at a time has it, where the browser has locks. */
export interface GameLock {
	/** What this tab is at the moment. */
	readonly state: LockState;
	/** False where the browser has no locks: every tab is a writer then, and only the store's conflicts part them. */
	readonly guarded: boolean;
	/** Makes this tab the writer; the tab that was hears of it. */
	takeOver(): Promise<void>;
	/** Gives the game up. The next tab that waits becomes the writer. */
	release(): void;
}

/** Whom to tell when a tab's right changes. */
export interface LockListener {
	/** Another tab took over; this one only reads from now on. */
	readonly onLost: () => void;
	/** The tab that wrote is gone, and this one, which waited, writes from now on. */
	readonly onGained?: () => void;
}

const nameOf = (id: GameId): string => `tilekeep:${id}`;

/** Asks for the right to write to a game; resolves as soon as it is known who has it. Never rejects. */
export async function gameLock(
	id: GameId,
	listener: LockListener,
	locks: LockManager | undefined = locksHere()
): Promise<GameLock> {
	if (!locks) return UNGUARDED;
	const lock = new HeldLock(locks, nameOf(id), listener);
	await lock.tryNow();
	return lock;
}

/** Absent outside secure contexts and in old browsers, whatever the types say. */
const locksHere = (): LockManager | undefined =>
	(navigator as { readonly locks?: LockManager }).locks;

const UNGUARDED: GameLock = {
	state: 'writer',
	guarded: false,
	takeOver: () => Promise.resolve(),
	release: () => undefined
};

class HeldLock implements GameLock {
	state: LockState = 'reader';
	readonly guarded = true;
	/** Ends the hold on the lock; set while we have it. */
	#letGo: (() => void) | undefined;
	/** Ends the waiting in line; set while we wait. */
	#waiting: AbortController | undefined;
	#released = false;

	constructor(
		private readonly locks: LockManager,
		private readonly name: string,
		private readonly listener: LockListener
	) {}

	/** Takes the lock if it's free, else waits in line for it. */
	async tryNow(): Promise<void> {
		await this.#ask({ ifAvailable: true });
		if (this.state === 'reader') this.#wait();
	}

	async takeOver(): Promise<void> {
		if (this.state === 'writer' || this.#released) return;
		this.#waiting?.abort();
		await this.#ask({ steal: true });
	}

	release(): void {
		this.#released = true;
		this.#waiting?.abort();
		this.#letGo?.();
	}

	/** Asks for the lock; resolves when we have it or can't have it. Holding it goes on in the background. */
	#ask(options: LockOptions): Promise<void> {
		return new Promise((resolve) => {
			this.locks
				.request(this.name, options, (lock) => {
					const held = lock && !this.#released ? this.#hold() : undefined;
					resolve();
					return held;
				})
				.catch(() => {
					resolve();
					this.#lose();
				});
		});
	}

	#hold(): Promise<void> {
		this.state = 'writer';
		return new Promise((resolve) => {
			this.#letGo = resolve;
		});
	}

	#wait(): void {
		const waiting = new AbortController();
		this.#waiting = waiting;
		void this.#ask({ signal: waiting.signal }).then(() => {
			if (this.#waiting === waiting) this.#waiting = undefined;
			if (this.state === 'writer' && !waiting.signal.aborted) this.listener.onGained?.();
		});
	}

	/** The hold was broken by another tab; or the waiting ended, which loses nothing. */
	#lose(): void {
		if (this.state === 'reader') return;
		this.state = 'reader';
		this.#letGo = undefined;
		if (this.#released) return;
		this.listener.onLost();
		this.#wait();
	}
}
