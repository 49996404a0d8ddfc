import { isRunning, type Game } from '../../engine/game';
import type { Rulings } from '../../engine/rulings';
import { turnNumber } from '../../rules/base/tile-numbers';
import type { LiveGame } from '../game/live-game.svelte';
import { AmendmentEditor } from '../past/amendment-editor.svelte';
import { sentenceAt } from '../past/history';
import type { SavedSteps } from '../past/saved-amendment';
import type { LedgerRow } from '../scores/ledger-rows';

/** Which moment of a live game is shown: now, a past one, or a past one that is being amended. */
export class ShownMoment {
	readonly #live: LiveGame;
	#moment = $state.raw<number>();
	#editor = $state.raw<AmendmentEditor>();

	constructor(live: LiveGame) {
		this.#live = live;
	}

	/** How many of the standing events are shown; undefined for the game as it is now. */
	get moment(): number | undefined {
		return this.#moment === undefined ? undefined : Math.min(this.#moment, this.#last);
	}

	/** The amendment that is being considered; it belongs to a past moment that is shown. */
	get editor(): AmendmentEditor | undefined {
		return this.moment !== undefined && this.#editor?.isCurrent ? this.#editor : undefined;
	}

	/** The game that is shown: at a past moment, as it would be once amended, or as it is now. */
	readonly game: Game = $derived.by(() => {
		if (this.editor) return this.editor.game;
		return this.moment === undefined ? this.#live.game : this.#live.at(this.moment);
	});

	/** What happened at the moment shown, or last, in a sentence. */
	readonly sentence: string = $derived.by(() => sentenceAt(this.#live, this.moment ?? this.#last));

	/** The turn of the moment shown, as the ledger calls it. */
	get turn(): LedgerRow['turn'] {
		return isRunning(this.game) ? turnNumber(this.game) : 'final';
	}

	/** Shows the table as it was after so many events. */
	lookAt(moment: number): void {
		this.#moment = Math.max(0, Math.min(moment, this.#last));
		this.#editor = undefined;
	}

	/** Shows the table as it is now. */
	backToNow(): void {
		this.#moment = this.#editor = undefined;
	}

	/** Begins to amend what happened at the moment shown. */
	startAmending(): void {
		if (this.moment && this.#live.writer.canEnter)
			this.#editor = new AmendmentEditor(this.#live, this.moment - 1);
	}

	/** Goes on with an amendment from its steps so far. */
	resume(steps: SavedSteps): void {
		if (!this.#live.writer.canEnter) return;
		this.lookAt(steps.at + 1);
		this.#editor = new AmendmentEditor(this.#live, steps.at);
		this.#editor.resume(steps);
	}

	/** Considers other rulings, which would hold from the first tile on; before the first event they are written at once. */
	async reconsider(rulings: Rulings): Promise<void> {
		const last = this.#last;
		const amendment = { edits: [], rulings };
		if (last === 0) await this.#live.writer.amend(amendment);
		else if (this.#live.writer.canEnter) {
			this.lookAt(last);
			this.#editor = new AmendmentEditor(this.#live, last - 1, amendment);
		}
	}

	/** Leaves an amendment: nothing of it stays. One of the rulings didn't begin in the past, and leads back to now. */
	stopAmending(): void {
		if (this.#editor?.rulings) this.#moment = undefined;
		this.#editor = undefined;
	}

	get #last(): number {
		return this.#live.log.events.length;
	}
}
