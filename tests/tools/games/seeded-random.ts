/** A random source that gives the same numbers for the same seed. */
export interface SeededRandom {
	/** A whole number from 0 to below `limit`. */
	below(limit: number): number;
	/** One of the items. Throws for an empty list. */
	pick<T>(items: readonly T[]): T;
	/** The items in another order. */
	shuffle<T>(items: readonly T[]): T[];
}

/** Makes a random source from a seed (Mulberry32). */
export function seededRandom(seed: number): SeededRandom {
	let state = seed >>> 0;
	const next = (): number => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
	const below = (limit: number): number => Math.floor(next() * limit);
	const pick = <T>(items: readonly T[]): T => {
		const item = items[below(items.length)];
		if (item === undefined) throw new Error('There is nothing to pick from.');
		return item;
	};
	const shuffle = <T>(items: readonly T[]): T[] => {
		const left = [...items];
		return items.map(() => left.splice(below(left.length), 1)).flat();
	};
	return { below, pick, shuffle };
}
