/* Running sums: how much there is up to each place along a line of bins. From them the mean of any stretch follows at once. */

/**
 * How much of a profile lies before each bin, and at the end how much lies in all of it: one number more than the profile has.
 */
export function sumsOf(profile: Float64Array): Float64Array {
	const sums = new Float64Array(profile.length + 1);
	for (const [at, one] of profile.entries()) sums[at + 1] = (sums[at] ?? 0) + one;
	return sums;
}

/** How much lies before a place, which may be between two bins: nothing before the first bin, everything behind the last one. */
export function sumUpTo(sums: Float64Array, at: number): number {
	const within = Math.max(0, Math.min(sums.length - 1, at));
	const low = Math.floor(within);
	const below = sums[low] ?? 0;
	return below + (within - low) * ((sums[low + 1] ?? below) - below);
}

/**
 * How much more there is near each bin than in all of a tile around it.
 * @param pitch width of a tile, in bins
 * @param straying how far from a bin counts as near, in tiles
 */
export const standingOut = (sums: Float64Array, pitch: number, straying: number): Float64Array =>
	Float64Array.from(
		{ length: sums.length - 1 },
		(_, at) => meanAround(sums, at, straying * pitch) - meanAround(sums, at, pitch / 2)
	);

function meanAround(sums: Float64Array, at: number, reach: number): number {
	const half = Math.max(0.5, reach);
	return (sumUpTo(sums, at + 0.5 + half) - sumUpTo(sums, at + 0.5 - half)) / (2 * half);
}
