import { isRunning, type Game } from '../../engine/game';
import type { Rulings } from '../../engine/rulings';
import { turnNumber } from '../../rules/base/tile-numbers';
import type { LiveGame } from '../game/live-game.svelte';
import { AMENDING } from '../past/amending';
import type { Amendment } from '../../record/amendment';
import type { AmendmentEditor } from '../past/amendment-editor.svelte';
import type { SavedSteps } from '../past/saved-amendment';
import type { LedgerRow } from '../scores/ledger-rows';

/** How an amendment begins. */
interface Begin {
	/** Index of the event. */
	readonly at: number;
	/** Returns true if it is still wanted once the code has been loaded. */
	readonly still: () => boolean;
	/** The amendment that is considered from the start. */
	readonly amendment?: Amendment;
	/** Its steps so far. */
	readonly steps?: SavedSteps;
}

/** Which position of a live game is shown: now, a past one, or a past one that is being amended. */
export class ShownPosition {
	readonly #live: LiveGame;
	#position = $state.raw<number>();
	#editor = $state.raw<AmendmentEditor>();

	constructor(live: LiveGame) {
		this.#live = live;
	}

	/** How many of the standing events are shown; undefined for the game as it is now. */
	get position(): number | undefined {
		return this.#position === undefined ? undefined : Math.min(this.#position, this.#last);
	}

	/** The amendment that is being considered; it belongs to a past position that is shown. */
	get editor(): AmendmentEditor | undefined {
		return this.position !== undefined && this.#editor?.isCurrent ? this.#editor : undefined;
	}

	/** The game that is shown: at a past position, as it would be once amended, or as it is now. */
	readonly game: Game = $derived.by(() => {
		if (this.editor) return this.editor.game;
		return this.position === undefined ? this.#live.game : this.#live.at(this.position);
	});

	/** The turn of the position shown, as the ledger calls it. */
	get turn(): LedgerRow['turn'] {
		return isRunning(this.game) ? turnNumber(this.game) : 'final';
	}

	/** Shows the table as it was after so many events. */
	lookAt(position: number): void {
		this.#position = Math.max(0, Math.min(position, this.#last));
		this.#editor = undefined;
	}

	/** Shows the table as it is now. */
	backToNow(): void {
		this.#position = this.#editor = undefined;
	}

	/** Begins to amend what happened at the position shown. */
	startAmending(): void {
		const { position } = this;
		if (position) void this.#amend({ at: position - 1, still: () => this.position === position });
	}

	/** Goes on with an amendment from its steps so far. */
	async resume(steps: SavedSteps): Promise<void> {
		const { record } = this.#live;
		await this.#amend({ at: steps.at, still: () => this.#live.record === record, steps });
	}

	/** Considers other rulings, which would hold from the first tile on; before the first event they are written at once. */
	async reconsider(rulings: Rulings): Promise<void> {
		const last = this.#last;
		const amendment = { edits: [], rulings };
		if (last === 0) await this.#live.writer.amend(amendment);
		else await this.#amend({ at: last - 1, still: () => this.#last === last, amendment });
	}

	/**
	 * Leaves an amendment without keeping any of it. An amendment of the rulings didn't begin in the past, so leaving it leads back
	 * to now.
	 */
	stopAmending(): void {
		if (this.#editor?.rulings) this.#position = undefined;
		this.#editor = undefined;
	}

	/** Begins to amend an event as soon as the code for it is loaded; at once if it already is. */
	async #amend({ at, still, amendment, steps }: Begin): Promise<void> {
		if (!AMENDING.part) await AMENDING.load();
		if (!AMENDING.part || !this.#live.writer.canEnter || !still()) return;
		this.lookAt(at + 1);
		this.#editor = new AMENDING.part.AmendmentEditor(this.#live, at, amendment);
		if (steps) this.#editor.resume(steps);
	}

	get #last(): number {
		return this.#live.log.events.length;
	}
}
