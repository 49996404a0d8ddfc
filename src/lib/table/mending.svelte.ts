import { askOf } from '../engine/ask';
import type { Game } from '../engine/game';
import { ruledBy, type Draft, type GameRecord, type Header } from '../record';
import {
	attempt,
	changesNothing,
	changing,
	keeping,
	type Attempt,
	type Conflict
} from '../record/amend';
import { spliced, type Amendment } from '../record/amendment';
import { differencesOf, type Differences } from '../record/differences';
import { isBegun, isLaid } from '../rules/base/events';
import type { TableEvent } from '../rules/catalogue';
import { toldEdits } from './edits';
import { draftOf } from './entering';
import { sentenceAt, sentenceOf, turnsIn } from './history';
import type { LiveGame } from './live.svelte';
import type { Building } from './building.svelte';
import { foundBefore } from './found-edits';
import { MendedFound } from './mended-found.svelte';
import { MendedTurn } from './mended-turn.svelte';

/** Where something is entered: in place of an event, or as one that was forgotten before or after it. */
export type Where = 'instead' | 'before' | 'after';

/** An event of the past as it would be, by its position as in a conflict. */
type Position = Pick<Conflict, 'at' | 'among' | 'event'>;

const UNCHANGED: Amendment = { edits: [] };

/** True for what comes between a turn and the answers that belong to it: those, and what the table put right meanwhile. */
const mayInterrupt = ({ type }: TableEvent): boolean =>
	!type.startsWith('base/') || type === 'base/corrected' || type === 'base/retold';

/**
 * A correction of the past while it is thought over: something is entered anew, each later event that no longer fits is
 * asked, and then the difference is shown. Nothing is written before {@link confirm}.
 */
export class Mending {
	readonly live: LiveGame;
	/** Position of the event from which it set out. */
	readonly at: number;
	readonly event: TableEvent;
	/** The record that is corrected: should another tab write meanwhile, the correction belongs to nothing any more. */
	readonly #record: GameRecord;
	#amendment = $state.raw(UNCHANGED);
	#turn = $state.raw<MendedTurn | MendedFound>();

	readonly #attempt: Attempt = $derived.by(() =>
		attempt(this.#record, this.#amendment, this.live.shelf)
	);

	/**
	 * @param amendment what is thought over from the beginning: other rulings; nothing for a correction of the event
	 */
	constructor(live: LiveGame, at: number, amendment = UNCHANGED) {
		const event = live.log.events[at];
		if (!event) throw new Error('Only what happened can be put right.');
		this.live = live;
		this.at = at;
		this.event = event;
		this.#record = live.record;
		this.#amendment = amendment;
	}

	/** False once the game went on elsewhere. */
	get holds(): boolean {
		return this.live.record === this.#record;
	}
	get amendment(): Amendment {
		return this.#amendment;
	}
	/** What was settled before the first tile, with the rulings that are thought over. */
	get header(): Header {
		return ruledBy(this.live.header, this.#amendment.rulings ?? {});
	}
	/** The turn being entered; undefined while none is. */
	get turn(): MendedTurn | MendedFound | undefined {
		return this.#turn;
	}
	/** The table as it was found, while that is put right. */
	get building(): Building | undefined {
		return this.#turn instanceof MendedFound ? this.#turn.building : undefined;
	}
	/** The later event that must be decided on. */
	get conflict(): Conflict | undefined {
		return this.#attempt.conflict;
	}
	/** The last change to the table as it was found can be taken back. */
	get canUndo(): boolean {
		return this.#turn instanceof MendedFound && this.#turn.canUndo;
	}
	/** True before anything was entered. */
	get isNew(): boolean {
		return this.#amendment === UNCHANGED;
	}
	/** True when all that was entered leaves everything as it stands. */
	get changesNothing(): boolean {
		return changesNothing(this.#record, this.#amendment);
	}

	/** What stands before what is asked or entered now; in the end, everything. */
	readonly events: readonly TableEvent[] = $derived.by(() => {
		if (this.#turn) return this.#turn.before;
		if (this.isNew) return this.live.log.events.slice(0, this.at + 1);
		return this.#before(this.conflict);
	});

	/** The game to be shown: before what is entered or decided; in the end, as it would be now. */
	readonly game: Game = $derived.by(() => {
		if (this.#turn) return this.#turn.game;
		return this.isNew ? this.live.at(this.at + 1) : this.#attempt.replay.game;
	});

	/** The tile that no longer fits, where it was laid. */
	get misfit(): Draft | undefined {
		return this.#turn ? undefined : this.conflict && draftOf(this.conflict.event, this.game);
	}

	/** What the event that no longer fits was, in a sentence. */
	get sentence(): string {
		const { conflict, live, game } = this;
		if (!conflict) return '';
		if (conflict.among === undefined) return sentenceAt(live, conflict.at + 1);
		const names = live.header.players.map(({ name }) => name);
		const number = turnsIn(game.history) + (isLaid(conflict.event) ? 1 : 0);
		const of = turnsIn(live.game.history);
		return sentenceOf(conflict.event, game, { names, turn: { number, of } });
	}

	/** True when the event in question tells how the table was found, or that it was whole. */
	get isFound(): boolean {
		const { found } = this.live.header;
		return found === true && this.#place().at <= foundBefore(this.live.log.events);
	}

	/** True unless all that was played comes from the event in question: the table began with it. */
	get canDrop(): boolean {
		return !isBegun(this.#place().event);
	}

	/** True when the event in question can be entered anew: a turn, the answer to what is asked there, or what was found. */
	get canChange(): boolean {
		if (this.isFound) return true;
		const { event } = this.#place();
		const game = this.#gameBefore();
		if (event.type === 'base/laid' || event.type === 'base/set-aside')
			return game.phase === 'playing';
		return !event.type.startsWith('base/') && askOf(game) !== undefined;
	}

	/** True when a turn can have been taken before the event in question, or after all that belongs to its turn. */
	canInsert(where: 'before' | 'after'): boolean {
		const at = where === 'before' ? this.#place().at : this.#lastOfTurn().at + 1;
		return this.live.at(at).phase === 'playing';
	}

	/** True when something is asked before the event in question, which doesn't answer it. */
	get leavesOpen(): boolean {
		const refusal = this.conflict?.refusal;
		const codes = refusal && 'objections' in refusal ? refusal.objections : [];
		return codes.some(({ code }) => code === 'question-open');
	}

	/** What was entered and decided, a sentence each. */
	get told(): readonly string[] {
		return toldEdits(this.live, this.#amendment.edits, this.game);
	}

	/** What the correction does to what was scored. */
	get differences(): Differences {
		const { game, log } = this.live;
		return differencesOf(game, log.events, this.#amendment, this.game);
	}

	/** Begins to enter something in place of the event in question, or before it, or after all that belongs to its turn. */
	enter(where: Where): void {
		if (where === 'instead' && this.isFound) {
			this.#build();
			return;
		}
		const place = where === 'after' ? this.#lastOfTurn() : this.#place();
		const before = this.#before(place);
		const past = {
			header: this.header,
			before: where === 'after' ? [...before, place.event] : before,
			was: where === 'instead' ? place.event : undefined
		};
		this.#turn = new MendedTurn(this.live, past, (entered) => {
			const instead = {
				instead: [entered],
				before: [entered, place.event],
				after: [place.event, entered]
			};
			this.#amend(place, instead[where]);
		});
	}

	/** The event that is asked about is kept as it was played. */
	keep(): void {
		if (this.conflict) this.#amendment = keeping(this.#amendment, this.conflict);
	}

	/** The event didn't happen. */
	drop(): void {
		this.#amend(this.#place(), []);
	}

	/** Takes the last change to the table as it was found back. */
	undo(): void {
		if (this.#turn instanceof MendedFound) this.#turn.undo();
	}

	/** Leaves what is being entered. */
	leave(): void {
		this.#turn = undefined;
	}

	/**
	 * Writes the correction.
	 * @returns the record with it; undefined when nothing was written
	 */
	async confirm(): Promise<GameRecord | undefined> {
		const { live } = this;
		if (!this.holds || this.conflict) return undefined;
		return (await live.amend(this.#amendment)) ? live.record : undefined;
	}

	/** What was found is put right as it was built: any of it, beginning with what the event in question tells of. */
	#build(): void {
		const { live, header } = this;
		const { edits } = this.#amendment;
		const found = new MendedFound(live, { header, edits }, (instead) => {
			this.#turn = undefined;
			this.#amendment = { ...this.#amendment, edits: instead };
		});
		this.#turn = found;
		found.lookAt(this.#place().event);
	}

	/** The event in question: the one from which the correction set out, or the one that no longer fits. */
	#place(): Position {
		return this.conflict ?? { at: this.at, event: this.event };
	}

	/** The last of the answers that belong to the turn in question, or the turn itself. */
	#lastOfTurn(): Position {
		const { at } = this.#place();
		const { events } = this.live.log;
		const next = events.findIndex((event, index) => index > at && !mayInterrupt(event));
		const last = next < 0 ? events.length - 1 : next - 1;
		return { at: last, event: events[last] ?? this.event };
	}

	#gameBefore(): Game {
		return this.isNew ? this.live.at(this.at) : this.game;
	}

	#amend(place: Position, instead: readonly TableEvent[]): void {
		this.#turn = undefined;
		this.#amendment = changing(this.#amendment, place, instead);
	}

	/** The events before a position as they would be; all of them without one. */
	#before(place: Pick<Position, 'at' | 'among'> | undefined): readonly TableEvent[] {
		const { events } = this.live.log;
		const { edits } = this.#amendment;
		if (!place) return spliced(events, edits, (edit) => edit.events);
		const { at, among } = place;
		const here = edits.find((edit) => edit.at === at)?.events.slice(0, among ?? 0) ?? [];
		const earlier = edits.filter((edit) => edit.at < at);
		return [...spliced(events.slice(0, at), earlier, (edit) => edit.events), ...here];
	}
}
