/** A stream of numbers from 0 up to 1 that is the same for the same text, so that a tile always looks the same. */
export function seeded(text: string): () => number {
	let state = [...text].reduce(
		(sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193),
		0x811c9dc5
	);
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		const mixed = Math.imul(state ^ (state >>> 15), state | 1);
		const more = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
		return ((more ^ (more >>> 14)) >>> 0) / 2 ** 32;
	};
}
