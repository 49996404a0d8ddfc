import { isRunning, type Game, type MutableGame } from '../../engine/game';
import { UNDONE, type Draft, type EffectiveLog, type Header } from '../../record';
import type { TableEvent } from '../../rules/catalogue';
import { roleOf } from '../../rules/presentations';
import { hapticFor, vibrate } from '../app/feedback';
import type { CustomTiles } from '../custom-tiles/custom-tiles.svelte';
import * as entering from '../turn/entering';
import { TurnDraft } from '../turn/turn-draft.svelte';
import type { LogWriter } from './log-writer.svelte';
import type { PersistedGame } from './persisted-game.svelte';

interface EnteredGame {
	readonly persisted: PersistedGame;
	readonly writer: LogWriter;
	readonly customTiles: CustomTiles;
	readonly header: Header;
	readonly log: EffectiveLog;
	readonly game: Game;
	/** Returns the game after some events, by default after all of them. Further events may be played on it. */
	replayed(events?: readonly TableEvent[]): MutableGame;
}

/** The next turn of a live game while it is being entered: every tap stores the draft, and the turn is written as an event. */
export class DraftEntry extends TurnDraft {
	readonly #live: EnteredGame;

	constructor(live: EnteredGame) {
		super();
		this.#live = live;
	}

	get game(): Game {
		return this.#live.game;
	}
	get header(): Header {
		return this.#live.header;
	}
	get draft(): Draft {
		return this.#live.persisted.draft;
	}
	get canEnter(): boolean {
		return this.#live.writer.canEnter;
	}
	get writing(): boolean {
		return this.#live.writer.writing;
	}
	get busy(): boolean {
		return this.#live.writer.busy;
	}
	protected get customTiles(): CustomTiles {
		return this.#live.customTiles;
	}

	readonly reopened: boolean = $derived.by(() =>
		entering.isDraftOf(this.draft, this.#live.log.undone[0])
	);
	readonly canUndo: boolean = $derived.by(
		() => this.#live.log.undoable || !entering.isEmpty(this.draft)
	);

	override stepBack(): void {
		if (isRunning(this.game)) super.stepBack();
	}

	/** Goes to a step of the guided final scoring. */
	showStep(final: number): void {
		this.change({ final });
	}

	/** Undoes the last tap of the turn, or else the last event. A turn that is undone becomes the draft again. */
	async undo(): Promise<void> {
		const { events, last } = this.#live.log;
		if (!entering.isEmpty(this.draft) && !this.reopened) {
			this.stepBack();
			return;
		}
		if (!last) return;
		const game = this.#live.replayed(events.slice(0, -1));
		// Manual points don't come from the draft, nor does a table that is being built. It stays, and with it the player whose
		// figures are placed.
		const stays = roleOf(last) === 'correction' || this.game.phase === 'building';
		const draft = stays ? this.draft : entering.draftOf(last, game);
		await this.#live.writer.write({ type: UNDONE }, draft);
	}

	protected override async lay(...turn: Parameters<TurnDraft['lay']>): Promise<boolean> {
		const written = await super.lay(...turn);
		if (written) vibrate(this.#live.persisted.problem ? 'refused' : 'confirmed');
		return written;
	}

	protected change(draft: Draft): void {
		if (this.#live.writer.busy || !this.canEnter) return;
		const { persisted } = this.#live;
		const before = this.preview;
		persisted.draft = draft;
		const touch = hapticFor(before, this.preview);
		if (touch) vibrate(touch);
		void persisted.keep(persisted.record, draft);
	}

	protected async submit(event: TableEvent, draft?: Draft): Promise<boolean> {
		return this.canEnter && this.#live.writer.write(event, draft);
	}

	protected fresh(): MutableGame {
		return this.#live.replayed();
	}
}
