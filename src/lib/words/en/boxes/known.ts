import type { boxes as all } from '.';

type Boxes = typeof all;

let loaded: Boxes | undefined;

/**
 * The words of all expansions, by kind of thing and id. They are loaded when an expansion is: before, every kind is empty. So read
 * them when a sentence is made, and never when a module is loaded.
 */
export const boxes = new Proxy({} as Boxes, {
	get: (nothing, kind) => (loaded ? (Reflect.get(loaded, kind) as unknown) : nothing)
});

/** The words are there. */
export function setBoxWords(words: Boxes): void {
	loaded = words;
}
