import type { Rulings } from '../../engine/rulings';
import { ruledBy, type GameRecord, type Header } from '../../record';
import { attempt, type Attempt, type Conflict } from '../../record/amend';
import { changesNothing } from '../../record/replay';
import type { Amendment } from '../../record/amendment';
import {
	answerConflicts,
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

/** An amendment whose conflicts are listed and answered, in any order and more than once. */
export abstract class ConflictAnswers {
	readonly live: LiveGame;
	/** The record that is amended: if another tab writes meanwhile, the amendment is void. */
	protected readonly record: GameRecord;
	/** What was entered instead of the event, or the rulings; conflicts follow from it. */
	protected entered = $state.raw(UNCHANGED);
	protected answers = $state.raw<readonly Answer[]>([]);
	/** Position of the conflict that was picked from the list. */
	protected picked = $state<number>();
	/** True while the list is shown although everything is answered. */
	#listed = $state(false);

	readonly #answered: AnsweredAmendment = $derived.by(() =>
		answerConflicts(this.record, this.entered, this.answers, this.live.customTypes)
	);

	/** @param amendment what is considered from the start */
	constructor(live: LiveGame, amendment = UNCHANGED) {
		this.live = live;
		this.record = live.record;
		this.entered = amendment;
	}

	/** False once the log has changed. */
	get isCurrent(): boolean {
		return this.live.record === this.record;
	}
	/** The amendment with all answers, and what follows from it. */
	get amendment(): Amendment {
		return this.#answered.amendment;
	}
	/** The rulings that are considered, if any. */
	get rulings(): Rulings | undefined {
		return this.entered.rulings;
	}
	/** The header with the rulings that are considered. */
	get header(): Header {
		return ruledBy(this.live.header, this.rulings ?? {});
	}
	/** The later events that no longer fit, answered or not. */
	get conflicts(): readonly ConflictState[] {
		return this.#answered.conflicts;
	}
	/** Number of conflicts without an answer. */
	get open(): number {
		return this.conflicts.filter(({ answer }) => !answer).length;
	}
	/** The conflict that is shown: the one picked, or the first without an answer. */
	readonly asked: ConflictState | undefined = $derived.by(
		() => this.conflicts[this.picked ?? -1] ?? this.conflicts.find(({ answer }) => !answer)
	);
	/** The later event that no longer fits. */
	get conflict(): Conflict | undefined {
		return this.asked?.conflict;
	}
	/** True while the list of conflicts is shown. */
	get lists(): boolean {
		return this.asked !== undefined || (this.#listed && this.conflicts.length > 0);
	}
	get isNew(): boolean {
		return this.entered === UNCHANGED;
	}
	get changesNothing(): boolean {
		return changesNothing(this.record, this.amendment);
	}
	get canGoBack(): boolean {
		if (this.isNew) return false;
		return this.picked !== undefined || !this.rulings || (!this.lists && this.conflicts.length > 0);
	}

	/** The game before the conflict that is shown; in the end, as it would be now. */
	protected readonly shown: Attempt = $derived.by(() => {
		const { asked } = this;
		return asked ? attempt(this.record, asked.amendment, this.live.customTypes) : this.#answered;
	});

	/** Answers the rest: keeps events as they were played, and drops those that can't be kept. */
	keepRest(): void {
		this.picked = undefined;
		this.answers = this.conflicts.map(({ answer, conflict }) => answer ?? defaultAnswer(conflict));
	}

	/** Picks a conflict from the list, to answer it, perhaps again. */
	pick(conflictState: ConflictState): void {
		this.picked = this.conflicts.indexOf(conflictState);
		this.#listed = true;
	}

	/** Shows the difference: everything is answered. */
	goOn(): void {
		this.picked = undefined;
		this.#listed = false;
	}

	/** Goes one step back; in the end to the choice of what was wrong. */
	goBack(): void {
		if (this.picked !== undefined) this.picked = undefined;
		else if (!this.lists && this.conflicts.length > 0) this.#listed = true;
		else this.startWith(UNCHANGED);
	}

	/** Starts with what really happened; conflicts that follow from it have no answers yet. */
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
