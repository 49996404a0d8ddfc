/** A source of pseudo-random numbers from 0 to below 1. */
export type Random = () => number;

/** The same text gives the same numbers: so a tile always looks the same, and a game gets the same review each time. */
export function seededRandom(text: string): Random {
	let state = 0x811c9dc5;
	for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 0x01000193);
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		const mixed = Math.imul(state ^ (state >>> 15), state | 1);
		const more = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
		return ((more ^ (more >>> 14)) >>> 0) / 2 ** 32;
	};
}
