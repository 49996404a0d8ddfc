import type { Game } from '../../engine/game';
import type { Spot } from '../../engine/spot';
import { deepEqual, type Draft, type GameRecord } from '../../record';
import { attempt, replaceEvent } from '../../record/amend';
import type { Amendment } from '../../record/amendment';
import type { ConflictState } from '../../record/answers';
import { differencesOf, type Differences } from '../../record/differences';
import { isLaid } from '../../rules/base/events';
import { lastTileNumber, tilesInAll } from '../../rules/base/tile-numbers';
import type { TableEvent } from '../../rules/catalogue';
import { ConflictAnswers, UNCHANGED } from './conflict-answers.svelte';
import { describeEdits } from './describe-edits';
import { draftOf } from '../turn/entering';
import { sentenceAt, sentenceOf } from './history';
import type { LiveGame } from '../game/live-game.svelte';
import type { TableBuilder } from '../existing-table/table-builder.svelte';
import type { ExistingItem } from '../existing-table/existing-edits';
import type { SavedSteps, EntryPosition } from './saved-amendment';
import { AmendedExistingTable } from '../existing-table/amended-existing-table.svelte';
import { AmendedTurn } from './amended-turn.svelte';
import { AmendmentTarget } from './amendment-target';
import { playerNames } from '../../words';

/** An amendment of the past being considered: conflicts are answered, then the difference is shown; written only by {@link confirm}. */
export class AmendmentEditor extends ConflictAnswers {
	/** Position of the event from which it starts. */
	readonly at: number;
	readonly event: TableEvent;
	#turn = $state.raw<AmendedTurn | AmendedExistingTable>();
	#where: EntryPosition = 'instead';

	/** @param amendment what is considered from the start: other rulings; absent for a change of the event */
	constructor(live: LiveGame, at: number, amendment?: Amendment) {
		const event = live.log.events[at];
		if (!event) throw new Error('There is no event at this position.');
		super(live, amendment);
		this.at = at;
		this.event = event;
	}

	/** The turn being entered, if any. */
	get turn(): AmendedTurn | AmendedExistingTable | undefined {
		return this.#turn;
	}
	/** The builder, while the existing table is amended. */
	get building(): TableBuilder | undefined {
		return this.#turn instanceof AmendedExistingTable ? this.#turn.building : undefined;
	}
	get canUndo(): boolean {
		return this.#turn instanceof AmendedExistingTable && this.#turn.log.canUndo;
	}
	/** The event that is edited: the one from which the amendment starts, or the one that no longer fits. */
	readonly target: AmendmentTarget = $derived.by(
		() =>
			new AmendmentTarget(this.live, this.conflict ?? { at: this.at, event: this.event }, () =>
				this.isNew ? this.live.at(this.at) : this.game
			)
	);

	/** The events before what is asked or entered now; in the end, all events. */
	readonly events: readonly TableEvent[] = $derived.by(() => {
		if (this.#turn) return this.#turn.before;
		return this.isNew ? this.live.log.events.slice(0, this.at + 1) : this.shown.events;
	});

	/** The game to be shown: before what is entered or decided; in the end, as it would be now. */
	readonly game: Game = $derived.by(() => {
		if (this.#turn) return this.#turn.game;
		return this.isNew ? this.live.at(this.at + 1) : this.shown.replay.game;
	});

	/** The tile that no longer fits, where it was laid. */
	get conflictDraft(): Draft | undefined {
		return this.#turn ? undefined : this.conflict && draftOf(this.conflict.event, this.game);
	}

	/** An event that no longer fits, in a sentence. */
	sentenceOf({ conflict, amendment }: ConflictState): string {
		const { live } = this;
		if (conflict.among === undefined) return sentenceAt(live, conflict.at + 1);
		const { game } = attempt(this.record, amendment, live.customTypes).replay;
		const names = playerNames(live.header.players);
		const number = lastTileNumber(game) + (isLaid(conflict.event) ? 1 : 0);
		return sentenceOf(conflict.event, game, {
			names,
			turn: { number, of: tilesInAll(live.game) }
		});
	}

	/** True when a question is open before the event, which doesn't answer it. */
	get leavesOpen(): boolean {
		const refusal = this.conflict?.refusal;
		const codes = refusal && 'objections' in refusal ? refusal.objections : [];
		return codes.some(({ code }) => code === 'question-open');
	}

	/** What was entered and decided, one sentence each. */
	get sentences(): readonly string[] {
		return describeEdits(this.live, this.amendment.edits, this.game);
	}

	/** The spot of the tile that was entered or changed; undefined if there is none, and while something is entered or asked. */
	get changedSpot(): Spot | undefined {
		if (this.#turn || this.isNew || this.conflict) return undefined;
		const { events } = this.live.log;
		return this.amendment.edits
			.flatMap((edit) => edit.events.filter((event) => !deepEqual(event, events[edit.at])))
			.find(isLaid);
	}

	/** How the amendment changes the scoring. */
	get differences(): Differences {
		const { game, log } = this.live;
		return differencesOf(game, log.events, this.amendment, this.game);
	}

	/** Begins to enter something instead of the target, before it, or after its whole turn; `draft`: what was entered before a reload. */
	enter(where: EntryPosition, draft?: Draft): void {
		if (where === 'instead' && this.target.isExisting) {
			this.#build();
			return;
		}
		this.#where = where;
		const { event } = this.target.position;
		const past = {
			header: this.header,
			before: where === 'after' ? this.#afterTurn() : this.#before(),
			was: where === 'instead' ? event : undefined,
			offered: where === 'instead' ? this.target.offered?.id : undefined
		};
		this.#turn = new AmendedTurn(this.live, past, (entered) => {
			this.#enter(where, entered);
		});
		if (draft) this.#turn.draft = draft;
	}

	/** True if another tile can be entered on the spot of a turn. */
	get laysTile(): boolean {
		return this.target.canChange && isLaid(this.target.position.event);
	}

	/** Begins to enter the same turn with another tile on its spot. */
	enterOtherTile(): void {
		this.enter('instead');
		if (!(this.#turn instanceof AmendedTurn)) return;
		const { player, spot } = this.#turn.draft;
		this.#turn.draft = { player, spot };
	}

	/** Keeps the event that no longer fits as it was played. */
	keep(): void {
		this.answer('kept');
	}

	/** Drops the target: it didn't happen. */
	drop(): void {
		if (this.asked) this.answer('dropped');
		else this.startWith(replaceEvent(UNCHANGED, this.target.position, this.target.withoutIt));
	}

	undo(): void {
		if (this.#turn instanceof AmendedExistingTable) this.#turn.log.undo();
	}

	/** Leaves what is being entered. */
	leave(): void {
		this.#turn = undefined;
	}

	/** Writes the amendment. @returns the record with it; undefined when nothing was written */
	async confirm(): Promise<GameRecord | undefined> {
		const { live } = this;
		if (!this.isCurrent || this.open > 0) return undefined;
		return (await live.writer.amend(this.amendment)) ? live.record : undefined;
	}

	/** The steps so far, to go on with after a reload. */
	get kept(): SavedSteps {
		const turn = this.#turn;
		const entering = turn && {
			where: this.#where,
			draft: turn.draft,
			...(turn instanceof AmendedExistingTable && { found: turn.log.items })
		};
		return {
			at: this.at,
			...(!this.isNew && { amendment: this.entered }),
			answers: this.answers,
			...(this.picked !== undefined && { picked: this.picked }),
			...(entering && { entering })
		};
	}

	/** Restores the steps after a reload. */
	resume({ amendment, answers, picked, entering }: SavedSteps): void {
		if (amendment) this.entered = amendment;
		this.answers = answers;
		this.picked = picked;
		if (entering?.found) this.#build(entering.found);
		else if (entering) this.enter(entering.where, entering.draft);
	}

	/** Amends the existing table as built, from what the target describes; `resumed`: the items as amended before a reload. */
	#build(resumed?: readonly ExistingItem[]): void {
		const { live, header } = this;
		const { edits } = this.isNew ? UNCHANGED : this.shown.amendment;
		const found = new AmendedExistingTable(live, { header, edits, resumed }, (instead) => {
			this.#turn = undefined;
			this.picked = undefined;
			this.entered = { ...this.entered, edits: instead };
		});
		this.#where = 'instead';
		this.#turn = found;
		found.lookAt(this.target.position.event);
	}

	#before(): readonly TableEvent[] {
		return this.isNew ? this.live.log.events.slice(0, this.at) : this.shown.events;
	}

	/** The events up to the last answer of the target's turn. */
	#afterTurn(): readonly TableEvent[] {
		return this.live.log.events.slice(0, this.target.lastOfTurn.at + 1);
	}

	#enter(where: EntryPosition, entered: TableEvent): void {
		this.#turn = undefined;
		if (this.asked) this.answer(where === 'before' ? 'preceded' : 'changed', entered);
		else {
			const place = where === 'after' ? this.target.lastOfTurn : this.target.position;
			const instead = {
				instead: [entered],
				before: [entered, place.event],
				after: [place.event, entered]
			};
			this.startWith(replaceEvent(UNCHANGED, place, instead[where]));
		}
	}
}
