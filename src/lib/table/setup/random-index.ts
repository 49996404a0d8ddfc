/** Fills an array with random bits, as `crypto.getRandomValues` does. */
export type Randomness = (into: Uint32Array<ArrayBuffer>) => unknown;

const RANGE = 2 ** 32;

/** A random whole number from 0 to below `count`, each equally likely. */
export function randomIndex(
	count: number,
	random: Randomness = (into) => crypto.getRandomValues(into)
): number {
	const drawn = new Uint32Array(1);
	// Numbers in the incomplete last range would favour the first results: those are drawn again.
	const fair = RANGE - (RANGE % count);
	do random(drawn);
	while ((drawn[0] ?? 0) >= fair);
	return (drawn[0] ?? 0) % count;
}
