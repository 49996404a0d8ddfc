import type { Game, Outcome } from '../../engine/game';
import type { FurtherTile } from '../../engine/module';
import type { PlayerIndex } from '../../engine/piece';
import type { Question } from '../../engine/question';
import { EMPTY_DRAFT, type Draft, type Header, replayEvents, type TileTypes } from '../../record';
import type { Edit, Amendment } from '../../record/amendment';
import { isBegun } from '../../rules/base/events';
import type { TableEvent } from '../../rules/catalogue';
import { tileOf } from '../../rules/presentations';
import type { CustomTiles } from '../custom-tiles/custom-tiles.svelte';
import type { LiveGame } from '../game/live-game.svelte';
import { DraftTaps } from '../turn/draft-taps';
import { moverOf } from '../turn/turn';
import type { TurnEntry } from '../turn/turn-entry';
import { TableBuilder } from './table-builder.svelte';
import { resolveConflicts } from '../../record/amend';
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
interface DescribedTable {
	/** With the rulings by which it is played, including those that are only considered. */
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
class AmendedBuildLog implements BuildLog {
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

/** An existing table while it is amended as it was built: its log, and the draft of what is added. */
export class AmendedExistingTable extends DraftTaps implements TurnEntry {
	readonly log: AmendedBuildLog;
	readonly building: TableBuilder;
	readonly header: Header;
	draft: Draft = $state.raw(EMPTY_DRAFT);
	readonly canEnter = true;
	readonly writing = false;
	readonly busy = false;
	readonly reopened = false;
	readonly question: Question | undefined = undefined;
	readonly asking: Game | undefined = undefined;
	readonly lying: Game | undefined = undefined;
	readonly offers = [];
	readonly offer: Question | undefined = undefined;
	readonly further: FurtherTile | undefined = undefined;
	readonly recalls = [];
	readonly preview: Outcome | undefined = undefined;
	readonly canLay: boolean = true;
	protected readonly customTiles: CustomTiles;
	readonly mover: PlayerIndex = $derived.by(() => moverOf(this.game, this.draft));

	/** @param ondone called with the edits of the log that lead to the amended table */
	constructor(live: LiveGame, table: DescribedTable, ondone: (edits: readonly Edit[]) => void) {
		super();
		this.customTiles = live.customTiles;
		this.header = table.header;
		const onchange = (): void => {
			this.draft = { player: this.draft.player };
		};
		this.log = new AmendedBuildLog(live, table, { onchange, ondone });
		this.building = new TableBuilder(this, this.log);
	}

	get game(): Game {
		return this.log.game;
	}
	get before(): readonly TableEvent[] {
		return this.log.events;
	}

	/** Selects the tile that an event is about. */
	lookAt(event: TableEvent): void {
		const at = tileOf(event);
		if (at) this.building.look({ x: at.x, y: at.y });
	}

	// Commands of a turn: none is taken while a table is built.
	outcome = (): undefined => undefined;
	tapPlace = nothing;
	layAlone = nothing;
	confirm = nothing;
	setAside = nothing;
	tapRecall = nothing;
	choosePlace = nothing;
	choose = nothing;
	answer = nothing;
	decline = nothing;
	end = nothing;
	takeUp = nothing;
	doBefore = nothing;

	protected change(draft: Draft): void {
		this.draft = draft;
	}
}

const nothing = (): Promise<void> => Promise.resolve();
