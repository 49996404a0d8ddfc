import { on } from 'svelte/events';
import type { Game } from '../../engine/game';
import type { GameRecord } from '../../record';
import { currentTimestamp } from '../../record/header-shape';
import { durationsOf, type Durations } from '../../review/durations';
import { clockWords } from '../../words/en/notes';
import { LONGEST_TURN } from '../../record/pace';

/** A turn isn't called long before it has taken this long, in ms. */
const LEAST_LONG = 60_000;
/** How many times as long as usual a long turn takes. */
const TIMES_USUAL = 2;

/**
 * The duration of the turn that isn't entered yet, or not up to its last tile, in ms. Undefined after a break, which the log
 * won't count either.
 *
 * @param since when the last entry was written, in ms since 1970 UTC
 * @internal
 */
export function turnTime(
	{ begun, earlier }: Pick<Durations, 'begun' | 'earlier'>,
	since: number,
	now: number
): number | undefined {
	const gap = Math.max(0, now - since);
	return gap > LONGEST_TURN ? undefined : earlier + begun + gap;
}

/** How long a turn may take before it is called long, in ms. Undefined before there are as many turns as players. @internal */
export const longTurnOf = ({ usual, turns, thinking }: Durations): number | undefined =>
	turns < thinking.length ? undefined : Math.max(LEAST_LONG, TIMES_USUAL * usual);

/** How often the clock is read, in ms. */
const SECOND = 1000;

/** What a clock needs to know of the game. */
interface Timed {
	readonly record: GameRecord;
	readonly game: Game;
	/** The seat of the player whose time runs; undefined while nobody's does. */
	readonly mover: number | undefined;
}

/**
 * The clock of a table. It only adds to the times of the log what has passed since its last entry, so undo, corrections, reloads
 * and other devices need no special care. It is read once a second, while the page is visible.
 */
export class TableClock {
	#now = $state(currentTimestamp());
	readonly #durations = $derived.by(() => {
		const { record, game } = this.timed();
		return durationsOf(record, game);
	});
	readonly #turn = $derived.by(() => {
		const { record, mover } = this.timed();
		const since = record.entries.at(-1)?.at ?? record.header.created;
		return mover === undefined ? undefined : turnTime(this.#durations, since, this.#now);
	});
	/** In whole minutes, as text: whoever shows them is only told when one has changed. */
	readonly #minutes = $derived.by(() => {
		const spans = this.#durations.thinking.map((_, seat) => this.spanOf(seat));
		return spans.map((span) => clockWords.minutes(span)).join('\n');
	});
	readonly #limit = $derived.by(() => longTurnOf(this.#durations));

	constructor(private readonly timed: () => Timed) {}

	/** The time of the turn; empty while nobody's time runs, and after a break. */
	readonly turn: string = $derived.by(() =>
		this.#turn === undefined ? '' : clockWords.running(this.#turn)
	);
	/** The time of each player's turns in minutes, by seat. */
	readonly totals: readonly string[] = $derived.by(() => this.#minutes.split('\n'));
	/** True while the turn has taken much longer than usual. */
	readonly long: boolean = $derived.by(() => (this.#turn ?? 0) > (this.#limit ?? Infinity));
	/** What is said once when a turn is long; empty otherwise. */
	readonly hint: string = $derived.by(() =>
		this.long && this.#limit !== undefined ? clockWords.long(this.#limit) : ''
	);

	/** The time of all turns of a player, including the one that is running, in ms. */
	spanOf(seat: number): number {
		const { thinking, earlier } = this.#durations;
		const running = seat === this.timed().mover ? this.#turn : undefined;
		// The tiles already laid in the turn are in both.
		return (thinking[seat] ?? 0) + (running === undefined ? 0 : running - earlier);
	}

	/** Lets the clock run. Returns a function that stops it. */
	start(): () => void {
		let timer: ReturnType<typeof setInterval> | undefined;
		const read = () => (this.#now = currentTimestamp());
		const follow = () => {
			clearInterval(timer);
			if (document.hidden) return;
			read();
			timer = setInterval(read, SECOND);
		};
		follow();
		const unfollow = on(document, 'visibilitychange', follow);
		return () => {
			clearInterval(timer);
			unfollow();
		};
	}
}
