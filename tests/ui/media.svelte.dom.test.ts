import { flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { Media } from '../../src/lib/ui/kit/media';

/** True while the device is dark. */
let dark = false;

/** A list as Chromium's: a change that was read already is told to nobody. */
class List extends EventTarget {
	#known = dark;

	get matches(): boolean {
		this.#known = dark;
		return dark;
	}

	/** Tells a change, as at the begin of the next frame. */
	report(): void {
		if (this.#known !== this.matches) this.dispatchEvent(new Event('change'));
	}
}

afterEach(() => {
	vi.unstubAllGlobals();
});

it('tells a change to all, also when somebody read it before the frame in which it is told', () => {
	const lists: List[] = [];
	vi.stubGlobal('matchMedia', () => {
		lists.push(new List());
		return lists.at(-1);
	});
	const media = new Media('(prefers-color-scheme: dark)');
	const seen: boolean[] = [];
	const end = $effect.root(() => {
		$effect(() => {
			seen.push(media.current);
		});
	});
	flushSync();
	dark = true;
	expect(media.current).toBe(true);
	for (const list of lists) list.report();
	flushSync();
	expect(seen).toEqual([false, true]);
	end();
});
