import type { Game, Outcome } from '../../engine/game';
import type { PlayerIndex } from '../../engine/piece';
import { replayEvents, type Header, type TileTypes } from '../../record';
import { resolveConflicts } from '../../record/amend';
import type { Amendment, Edit } from '../../record/amendment';
import { isBegun } from '../../rules/base/events';
import type { TableEvent } from '../../rules/catalogue';
import type { LiveGame } from '../game/live-game.svelte';
import type { BuildLog } from './build-log';
import {
	editsToReach,
	existingEventCount,
	existingItemsAfter,
	existingItemsIn,
	pairReplacements,
	type ExistingItem
} from './existing-edits';

/** How the existing table is described so far. */
export interface DescribedTable {
	/** With the rulings by which it is played, also those that are only considered. */
	readonly header: Header;
	readonly edits: readonly Edit[];
	/** The items as they were amended before a reload. */
	readonly resumed?: readonly ExistingItem[] | undefined;
}

/** What follows the changes of an {@link AmendedBuildLog}. */
interface Listener {
	readonly onchange: () => void;
	/** Called at the end, with the edits of the log that lead to the amended table. */
	readonly ondone: (edits: readonly Edit[]) => void;
}

/** The events of an existing table while they are amended: nothing of it is written. */
export class AmendedBuildLog implements BuildLog {
	readonly past = true;
	readonly #live: LiveGame;
	readonly #header: Header;
	readonly #listener: Listener;
	/** The items after each change; the last entry is the current state. */
	#versions: readonly (readonly ExistingItem[])[] = $state.raw([]);

	/** What lies and stands on the table. */
	readonly items: readonly ExistingItem[] = $derived.by(() => this.#versions.at(-1) ?? []);
	readonly events: readonly TableEvent[] = $derived.by(() => this.items.map(({ event }) => event));
	readonly game: Game = $derived.by(() => this.#gameOf(this.items));
	readonly last: Outcome | undefined = $derived.by(() => this.game.history.at(-1));

	constructor(live: LiveGame, { header, edits, resumed }: DescribedTable, listener: Listener) {
		this.#live = live;
		this.#header = header;
		this.#listener = listener;
		this.#versions = [resumed ?? existingItemsIn(live.log.events, edits)];
		const past = { header, events: this.events };
		const whole = resolveConflicts(past, { edits: [] }, live.customTypes);
		this.#versions = [existingItemsAfter(this.items, whole.edits)];
	}

	get customTypes(): TileTypes {
		return this.#live.customTypes;
	}
	get starter(): PlayerIndex | 'none' {
		const { events } = this.#live.log;
		const whole = events[existingEventCount(events)];
		return whole && isBegun(whole) ? whole.player : 'none';
	}
	get canUndo(): boolean {
		return this.#versions.length > 1;
	}

	undo(): void {
		if (this.canUndo) this.#versions = this.#versions.slice(0, -1);
	}

	put(event: TableEvent): Promise<void> {
		return this.#change([...this.items, { event }]);
	}
	amend({ edits }: Amendment): Promise<void> {
		return this.#change(existingItemsAfter(this.items, edits));
	}
	begin(starter: PlayerIndex | undefined): Promise<void> {
		const { events } = this.#live.log;
		const pairs = pairReplacements(this.items, events);
		const items = this.#fits(pairs) ? pairs : this.items;
		this.#listener.ondone(editsToReach(items, events, starter));
		return Promise.resolve();
	}

	#change(items: readonly ExistingItem[]): Promise<void> {
		this.#versions = [...this.#versions, items];
		this.#listener.onchange();
		return Promise.resolve();
	}

	#gameOf(items: readonly ExistingItem[]): Game {
		const events = items.map(({ event }) => event);
		return replayEvents(this.#header, events, this.customTypes).game;
	}

	/** True when the items can be placed in this order. */
	#fits(items: readonly ExistingItem[]): boolean {
		return this.#gameOf(items).history.length === items.length;
	}
}
