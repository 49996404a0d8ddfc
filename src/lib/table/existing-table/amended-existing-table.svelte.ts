import type { Question } from '../../engine/question';
import type { Game, Outcome } from '../../engine/game';
import type { PlayerIndex } from '../../engine/piece';
import { EMPTY_DRAFT, replayEvents, type Draft, type Header, type TileTypes } from '../../record';
import { resolveConflicts } from '../../record/amend';
import type { Amendment, Edit } from '../../record/amendment';
import { isBegun, isPlaced, isStood } from '../../rules/base/events';
import type { TableEvent } from '../../rules/catalogue';
import { markerOf } from '../../rules/presentations';
import { TableBuilder, type BuildLog } from './table-builder.svelte';
import {
	editsToReach,
	existingItemsAfter,
	existingEventCount,
	existingItemsIn,
	pairReplacements,
	type ExistingItem
} from './existing-edits';
import type { LiveGame } from '../game/live-game.svelte';
import type { CustomTiles } from '../custom-tiles/custom-tiles.svelte';
import { DraftTaps } from '../turn/draft-taps';
import type { TurnEntry } from '../turn/turn-entry';
import { moverOf } from '../turn/turn';

/** How the existing table is described so far. */
interface Past {
	/** With the rulings by which it is played, also those that are only considered. */
	readonly header: Header;
	readonly edits: readonly Edit[];
	/** The items as they were amended before a reload. */
	readonly resumed?: readonly ExistingItem[] | undefined;
}

/** The description of an existing table while it is amended as it was built: nothing of it is written. */
export class AmendedExistingTable extends DraftTaps implements TurnEntry, BuildLog {
	readonly building: TableBuilder;
	readonly past = true;
	/** With the rulings by which it is played, also those that are only considered. */
	readonly header: Header;
	draft: Draft = $state.raw(EMPTY_DRAFT);
	readonly canEnter = true;
	readonly writing = false;
	readonly question: Question | undefined = undefined;
	readonly preview: Outcome | undefined = undefined;
	readonly canLay: boolean = true;
	protected readonly customTiles: CustomTiles;
	readonly #live: LiveGame;
	readonly #done: (edits: readonly Edit[]) => void;
	/** The items after each change; the last entry is the current state. */
	#taps: readonly (readonly ExistingItem[])[] = $state.raw([]);
	readonly found: readonly ExistingItem[] = $derived.by(() => this.#taps.at(-1) ?? []);

	readonly events: readonly TableEvent[] = $derived.by(() => this.found.map(({ event }) => event));
	readonly game: Game = $derived.by(() => this.#gameOf(this.found));
	readonly mover: PlayerIndex = $derived.by(() => moverOf(this.game, this.draft));
	readonly last: Outcome | undefined = $derived.by(() => this.game.history.at(-1));

	/** @param done is called with the edits of the log that lead to the amended table */
	constructor(
		live: LiveGame,
		{ header, edits, resumed }: Past,
		done: (edits: readonly Edit[]) => void
	) {
		super();
		this.#live = live;
		this.customTiles = live.customTiles;
		this.header = header;
		this.#done = done;
		this.#taps = [resumed ?? existingItemsIn(live.log.events, edits)];
		const whole = resolveConflicts(
			{ header, events: this.events },
			{ edits: [] },
			live.customTypes
		);
		this.#taps = [existingItemsAfter(this.found, whole.edits)];
		this.building = new TableBuilder(this, this);
	}

	/** The events before what is entered. */
	get before(): readonly TableEvent[] {
		return this.events;
	}
	get customTypes(): TileTypes {
		return this.#live.customTypes;
	}
	get starter(): PlayerIndex | 'none' {
		const { events } = this.#live.log;
		const whole = events[existingEventCount(events)];
		return whole && isBegun(whole) ? whole.player : 'none';
	}
	/** True when a change can be undone. */
	get canUndo(): boolean {
		return this.#taps.length > 1;
	}

	/** Undoes the last change. */
	undo(): void {
		if (this.canUndo) this.#taps = this.#taps.slice(0, -1);
	}

	/** Selects the tile that an event is about. */
	lookAt(event: TableEvent): void {
		if (isPlaced(event) || isStood(event)) this.building.look({ x: event.x, y: event.y });
		const at = markerOf(event)?.stoodAt(event);
		if (at) this.building.look({ x: at.x, y: at.y });
	}

	put(event: TableEvent): Promise<void> {
		return this.#now([...this.found, { event }]);
	}
	amend({ edits }: Amendment): Promise<void> {
		return this.#now(existingItemsAfter(this.found, edits));
	}
	begin(starter: PlayerIndex | undefined): Promise<void> {
		const { events } = this.#live.log;
		const pairs = pairReplacements(this.found, events);
		const found = this.#fits(pairs) ? pairs : this.found;
		this.#done(editsToReach(found, events, starter));
		return Promise.resolve();
	}

	// Commands of a turn: none is taken while a table is built.
	confirm = nothing;
	setAside = nothing;
	answer = nothing;
	decline = nothing;
	end = nothing;

	protected change(draft: Draft): void {
		this.draft = draft;
	}

	#now(found: readonly ExistingItem[]): Promise<void> {
		this.#taps = [...this.#taps, found];
		this.draft = { player: this.draft.player };
		return Promise.resolve();
	}

	#gameOf(found: readonly ExistingItem[]): Game {
		return replayEvents(
			this.header,
			found.map(({ event }) => event),
			this.customTypes
		).game;
	}

	/** True when the items can be placed in this order. */
	#fits(found: readonly ExistingItem[]): boolean {
		return this.#gameOf(found).history.length === found.length;
	}
}

const nothing = (): Promise<void> => Promise.resolve();
