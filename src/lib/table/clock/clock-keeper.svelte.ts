import { untrack } from 'svelte';
import { clockOf, type ClockEvent } from '../../record';
import { vibrate } from '../app/feedback';
import type { LiveGame } from '../game/live-game.svelte';
import type { ChessClock } from './chess-clock.svelte';
import * as moves from './clock-moves';
import type { DeviceTime } from './device-time';
import { doubtAbout, keepReading, lastReading, readingsNow, type ClockDoubt } from './last-reading';

/** What is to be written, if anything, from what the clock did last and the instant at which it was wanted. */
type Move = (clock: ClockEvent, when: moves.Instant) => ClockEvent | undefined;

/** How long it waits before it asks again whether something else is being written, in ms. */
const WAIT_MS = 10;

/** Writes what the chess clock does, at the one table that writes the game. */
export class ClockKeeper {
	/** What the table is asked before the clock goes on. */
	doubt = $state.raw<ClockDoubt>();
	#opened = false;
	#queue: Promise<void> = Promise.resolve();

	constructor(
		private readonly live: LiveGame,
		private readonly clock: ChessClock,
		private readonly time: DeviceTime
	) {}

	/** Follows the table and the time. To be run in an effect, while this device keeps the game. */
	run(): void {
		const { clock, live } = this;
		const { event } = clock;
		if (!event) return;
		if (!this.#opened) this.#open(event);
		this.#opened = true;
		if (this.doubt) return;
		if (moves.lastStep(live.record.entries)) void this.#do((now, when) => this.#follow(now, when));
		if (clock.jumped) void this.#do((now, when) => moves.correct(now, when));
		if (clock.up) void this.#fall();
	}

	/** Keeps what is shown, once a second. To be run in an effect. */
	keepReading(): void {
		const { event, paused, second } = this.clock;
		if (!event || paused || Number.isNaN(second)) return;
		const left = untrack(() => this.clock.seats.map((seat) => seat.left));
		keepReading(this.live.record.header.id, event, left);
	}

	/** A clock that ran while the app was closed may need a question. */
	#open(event: ClockEvent): void {
		const { id } = this.live.record.header;
		this.doubt = doubtAbout(event, lastReading(id, event), readingsNow());
		this.clock.held = this.doubt?.seen;
	}

	/** Starts it, also after a pause. */
	start = (): Promise<void> => this.#do(moves.start);
	/** Stops it for all. */
	pause = (): Promise<void> => this.#do((clock, when) => moves.pause(clock, when));
	/** A player presses the clock. */
	press = (seat: number): Promise<void> =>
		this.#do((clock, when) => moves.press(clock, seat, when));
	/** The table lets whoever has lost by time go on. */
	overrule = (): Promise<void> => this.#do(moves.overrule);

	/** The table says how much time is left; undefined for what the device's clock says. */
	async settle(left: readonly number[] | undefined): Promise<void> {
		if (left) await this.#do((clock, when) => moves.correct(clock, when, left));
		this.doubt = this.clock.held = undefined;
	}

	async #fall(): Promise<void> {
		await this.#do(moves.fall);
		vibrate('refused');
	}

	#follow(clock: ClockEvent, when: moves.Instant): ClockEvent | undefined {
		const { game, log, record } = this.live;
		const kind = moves.lastStep(record.entries);
		if (!kind) return undefined;
		const before = this.live.at(Math.max(0, log.events.length - 1));
		const over = game.phase !== 'playing';
		const movers = { mover: moves.moverOnClock(game), before: moves.moverOnClock(before) };
		return moves.follow(clock, { kind, over, ...movers }, when);
	}

	/** Writes one thing after another. The time is that of the call, however long it waits. */
	#do(move: Move): Promise<void> {
		const reading = this.time.reading();
		return (this.#queue = this.#queue.then(() => this.#write(move, reading)));
	}

	async #write(move: Move, reading: number): Promise<void> {
		const { live, time } = this;
		while (live.writer.busy) await new Promise((done) => setTimeout(done, WAIT_MS));
		const clock = clockOf(live.record.entries);
		const event = clock && move(clock, time.when(reading));
		if (!event) return;
		const writing = live.writer.write(event, live.persisted.draft);
		live.writer.aside = writing;
		if (await writing) time.heard();
		live.writer.aside = undefined;
	}
}
