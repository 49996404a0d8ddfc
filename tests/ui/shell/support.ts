import { createRawSnippet, type Snippet } from 'svelte';

/** A snippet that shows a text. */
export const text = (content: string): Snippet =>
	createRawSnippet(() => ({ render: () => `<span>${content}</span>` }));

/** Calls back, and remembers what with. */
interface Heard<T> {
	readonly calls: T[];
	readonly callback: (value: T) => void;
}

/** A callback that keeps a list of what it was called with. */
export function hear<T>(): Heard<T> {
	const calls: T[] = [];
	return { calls, callback: (value) => void calls.push(value) };
}
