import * as v from 'valibot';
import { furtherTile } from '../../engine/further';
import type { Game } from '../../engine/game';
import type { FurtherTile } from '../../engine/module';
import { nextQuestion, offersIn, type Question } from '../../engine/question';
import type { Header } from '../../record';
import type { Conflict } from '../../record/amend';
import { isBegun, isLaid } from '../../rules/base/events';
import { eventSchema, type TableEvent } from '../../rules/catalogue';
import { roleOf } from '../../rules/presentations';
import { existingEventCount } from '../existing-table/existing-edits';

/** An event of the past as it would be, by its position as in a conflict. */
type Position = Pick<Conflict, 'at' | 'among' | 'event'>;

interface AmendedGame {
	readonly header: Pick<Header, 'found'>;
	readonly log: { readonly events: readonly TableEvent[] };
	at(count: number): Game;
}

/** True for what may come between a turn and its last answer: answers, and what the table corrects or describes meanwhile. */
const mayInterrupt = (event: TableEvent): boolean => {
	const role = roleOf(event);
	return role === 'answer' || role === 'correction' || role === 'description';
};

/** The event that is amended or asked about, and what can be done with it. */
export class AmendmentTarget {
	readonly position: Position;
	readonly #game: AmendedGame;
	readonly #before: () => Game;

	/** @param before the game before the event */
	constructor(game: AmendedGame, position: Position, before: () => Game) {
		this.#game = game;
		this.position = position;
		this.#before = before;
	}

	/** True when the event describes an existing table, or says that it is complete. */
	get isExisting(): boolean {
		const { header, log } = this.#game;
		return header.found === true && this.position.at <= existingEventCount(log.events);
	}

	/**
	 * True if the event can be dropped. It can't be if the table began with it, because everything that was played comes from it.
	 * Nor can it be if it declined a further tile: if that didn't happen, the tile was laid, and is entered instead.
	 */
	get canDrop(): boolean {
		return !isBegun(this.position.event) && !this.isDeclined;
	}

	/** True for a further tile that was declined. */
	get isDeclined(): boolean {
		return this.position.event.type === this.#furtherDue?.no?.type;
	}

	/** The further tile that is due before the event, when no question comes first. */
	get #furtherDue(): FurtherTile | undefined {
		const game = this.#before();
		return nextQuestion(game) ? undefined : furtherTile(game);
	}

	/** True when the event can be entered again: a turn, the answer to what is asked or due there, a part of an existing table. */
	get canChange(): boolean {
		if (this.isExisting) return true;
		const { event } = this.position;
		const game = this.#before();
		if (roleOf(event) === 'turn') return game.phase === 'playing';
		if (roleOf(event) !== 'answer') return false;
		return (nextQuestion(game) ?? this.offered ?? furtherTile(game)) !== undefined;
	}

	/** What was offered before a turn and taken up by the event, if there was a choice. */
	get offered(): Question | undefined {
		const { type } = this.position.event;
		return offersIn(this.#before()).find(
			({ choices = [] }) => choices.length > 1 && choices.some(({ event }) => event?.type === type)
		);
	}

	/** What happened if the event didn't: a further tile that wasn't laid was declined, if that is allowed; otherwise nothing. */
	get withoutIt(): readonly TableEvent[] {
		const no = isLaid(this.position.event) ? this.#furtherDue?.no : undefined;
		return no ? [v.parse(eventSchema, no)] : [];
	}

	/** True when a turn can have been taken before the event, or after all that belongs to its turn. */
	canInsert(where: 'before' | 'after'): boolean {
		const at = where === 'before' ? this.position.at : this.lastOfTurn.at + 1;
		return this.#game.at(at).phase === 'playing';
	}

	/** The last of the answers that belong to the event's turn, or the turn itself. */
	get lastOfTurn(): Position {
		const { at, event } = this.position;
		const { events } = this.#game.log;
		const next = events.findIndex((one, index) => index > at && !mayInterrupt(one));
		const last = next < 0 ? events.length - 1 : next - 1;
		return { at: last, event: events[last] ?? event };
	}
}
