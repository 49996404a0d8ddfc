import { untrack } from 'svelte';
import { WINTER_BOXES } from '$lib/rules/facts';
import { dropOtherThumbnails, dropThumbnail, type Thumbnail } from '$lib/store/thumbnails';
import { landShown } from '$lib/table/app/look.svelte';
import type { Library } from '$lib/table/library/library.svelte';
import type { BoardPictures } from '$lib/ui/home/board-pictures';
import type { WantedThumbnail } from './find-thumbnail';

/** How long a page may be busy before its pictures are looked for, in ms. */
const BUSY = 1500;
/** How far from what is seen a picture is looked for already. */
const NEAR = '200px';

/** The picture of one game in the page; none until it has been found. */
class Shown {
	found = $state.raw<Thumbnail & { readonly url: string }>();

	show(thumbnail: Thumbnail): void {
		const before = this.found;
		this.found = { ...thumbnail, url: URL.createObjectURL(thumbnail.picture) };
		if (before) URL.revokeObjectURL(before.url);
	}

	clear(): void {
		if (this.found) URL.revokeObjectURL(this.found.url);
		this.found = undefined;
	}
}

/** Waits until the page has nothing else to do. */
const idle = (): Promise<void> =>
	new Promise((resolve) => {
		if ('requestIdleCallback' in window)
			requestIdleCallback(
				() => {
					resolve();
				},
				{ timeout: BUSY }
			);
		else
			setTimeout(() => {
				resolve();
			}, 200);
	});

/**
 * The thumbnails of a list of games. They are looked for one by one, when the page has nothing else to do, and only for
 * games in sight; what that needs is loaded then.
 */
class Thumbnails implements BoardPictures {
	readonly #library: Library;
	readonly #shown = new Map<string, Shown>();
	#wanted: readonly WantedThumbnail[] = [];
	#busy = false;
	#swept = false;

	constructor(library: Library) {
		this.#library = library;
	}

	landOf(box: string): 'summer' | 'winter' {
		return landShown(WINTER_BOXES.has(box) ? 'winter' : 'summer');
	}

	urlOf(id: string): string | undefined {
		return this.#of(id).found?.url;
	}

	#of(id: string): Shown {
		const known = this.#shown.get(id);
		if (known) return known;
		// What reads it first shall depend on it too, which Svelte denies to whoever made it.
		const shown = untrack(() => new Shown());
		this.#shown.set(id, shown);
		return shown;
	}

	watch({ id }: { readonly id: string }, element: HTMLElement): () => void {
		const gone = new AbortController();
		const observer = new IntersectionObserver(
			(seen) => {
				if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
				observer.disconnect();
				this.#want(id, element, gone.signal);
			},
			{ rootMargin: NEAR }
		);
		observer.observe(element);
		return () => {
			observer.disconnect();
			gone.abort();
		};
	}

	/** Frees the memory of all pictures, when the page is left. */
	clear(): void {
		for (const shown of this.#shown.values()) shown.clear();
	}

	#want(id: string, element: HTMLElement, signal: AbortSignal): void {
		const game = this.#gameWith(id);
		if (!game) return;
		this.#wanted = [...this.#wanted, { shelf: this.#library.shelf, game, element, signal }];
		if (!this.#busy) void this.#findAll();
	}

	#gameWith(id: string) {
		return this.#library.games.find((game) => game.id === id);
	}

	async #findAll(): Promise<void> {
		this.#busy = true;
		for (let next = this.#next(); next; next = this.#next()) await this.#find(next);
		this.#busy = false;
		await this.#sweep();
	}

	#next(): WantedThumbnail | undefined {
		const [first, ...others] = this.#wanted.filter(({ signal }) => !signal.aborted);
		this.#wanted = others;
		return first;
	}

	async #find(wanted: WantedThumbnail): Promise<void> {
		await idle();
		if (wanted.signal.aborted) return;
		const { id } = wanted.game;
		try {
			const { findThumbnail } = await import('./find-thumbnail');
			await findThumbnail(wanted, this.#of(id).found, (found) => {
				this.#of(id).show(found);
			});
			// Deleted while it was drawn.
			if (!this.#gameWith(id)) await dropThumbnail(id);
		} catch {
			// Not on this device, or not to be drawn: an ornament less.
		}
	}

	/** Deletes what is kept of games that were deleted elsewhere. */
	async #sweep(): Promise<void> {
		if (this.#swept) return;
		this.#swept = true;
		await dropOtherThumbnails(new Set(this.#library.games.map(({ id }) => id)));
	}
}

/** The thumbnails for the list of a library's games, until the page is left; undefined while there is no library. */
export function thumbnailsOf(library: () => Library | undefined): {
	readonly current: BoardPictures | undefined;
} {
	const thumbnails = $derived.by(() => {
		const games = library();
		return games && new Thumbnails(games);
	});
	$effect(() => {
		const left = thumbnails;
		return () => left?.clear();
	});
	return {
		get current() {
			return thumbnails;
		}
	};
}
