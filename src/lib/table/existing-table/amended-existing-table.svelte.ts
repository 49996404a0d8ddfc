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

/** The past of a table as found, as far as it's put right already. */
interface Past {
	/** With the rulings by which it is played, also those that are only thought over. */
	readonly header: Header;
	readonly edits: readonly Edit[];
	/** What was found as far as it was put right before a reload. */
	readonly resumed?: readonly ExistingItem[] | undefined;
}

/** How a table was found, put right as it was built: nothing of it is written. */
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
	/** What was found, after each tap that changed it. */
	#taps: readonly (readonly ExistingItem[])[] = $state.raw([]);
	readonly found: readonly ExistingItem[] = $derived.by(() => this.#taps.at(-1) ?? []);

	readonly events: readonly TableEvent[] = $derived.by(() => this.found.map(({ event }) => event));
	readonly game: Game = $derived.by(() => this.#gameOf(this.found));
	readonly mover: PlayerIndex = $derived.by(() => moverOf(this.game, this.draft));
	readonly last: Outcome | undefined = $derived.by(() => this.game.history.at(-1));

	/** @param done is told the edits of the log's past after which it tells of what was really found */
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

	/** What stands before what is entered. */
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
	/** True when something can be taken back. */
	get canUndo(): boolean {
		return this.#taps.length > 1;
	}

	/** Takes back what was changed last. */
	undo(): void {
		if (this.canUndo) this.#taps = this.#taps.slice(0, -1);
	}

	/** Looks at the tile of which an event tells. */
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

	// What belongs to turns: none is taken while a table is built.
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

	/** True when everything can have been put down in this order. */
	#fits(found: readonly ExistingItem[]): boolean {
		return this.#gameOf(found).history.length === found.length;
	}
}

const nothing = (): Promise<void> => Promise.resolve();
