/** What is typed may go on so soon that nothing is worked out for it yet, in ms. */
const TYPING = 300;

/**
 * Works something long out after a moment, with a pause for the page after each of its parts, and gives all of it at the end.
 * @returns what stops it
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
