import type { GameId } from '../record/header-shape';

type LockState = 'writer' | 'reader';

/** A tab's right to write to a game. At most one tab has it at a time, if the browser supports locks. */
export interface GameLock {
	/** Whether this tab writes or only reads. */
	readonly state: LockState;
	/** False if the browser has no locks: then every tab is a writer, and only the store's conflicts keep them apart. */
	readonly guarded: boolean;
	/** Makes this tab the writer and notifies the tab that was. */
	takeOver(): Promise<void>;
	/** Gives up the lock. The next waiting tab becomes the writer. */
	release(): void;
}

/** Called when a tab's right changes. */
interface LockListener {
	/** Another tab took over; this one is read-only now. */
	readonly onLost: () => void;
	/** The writing tab is gone; this tab, which waited, writes now. */
	readonly onGained?: () => void;
}

/** The prefix of the lock names of all open games, in all windows. */
export const GAME_LOCK = 'tilekeep:';
const nameOf = (id: GameId): string => GAME_LOCK + id;

/** Requests the right to write to a game. Resolves as soon as it is known which tab has it. Never rejects. */
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

/** Missing outside secure contexts and in old browsers, contrary to the types. */
const locksHere = (): LockManager | undefined =>
	'locks' in navigator ? navigator.locks : undefined;

const UNGUARDED: GameLock = {
	state: 'writer',
	guarded: false,
	takeOver: () => Promise.resolve(),
	release: () => undefined
};

/** One period of holding the lock. */
interface Hold {
	readonly over: Promise<void>;
	readonly letGo: () => void;
}

/** The result of a request: granted; another tab has it, or the wait was aborted; not supported. */
type LockAnswer = 'held' | 'taken' | 'refused';

class HeldLock implements GameLock {
	state: LockState = 'reader';
	guarded = true;
	#hold: Hold | undefined;
	/** Aborts waiting for the lock; set while waiting. */
	#waiting: AbortController | undefined;
	#released = false;

	constructor(
		private readonly locks: LockManager,
		private readonly name: string,
		private readonly listener: LockListener
	) {}

	/** Takes the lock if it is free, otherwise waits for it. */
	async tryNow(): Promise<void> {
		const answer = await this.#request({ ifAvailable: true });
		if (answer === 'taken') this.#wait();
		if (answer !== 'refused') return;
		this.state = 'writer';
		this.guarded = false;
	}

	async takeOver(): Promise<void> {
		if (this.state === 'writer' || this.#released) return;
		this.#stopWaiting();
		if ((await this.#request({ steal: true })) !== 'held') this.#wait();
	}

	release(): void {
		this.#released = true;
		this.#stopWaiting();
		this.#hold?.letGo();
	}

	/** Requests the lock and resolves with the result. Holding it continues in the background. */
	#request(options: LockOptions): Promise<LockAnswer> {
		return new Promise((resolve) => {
			let hold: Hold | undefined;
			const granted = (lock: Lock | null): Promise<void> | undefined => {
				hold = lock && !this.#released ? this.#take() : undefined;
				resolve(hold ? 'held' : 'taken');
				return hold?.over;
			};
			this.locks.request(this.name, options, granted).catch(() => {
				resolve('refused');
				if (hold) this.#lose(hold);
			});
		});
	}

	#take(): Hold {
		let letGo = (): void => undefined;
		const over = new Promise<void>((resolve) => {
			letGo = resolve;
		});
		this.#hold = { over, letGo };
		this.state = 'writer';
		return this.#hold;
	}

	#wait(): void {
		const waiting = new AbortController();
		this.#waiting = waiting;
		void this.#request({ signal: waiting.signal }).then((answer) => {
			if (answer !== 'held' || this.#waiting !== waiting) return;
			this.#waiting = undefined;
			this.listener.onGained?.();
		});
	}

	#stopWaiting(): void {
		this.#waiting?.abort();
		this.#waiting = undefined;
	}

	/** Another tab stole the lock. */
	#lose(hold: Hold): void {
		if (hold !== this.#hold || this.#released) return;
		this.#hold = undefined;
		this.state = 'reader';
		this.listener.onLost();
		this.#wait();
	}
}
