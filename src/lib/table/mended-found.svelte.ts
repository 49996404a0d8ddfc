import type { Ask } from '../engine/ask';
import type { Game, Outcome } from '../engine/game';
import type { PlayerIndex } from '../engine/piece';
import { replayEvents, type Header, type TileTypes } from '../record';
import { settled } from '../record/amend';
import type { Amendment, Edit } from '../record/amendment';
import { isBegun, isPlaced, isStood } from '../rules/base/events';
import type { TableEvent } from '../rules/catalogue';
import { isGingerbreadStood } from '../rules/gingerbread/events';
import { Building, type Builder, type FoundLog } from './building.svelte';
import { editsTo, foundAfter, foundBefore, foundIn, paired, type Found } from './found-edits';
import type { LiveGame } from './live.svelte';
import { PastEntry } from './past-entry.svelte';
import { moverOf } from './turn';

/** The past of a table as found, as far as it's put right already. */
interface Past {
	/** With the rulings by which it is played, also those that are only thought over. */
	readonly header: Header;
	readonly edits: readonly Edit[];
	/** What was found as far as it was put right before a reload. */
	readonly resumed?: readonly Found[] | undefined;
}

/** How a table was found, put right as it was built: nothing of it is written. */
export class MendedFound extends PastEntry implements Builder, FoundLog {
	readonly building: Building;
	readonly past = true;
	readonly ask: Ask | undefined = undefined;
	readonly preview: Outcome | undefined = undefined;
	readonly canLay: boolean = true;
	readonly #done: (edits: readonly Edit[]) => void;
	/** What was found, after each tap that changed it. */
	#taps: readonly (readonly Found[])[] = $state.raw([]);
	readonly found: readonly Found[] = $derived.by(() => this.#taps.at(-1) ?? []);

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
		super(live, header);
		this.#done = done;
		this.#taps = [resumed ?? foundIn(live.log.events, edits)];
		const whole = settled({ header, events: this.events }, { edits: [] }, live.shelf);
		this.#taps = [foundAfter(this.found, whole.edits)];
		this.building = new Building(this, this);
	}

	/** What stands before what is entered. */
	get before(): readonly TableEvent[] {
		return this.events;
	}
	get shelf(): TileTypes {
		return this.live.shelf;
	}
	get starter(): PlayerIndex | 'none' {
		const { events } = this.live.log;
		const whole = events[foundBefore(events)];
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
		if (isGingerbreadStood(event)) this.building.look({ x: event.to.x, y: event.to.y });
	}

	put(event: TableEvent): Promise<void> {
		return this.#now([...this.found, { event }]);
	}
	amend({ edits }: Amendment): Promise<void> {
		return this.#now(foundAfter(this.found, edits));
	}
	begin(starter: PlayerIndex | undefined): Promise<void> {
		const { events } = this.live.log;
		const pairs = paired(this.found, events);
		const found = this.#fits(pairs) ? pairs : this.found;
		this.#done(editsTo(found, events, starter));
		return Promise.resolve();
	}

	// What belongs to turns: none is taken while a table is built.
	confirm = nothing;
	setAside = nothing;
	answer = nothing;
	decline = nothing;
	end = nothing;

	#now(found: readonly Found[]): Promise<void> {
		this.#taps = [...this.#taps, found];
		this.draft = { player: this.draft.player };
		return Promise.resolve();
	}

	#gameOf(found: readonly Found[]): Game {
		return replayEvents(
			this.header,
			found.map(({ event }) => event),
			this.shelf
		).game;
	}

	/** True when everything can have been put down in this order. */
	#fits(found: readonly Found[]): boolean {
		return this.#gameOf(found).history.length === found.length;
	}
}

const nothing = (): Promise<void> => Promise.resolve();
