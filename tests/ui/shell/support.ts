import { createRawSnippet, type Snippet } from 'svelte';

/** A snippet that shows a text. */
export const text = (content: string): Snippet =>
	createRawSnippet(() => ({ render: () => `<span>${content}</span>` }));

/** A callback that records its arguments. */
interface Heard<T> {
	readonly calls: T[];
	readonly callback: (value: T) => void;
}

/** A callback that keeps a list of its calls. */
export function hear<T>(): Heard<T> {
	const calls: T[] = [];
	return { calls, callback: (value) => void calls.push(value) };
}
