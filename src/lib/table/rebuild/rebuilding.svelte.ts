import { untrack } from 'svelte';
import * as v from 'valibot';
import type { BoardTile } from '../../drawing/board/scene';
import { sameSpot, type Spot } from '../../engine/spot';
import {
	extentOf,
	type Extent,
	pagesOf,
	pageWith,
	REBUILD_ORDERS,
	stepsOf,
	type Step,
	type RebuildOrder
} from './rebuild';
import { KeptForm } from '../app/kept-form';
import type { TableView } from '../view/table-view.svelte';

const form = new KeptForm(
	'tilekeep:rebuilding',
	v.object({
		game: v.string(),
		/** Number of the game's tiles: with another number it is another table. */
		tiles: v.number(),
		order: v.picklist(REBUILD_ORDERS),
		page: v.pipe(v.number(), v.integer(), v.minValue(0))
	})
);

/** A table that players rebuild, and how far they are. That outlives a reload, because laying many tiles takes a while. */
export class Rebuilding {
	readonly #view: TableView;
	#order: RebuildOrder;
	#page: number;

	readonly extent: Extent = $derived.by(() => extentOf(this.#view.tiles));
	readonly steps: readonly Step[] = $derived.by(() =>
		stepsOf(this.#view.shown.game, this.#view.figures, this.#order)
	);
	/** The steps grouped by what is shown at once. */
	readonly pages: readonly (readonly Step[])[] = $derived.by(() =>
		pagesOf(this.steps, this.#order)
	);
	/** The page that is shown, from 0; after the last one come the scoring track and the supplies. */
	readonly here: number = $derived.by(() => Math.min(this.#page, this.pages.length));
	/** The steps of the current page; none at the end. */
	readonly laying: readonly Step[] = $derived.by(() => this.pages[this.here] ?? []);
	/** The steps before the current page. */
	readonly lying: readonly Step[] = $derived.by(() => this.pages.slice(0, this.here).flat());
	/** The steps after the current page. */
	readonly later: readonly Step[] = $derived.by(() => this.pages.slice(this.here + 1).flat());

	constructor(view: TableView) {
		this.#view = view;
		const kept = untrack(() => this.#kept);
		this.#order = $state(kept?.order ?? 'played');
		this.#page = $state(kept?.page ?? 0);
	}

	/** What tells this table from others. */
	get #table() {
		const { live, tiles } = this.#view;
		return { game: live.header.id, tiles: tiles.length };
	}

	/** How far it was rebuilt before a reload. */
	get #kept() {
		const { game, tiles } = this.#table;
		const kept = form.entered;
		return kept?.game === game && kept.tiles === tiles ? kept : undefined;
	}

	get order(): RebuildOrder {
		return this.#order;
	}

	/** Switches to another order, from the tile of the current step. */
	choose(order: RebuildOrder): void {
		const [first] = this.laying;
		this.#order = order;
		this.goTo(first ? pageWith(this.pages, first.tile) : this.pages.length);
	}

	/** Goes to a page, or the nearest one. */
	goTo(page: number): void {
		this.#page = Math.min(Math.max(0, page), this.pages.length);
		form.keep({ ...this.#table, order: this.#order, page: this.#page });
	}

	/** Called when the table is rebuilt: the next time it begins from the start. */
	end(): void {
		this.#page = 0;
		form.drop();
	}

	/** Goes forward or back by an arrow key; false for any other key. */
	goByArrow(key: string): boolean {
		const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
		this.goTo(this.here + by);
		return by !== 0;
	}

	/** Goes to the page of a spot's tile, if there is one. */
	goToSpot(spot: Spot): void {
		if (this.steps.some(({ tile }) => sameSpot(tile, spot))) this.goTo(pageWith(this.pages, spot));
	}

	/** The tiles of some steps as the board draws them. */
	drawn(steps: readonly Step[]): readonly BoardTile[] {
		return steps.flatMap(({ tile }) => this.#view.tiles[tile.order] ?? []);
	}
}
