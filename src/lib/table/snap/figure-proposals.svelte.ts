import type { SeenFigure } from './snap-events';

/** The figures seen in a photo, one after the other, until each has its place or was none. */
export class FigureProposals {
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
