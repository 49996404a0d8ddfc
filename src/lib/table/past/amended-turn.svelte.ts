import * as v from 'valibot';
import type { Game, MutableGame } from '../../engine/game';
import { EMPTY_DRAFT, replayEvents, type Draft, type Header } from '../../record';
import { eventSchema, type TableEvent } from '../../rules/catalogue';
import type { CustomTiles } from '../custom-tiles/custom-tiles.svelte';
import type { LiveGame } from '../game/live-game.svelte';
import { draftOf, isDraftOf } from '../turn/entering';
import { TurnDraft } from '../turn/turn-draft.svelte';

/** Where in the past a turn is entered. */
interface Past {
	/** With the rulings by which the turn is played, including those that are only considered. */
	readonly header: Header;
	readonly before: readonly TableEvent[];
	/** The event that it replaces, if any: its turn is the first draft. */
	readonly was: TableEvent | undefined;
	/** The offer that the event took up before a turn. */
	readonly offered: string | undefined;
}

/** A turn of the past that is entered again, or for the first time: nothing of it is written. */
export class AmendedTurn extends TurnDraft {
	readonly header: Header;
	readonly before: readonly TableEvent[];
	draft: Draft = $state.raw(EMPTY_DRAFT);
	/** True if something that may be done before a turn can be entered: in place of such an event, or because it was forgotten. */
	protected override readonly next: boolean;
	readonly canEnter = true;
	readonly writing = false;
	readonly busy = false;
	readonly game: Game = $derived.by(() => this.fresh());
	protected readonly customTiles: CustomTiles;
	readonly #was: TableEvent | undefined;
	readonly reopened: boolean = $derived.by(() => isDraftOf(this.draft, this.#was));
	readonly #live: LiveGame;
	readonly #entered: (event: TableEvent) => void;

	/** @param entered is called with the event that was entered */
	constructor(live: LiveGame, past: Past, entered: (event: TableEvent) => void) {
		super();
		const { header, before, was, offered } = past;
		this.#live = live;
		this.customTiles = live.customTiles;
		this.header = header;
		this.before = before;
		this.#was = was;
		this.#entered = entered;
		this.next = was === undefined || offered !== undefined;
		this.draft = offered === undefined ? draftOf(was, this.fresh()) : { offer: offered };
	}

	protected change(draft: Draft): void {
		this.draft = draft;
	}

	protected submit(event: TableEvent): Promise<boolean> {
		this.#entered(v.parse(eventSchema, event));
		return Promise.resolve(true);
	}

	protected fresh(): MutableGame {
		return replayEvents(this.header, this.before, this.#live.customTypes).game;
	}
}
