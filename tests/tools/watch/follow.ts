import type { MutableGame } from '../../../src/lib/engine/game';
import { sameSpot, type Spot } from '../../../src/lib/engine/spot';
import { EMPTY_DRAFT } from '../../../src/lib/record';
import { deepEqual } from '../../../src/lib/record';
import type { TableEvent } from '../../../src/lib/rules/catalogue';
import { moverOf } from '../../../src/lib/table/turn/turn';
import { knownTableOf } from '../../../src/lib/table/watch/known-table';
import { eventFor, proposalOf, type Proposal } from '../../../src/lib/table/watch/proposed-turn';
import type { Watcher } from '../../../src/lib/watch/watcher';
import type { Frame, SeenTile, Sight } from '../../../src/lib/watch/watching';
import { enter, gameAfter, type OpenedGame } from './game';
import type { TrueTurn } from './truth';

/** A turn is entered once its proposal has stood for so long while nothing moved: milliseconds. So does a table that enters what is sure. */
const STANDS = 2000;
/** Or after a movement, when it's the same in so many pictures: a figure would have been put meanwhile. */
const AGAIN = 3;
/** A proposal may be for a turn after so many that weren't proposed; farther on it is a coincidence. */
const MOST_MISSED = 3;

/** A proposal, and what came of it. */
export interface Proposed {
	/** The number and the time (milliseconds) of the picture in which it was first seen as it is told. */
	readonly frame: number;
	readonly time: number;
	readonly seen: SeenTile;
	readonly proposal: Proposal;
	/** The turn of the truth that it was for, from 0; undefined without truth, or where there is none. */
	readonly turn: number | undefined;
	/** True when the game went on with it, or with the turn of the truth. */
	readonly entered: boolean;
}

/** What a picture brought. */
interface Followed {
	readonly sight: Sight;
	readonly proposed: readonly Proposed[];
}

type Waiting = Omit<Proposed, 'turn' | 'entered'>;

/** Follows a game through a film as a table does that enters what is proposed, or what really was played. */
export class Follower {
	readonly #opened: OpenedGame;
	readonly #watcher: Watcher;
	readonly #truth: readonly TrueTurn[] | undefined;
	readonly #events: TableEvent[];
	#game: MutableGame;
	/** How many turns of the truth were entered. */
	#done = 0;
	/** The proposal that isn't entered yet. */
	#waiting: Waiting | undefined;
	/** Since when nothing has moved (milliseconds), and in how many pictures. */
	#still = { since: 0, pictures: 0 };

	constructor(opened: OpenedGame, watcher: Watcher, truth?: readonly TrueTurn[]) {
		this.#opened = opened;
		this.#watcher = watcher;
		this.#truth = truth;
		this.#events = [...opened.events];
		this.#game = gameAfter(opened, this.#events);
	}

	/** Takes the next picture. @param index its number, from 0 */
	take(index: number, frame: Frame): Followed {
		this.#enterMissed(index);
		const sight = this.#watcher.see(frame);
		const proposed: Proposed[] = [];
		if (sight.kind === 'moving') this.#still = { since: Infinity, pictures: 0 };
		if (sight.kind === 'still') {
			const { since, pictures } = this.#still;
			this.#still = { since: Math.min(since, frame.time), pictures: pictures + 1 };
			const left = this.#update(index, frame.time, sight.news);
			if (left) proposed.push(left);
			const others = sight.news.some(({ spot }) => !sameSpot(spot, this.#spot ?? spot));
			if (others || this.#isSettled(frame.time)) proposed.push(...this.#enterWaiting());
		}
		return { sight, proposed };
	}

	/** The film is over: what was proposed last is entered. */
	end(): readonly Proposed[] {
		return this.#enterWaiting();
	}

	/** True when the proposal that waits has stood for long enough. */
	#isSettled(time: number): boolean {
		const { since, pictures } = this.#still;
		const proposedAt = this.#waiting?.time ?? Infinity;
		return proposedAt < since ? pictures >= AGAIN : time - proposedAt >= STANDS;
	}

	get #spot(): Spot | undefined {
		return this.#waiting?.seen.spot;
	}

	/** Follows what is proposed. @returns a proposal that is gone: its tile was taken away, or moved */
	#update(frame: number, time: number, news: readonly SeenTile[]): Proposed | undefined {
		const before = this.#waiting;
		const still = news.find(({ spot }) => before && sameSpot(spot, before.seen.spot));
		const seen = still ?? this.#firstOf(news);
		if (!seen) this.#waiting = undefined;
		else {
			const proposal = proposalOf(this.#game, moverOf(this.#game, EMPTY_DRAFT), seen);
			const isSame = still && before && deepEqual(before.proposal, proposal);
			this.#waiting = isSame ? { ...before, seen } : { frame, time, seen, proposal };
		}
		return before && !still ? { ...before, turn: undefined, entered: false } : undefined;
	}

	/** Of several tiles the one that was really laid first, or else the surest. */
	#firstOf(news: readonly SeenTile[]): SeenTile | undefined {
		const turn = this.#nextTurns.find((one) => news.some(({ spot }) => sameSpot(spot, one.spot)));
		return news.find(({ spot }) => turn && sameSpot(spot, turn.spot)) ?? news[0];
	}

	#enterWaiting(): readonly Proposed[] {
		const waiting = this.#waiting;
		if (!waiting) return [];
		this.#waiting = undefined;
		const turn = this.#turnAt(waiting.seen.spot);
		const entered = turn === undefined ? !this.#truth && this.#enter(waiting) : this.#enterTo(turn);
		if (!entered) this.#watcher.refuse(waiting.seen.spot);
		return [{ ...waiting, turn, entered }];
	}

	/** The turns of the truth that a proposal may be for. */
	get #nextTurns(): readonly TrueTurn[] {
		return this.#truth?.slice(this.#done, this.#done + 1 + MOST_MISSED) ?? [];
	}

	/** Which turn of the truth lays a tile there, from 0: one of the next. */
	#turnAt(spot: Spot): number | undefined {
		const ahead = this.#nextTurns.findIndex((turn) => sameSpot(turn.spot, spot));
		return ahead < 0 ? undefined : this.#done + ahead;
	}

	/** Enters the first of what is proposed that the rules allow. */
	#enter({ proposal: { tiles, otherFigures } }: Waiting): boolean {
		for (const candidate of [...tiles, ...otherFigures]) {
			const event = eventFor(this.#game, candidate);
			const events = event && enter(this.#game, event);
			if (!events) continue;
			this.#events.push(...events);
			this.#goOn();
			return true;
		}
		return false;
	}

	/** Enters all turns of the truth up to one. */
	#enterTo(turn: number): boolean {
		const turns = this.#truth?.slice(this.#done, turn + 1) ?? [];
		this.#events.push(...turns.flatMap(({ events }) => events));
		this.#game = gameAfter(this.#opened, this.#events);
		this.#done = turn + 1;
		this.#goOn();
		return true;
	}

	/** Enters turns that weren't proposed before the next one was over. */
	#enterMissed(index: number): void {
		const over = this.#truth?.findLastIndex(({ frame = Infinity }) => frame <= index) ?? -1;
		if (over > this.#done) this.#enterTo(over - 1);
	}

	#goOn(): void {
		this.#watcher.setTable(knownTableOf(this.#game, this.#opened.header.players));
	}
}
