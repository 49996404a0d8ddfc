import { liveQuery, type Subscription } from 'dexie';
import type { Result } from '../engine/result';
import type { Unsubscribe } from './games';
import type { StoreProblem } from './problem';

/** How something is read over and over. */
interface Watched<T> {
	/** Reads it. */
	readonly read: () => Promise<Result<T, StoreProblem>>;
	/** Opens the connection anew. Never rejects. */
	readonly reopen: () => Promise<unknown>;
	readonly next: (value: T) => void;
	readonly onProblem?: ((problem: StoreProblem) => void) | undefined;
}

/** Reads now, and again whenever any tab wrote what was read. When the connection broke, once more over a new one. */
export function live<T>({ read, reopen, next, onProblem }: Watched<T>): Unsubscribe {
	let subscription: Subscription | undefined;
	let stopped = false;
	/** The last reading failed as well: the connection broke, and again when it was opened anew. */
	let again = false;
	const listen = (): void => {
		subscription?.unsubscribe();
		if (!stopped) subscription = liveQuery(async () => await read()).subscribe(tell);
	};
	const tell = (result: Result<T, StoreProblem>): void => {
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
