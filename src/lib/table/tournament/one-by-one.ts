/** How long typing may pause before anything is worked out for what was typed, in ms. */
const TYPING = 300;

/**
 * Works out something that takes long. It begins after a moment, pauses for the page after each part, and gives all parts at the
 * end.
 * @returns a function that stops it
 */
export function oneByOne<T>(
	parts: Iterator<T, unknown>,
	take: (all: readonly T[]) => void
): () => void {
	const all: T[] = [];
	const step = (): void => {
		const next = parts.next();
		if (next.done) {
			take(all);
			return;
		}
		all.push(next.value);
		timer = setTimeout(step);
	};
	let timer = setTimeout(step, TYPING);
	return () => {
		clearTimeout(timer);
	};
}
