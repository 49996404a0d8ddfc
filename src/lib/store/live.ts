import { liveQuery, type Subscription } from 'dexie';
import type { Result } from '../engine/result';
import type { Unsubscribe } from './games';
import type { StoreProblem } from './problem';

interface Watched<T> {
	readonly read: () => Promise<Result<T, StoreProblem>>;
	/** Reopens the connection. Never rejects. */
	readonly reopen: () => Promise<unknown>;
	readonly next: (value: T) => void;
	readonly onProblem?: ((problem: StoreProblem) => void) | undefined;
}

/** Reads now, and again whenever any tab changed what was read. Retries once over a new connection if the old one broke. */
export function live<T>({ read, reopen, next, onProblem }: Watched<T>): Unsubscribe {
	let subscription: Subscription | undefined;
	let stopped = false;
	/** True if the last read failed too: the connection broke again after it was reopened. */
	let again = false;
	const listen = (): void => {
		subscription?.unsubscribe();
		if (!stopped) subscription = liveQuery(async () => await read()).subscribe(notify);
	};
	const notify = (result: Result<T, StoreProblem>): void => {
		const lost = !result.ok && result.error.code === 'lost' && !again;
		again = lost;
		if (lost) void reopen().then(listen);
		else if (result.ok) next(result.value);
		else onProblem?.(result.error);
	};
	listen();
	return () => {
		stopped = true;
		subscription?.unsubscribe();
	};
}
