import type { Board } from '../../engine/board';
import type { TableBuilder } from '../existing-table/table-builder.svelte';
import { alignmentOf } from '../../snap/alignment';
import { firstAlignment, joinToTable, newTiles, type NewTile } from './joining';
import type { OpenReader } from './corner-picking.svelte';
import type { ReadingKeeper } from './reading-keeper';
import { figuresSeen, placedEvents, type SeenFigure } from './snap-events';
import { Snapping } from './snapping.svelte';

/** The figures seen in a photo, one after the other, until each has its place or turns out not to be one. */
class FigureProposals {
	readonly all: readonly SeenFigure[];
	/** How many are done. */
	done = $state(0);

	readonly now: SeenFigure | undefined = $derived.by(() => this.all[this.done]);

	constructor(all: readonly SeenFigure[]) {
		this.all = all;
	}

	/** Called when the present figure has its place, or wasn't one. */
	next(): void {
		this.done = Math.min(this.all.length, this.done + 1);
	}
}

/**
 * The way from a photo to an existing table: its tiles are written in one step, then each figure as it is tapped. A photo that
 * shows more of a table is joined to what lies there by the tiles that are the same.
 */
export class SnapWay {
	readonly snapping: Snapping;
	/** True while the photo and what is read in it are shown. */
	open = $state(true);
	/** The figures that were seen, once the tiles lie there. */
	figures = $state.raw<FigureProposals>();
	readonly #builder: TableBuilder;
	/** How many figures stood when this one was asked for. */
	#standing = 0;

	/** How the photo lies on the table; undefined for one that shows too little of what lies there. */
	readonly #alignment = $derived.by(() => {
		const { laid = [] } = this.snapping.check ?? {};
		return this.joins ? alignmentOf(laid, this.#board.order) : firstAlignment(laid);
	});

	/** The tiles of the photo that don't lie on the table yet. */
	readonly seen: readonly NewTile[] = $derived.by(() => {
		const { laid = [] } = this.snapping.check ?? {};
		return newTiles(laid, this.#board, this.#alignment);
	});

	/** The figure whose place is asked for. */
	readonly asked: SeenFigure | undefined = $derived(this.figures?.now);

	constructor(builder: TableBuilder, open: OpenReader, keeper?: ReadingKeeper) {
		this.#builder = builder;
		this.snapping = new Snapping(builder.entry, open, {
			...(keeper && { keeper }),
			settle: (reading, reader) => joinToTable(builder.entry.game, reading, reader)
		});
	}

	get #board(): Board {
		return this.#builder.entry.game.board;
	}

	/** True if tiles of the table in the photo already lie here. */
	get joins(): boolean {
		return this.#board.order.length > 0;
	}

	/** Takes over the tiles as they were read and mended. */
	async use(): Promise<void> {
		const { check } = this.snapping;
		const alignment = this.#alignment;
		if (!check || !alignment) return;
		const { entry } = this.#builder;
		const seen = figuresSeen(check.reading, check.laid, alignment, entry);
		await this.#builder.placeAll(placedEvents(this.seen, entry.game));
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

	/**
	 * Called when a place of the tile was tapped. If a figure was put there, goes on to the next one.
	 * @returns true after the last one
	 */
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
