import type { GameId } from '../record/game-id';

type LockState = 'writer' | 'reader';

/** A tab's right to write to a game. At most one tab at a time has it, where the browser has locks. */
export interface GameLock {
	/** What this tab is at the moment. */
	readonly state: LockState;
	/** False where the browser gives no locks: every tab is a writer then, and only the store's conflicts part them. */
	readonly guarded: boolean;
	/** Makes this tab the writer; the tab that was hears of it. */
	takeOver(): Promise<void>;
	/** Gives the game up. The next tab that waits becomes the writer. */
	release(): void;
}

/** Whom to tell when a tab's right changes. */
interface LockListener {
	/** Another tab took over; this one only reads from now on. */
	readonly onLost: () => void;
	/** The tab that wrote is gone, and this one, which waited, writes from now on. */
	readonly onGained?: () => void;
}

/** How the name of every open game's lock begins, in whichever window it is open. */
export const GAME_LOCK = 'tilekeep:';
const nameOf = (id: GameId): string => GAME_LOCK + id;

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
	'locks' in navigator ? navigator.locks : undefined;

const UNGUARDED: GameLock = {
	state: 'writer',
	guarded: false,
	takeOver: () => Promise.resolve(),
	release: () => undefined
};

/** One time of having the lock, until it is let go or broken. */
interface Hold {
	readonly over: Promise<void>;
	readonly letGo: () => void;
}

/** What came of a request: the lock; another has it, or we stopped waiting; the browser gives no locks. */
type LockAnswer = 'held' | 'taken' | 'refused';

class HeldLock implements GameLock {
	state: LockState = 'reader';
	guarded = true;
	#hold: Hold | undefined;
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

	/** Asks for the lock; resolves when we have it or can't have it. Holding it goes on in the background. */
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

	/** Another tab broke the hold. */
	#lose(hold: Hold): void {
		if (hold !== this.#hold || this.#released) return;
		this.#hold = undefined;
		this.state = 'reader';
		this.listener.onLost();
		this.#wait();
	}
}
