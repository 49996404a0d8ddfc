import { landOf } from '$lib/rules/boxes';
import { dropOtherThumbnails, dropThumbnail, type Thumbnail } from '$lib/store/thumbnails';
import { landShown } from '$lib/table/app/look.svelte';
import type { Library } from '$lib/table/library/library.svelte';
import type { BoardPictures } from '$lib/ui/library/game-card';
import type { WantedThumbnail } from './find-thumbnail';

/** The longest time that a busy page delays the search for its pictures, in ms. */
const BUSY = 1500;
/** How near to the visible part a picture must be to be looked for. */
const NEAR = '200px';

/** A picture in the page. */
interface Shown extends Thumbnail {
	readonly url: string;
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
 * The thumbnails of a list of games. They are looked for one by one, when the page has nothing else to do, and only for games in
 * sight. The code for that is loaded then.
 */
class Thumbnails implements BoardPictures {
	readonly #library: Library;
	#shown: ReadonlyMap<string, Shown> = $state.raw(new Map());
	#wanted: readonly WantedThumbnail[] = [];
	#busy = false;
	#swept = false;

	constructor(library: Library) {
		this.#library = library;
	}

	landOf(box: string): 'summer' | 'winter' {
		return landShown(landOf(box));
	}

	urlOf(id: string): string | undefined {
		return this.#shown.get(id)?.url;
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
		for (const { url } of this.#shown.values()) URL.revokeObjectURL(url);
		this.#shown = new Map();
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
			await findThumbnail(wanted, this.#shown.get(id), (found) => {
				this.#show(id, found);
			});
			// If the game was deleted while its picture was drawn.
			if (!this.#gameWith(id)) await dropThumbnail(id);
		} catch {
			// The code isn't on this device, or the picture can't be drawn. Pictures are only an ornament, so nothing is said.
		}
	}

	#show(id: string, thumbnail: Thumbnail): void {
		const before = this.#shown.get(id);
		const url = URL.createObjectURL(thumbnail.picture);
		this.#shown = new Map([...this.#shown, [id, { ...thumbnail, url }]]);
		if (before) URL.revokeObjectURL(before.url);
	}

	/** Deletes what is kept for games that were deleted elsewhere. */
	async #sweep(): Promise<void> {
		if (this.#swept) return;
		this.#swept = true;
		await dropOtherThumbnails(new Set(this.#library.games.map(({ id }) => id)));
	}
}

/** Returns the thumbnails for the list of a library's games, until the page is left; undefined while there is no library. */
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
