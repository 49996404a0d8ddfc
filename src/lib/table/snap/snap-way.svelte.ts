import type { TableBuilder } from '../existing-table/table-builder.svelte';
import type { OpenReader } from './corner-picking.svelte';
import type { ReadingKeeper } from './reading-keeper';
import { figuresSeen, placedEvents, type SeenFigure } from './snap-events';
import { Snapping } from './snapping.svelte';

/** The figures seen in a photo, one after the other, until each has its place or was none. */
class FigureProposals {
	readonly all: readonly SeenFigure[];
	/** How many are done. */
	done = $state(0);

	readonly now: SeenFigure | undefined = $derived.by(() => this.all[this.done]);

	constructor(all: readonly SeenFigure[]) {
		this.all = all;
	}

	/** The present one stands now, or was none. */
	next(): void {
		this.done = Math.min(this.all.length, this.done + 1);
	}
}

/** The way from a photo to an existing table: its tiles are written in one step, then each figure as it is tapped. */
export class SnapWay {
	readonly snapping: Snapping;
	/** True while the photo and what is read in it are shown. */
	open = $state(true);
	/** The figures that were seen, once the tiles lie there. */
	figures = $state.raw<FigureProposals>();
	readonly #builder: TableBuilder;
	/** How many figures stood when this one was asked for. */
	#standing = 0;

	/** The figure whose place is asked for. */
	readonly asked: SeenFigure | undefined = $derived(this.figures?.now);

	constructor(builder: TableBuilder, open: OpenReader, keeper?: ReadingKeeper) {
		this.#builder = builder;
		this.snapping = new Snapping(builder.entry, open, keeper && { keeper });
	}

	/** Takes over the tiles as they were read and mended. */
	async use(): Promise<void> {
		const { check } = this.snapping;
		const { game, header } = this.#builder.entry;
		if (!check) return;
		const seen = figuresSeen(check.reading, check.laid, header);
		await this.#builder.placeAll(placedEvents(check.laid, game));
		this.snapping.forget();
		this.close();
		this.open = false;
		this.figures = new FigureProposals(seen);
		this.#show();
	}

	/** Goes on to the next figure. @returns true after the last one */
	next(): boolean {
		this.figures?.next();
		this.#show();
		return this.asked === undefined;
	}

	/** A place of the tile was tapped: a figure that was put there leads to the next. @returns true after the last one */
	tapped(): boolean {
		const before = this.#standing;
		this.#standing = this.#builder.entry.game.pieces.size;
		return this.#standing > before && this.next();
	}

	/** Frees the memory of the photo. */
	close(): void {
		this.snapping.close();
	}

	/** Selects the tile of the figure that is asked for, and the player whose it is. */
	#show(): void {
		const { asked } = this;
		this.#builder.select(asked?.spot);
		this.#standing = this.#builder.entry.game.pieces.size;
		if (asked) this.#builder.entry.choosePlayer(asked.player);
	}
}
