import type { Rulings } from '../../engine/rulings';
import { ruledBy, type GameRecord, type Header } from '../../record';
import { attempt, changesNothing, type Attempt, type Conflict } from '../../record/amend';
import type { Amendment } from '../../record/amendment';
import {
	answered,
	answersWith,
	defaultAnswer,
	conflictKey,
	type Answer,
	type AnsweredAmendment,
	type ConflictState
} from '../../record/answers';
import type { TableEvent } from '../../rules/catalogue';
import type { LiveGame } from '../game/live-game.svelte';

/** Nothing was entered yet. */
export const UNCHANGED: Amendment = { edits: [] };

/** A correction whose later events that no longer fit are listed and answered, in any order and more than once. */
export abstract class ConflictAnswers {
	readonly live: LiveGame;
	/** The record that is corrected: should another tab write meanwhile, the correction belongs to nothing any more. */
	protected readonly record: GameRecord;
	/** What was entered in place of the event, or the rulings; what follows from it is answered. */
	protected entered = $state.raw(UNCHANGED);
	protected answers = $state.raw<readonly Answer[]>([]);
	/** The misfit that was picked from the list, by its position there. */
	protected picked = $state<number>();
	/** True while the list is shown though everything is answered. */
	#listed = $state(false);

	readonly #answered: AnsweredAmendment = $derived.by(() =>
		answered(this.record, this.entered, this.answers, this.live.customTypes)
	);

	/** @param amendment what is thought over from the beginning */
	constructor(live: LiveGame, amendment = UNCHANGED) {
		this.live = live;
		this.record = live.record;
		this.entered = amendment;
	}

	/** False once the game went on elsewhere. */
	get holds(): boolean {
		return this.live.record === this.record;
	}
	/** The correction with all that was answered, and what follows from it. */
	get amendment(): Amendment {
		return this.#answered.amendment;
	}
	/** The rulings that are thought over, when that is what it's about. */
	get rulings(): Rulings | undefined {
		return this.entered.rulings;
	}
	/** What was settled before the first tile, with the rulings that are thought over. */
	get header(): Header {
		return ruledBy(this.live.header, this.rulings ?? {});
	}
	/** The later events that no longer fit, answered or not. */
	get conflicts(): readonly ConflictState[] {
		return this.#answered.conflicts;
	}
	/** How many of them aren't answered yet. */
	get open(): number {
		return this.conflicts.filter(({ answer }) => !answer).length;
	}
	/** The one that must be decided on, or is decided on again. */
	readonly asked: ConflictState | undefined = $derived.by(
		() => this.conflicts[this.picked ?? -1] ?? this.conflicts.find(({ answer }) => !answer)
	);
	/** The later event that is asked about. */
	get conflict(): Conflict | undefined {
		return this.asked?.conflict;
	}
	/** True while the list of what no longer fits is shown. */
	get lists(): boolean {
		return this.asked !== undefined || (this.#listed && this.conflicts.length > 0);
	}
	/** True before anything was entered. */
	get isNew(): boolean {
		return this.entered === UNCHANGED;
	}
	/** True when all that was entered leaves everything as it stands. */
	get changesNothing(): boolean {
		return changesNothing(this.record, this.amendment);
	}
	/** True when there's a step before the one that is shown. */
	get canGoBack(): boolean {
		if (this.isNew) return false;
		return this.picked !== undefined || !this.rulings || (!this.lists && this.conflicts.length > 0);
	}

	/** The game before what is asked; in the end, as it would be now. */
	protected readonly shown: Attempt = $derived.by(() => {
		const { asked } = this;
		return asked ? attempt(this.record, asked.amendment, this.live.customTypes) : this.#answered;
	});

	/** What isn't answered yet is kept as it was played; what can't have been is dropped. */
	keepRest(): void {
		this.picked = undefined;
		this.answers = this.conflicts.map(({ answer, conflict }) => answer ?? defaultAnswer(conflict));
	}

	/** Picks an event from the list of those that no longer fit, to decide on it, perhaps again. */
	pick(conflictState: ConflictState): void {
		this.picked = this.conflicts.indexOf(conflictState);
		this.#listed = true;
	}

	/** Shows what the correction changes: everything is answered. */
	goOn(): void {
		this.picked = undefined;
		this.#listed = false;
	}

	/** One step back; in the end to what was wrong. */
	goBack(): void {
		if (this.picked !== undefined) this.picked = undefined;
		else if (!this.lists && this.conflicts.length > 0) this.#listed = true;
		else this.startWith(UNCHANGED);
	}

	/** Begins with what was really the case; nothing of what follows from it is answered. */
	protected startWith(amendment: Amendment): void {
		this.entered = amendment;
		this.answers = [];
		this.goOn();
	}

	protected answer(how: Answer['how'], event?: TableEvent): void {
		const { asked } = this;
		if (!asked) return;
		const answer = { of: conflictKey(asked.conflict), how, ...(event && { event }) };
		this.answers = answersWith(this.conflicts, answer, asked);
		this.picked = undefined;
	}
}
