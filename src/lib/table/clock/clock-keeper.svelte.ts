import { untrack } from 'svelte';
import { tilesLeft } from '../../engine/game';
import type { PlayerIndex } from '../../engine/piece';
import { clockOf, type ClockEvent } from '../../record';
import { vibrate } from '../app/feedback';
import type { ClockControl, LiveGame } from '../game/live-game.svelte';
import { isPlayedOut } from '../turn/turn';
import type { ChessClock } from './chess-clock.svelte';
import * as moves from './clock-moves';
import type { DeviceTime } from './device-time';
import { doubtAbout, keepReading, lastReading, readingsNow, type ClockDoubt } from './last-reading';

/** Returns what is to be written, if anything, from what the clock did last and the instant at which the move was wanted. */
type Move = (clock: ClockEvent, when: moves.Instant) => ClockEvent | undefined;

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

	/** True while players may start, stop and press it. */
	readonly acts: boolean = $derived.by(
		() => !this.doubt && this.clock.event?.fallen === undefined && !isPlayedOut(this.live.game)
	);

	/** Follows the table and the time. To be run in an effect, while this device keeps the game. */
	run(): void {
		const { clock, live } = this;
		const { event } = clock;
		if (!event) return;
		if (!this.#opened) this.#open(event);
		this.#opened = true;
		// A clock that stands, for example after it was set up again, raises no question.
		if (event.paused) this.#answered();
		if (this.doubt) return;
		if (moves.lastStep(live.record.entries)) void this.write();
		if (clock.jumped) void this.write((now, when) => moves.correct(now, when));
		if (clock.up) void this.#fall();
	}

	/** Keeps what is shown, once a second. To be run in an effect. */
	keepReading(): void {
		const { event, second } = this.clock;
		if (!event || second === undefined) return;
		const left = untrack(() => this.clock.seats.map((seat) => seat.left));
		keepReading(this.live.record.header.id, event, left);
	}

	/** A clock that ran while the app was closed may need a question. */
	#open(event: ClockEvent): void {
		const { id } = this.live.record.header;
		this.doubt = doubtAbout(event, lastReading(id, event), readingsNow());
		this.clock.held = this.doubt?.seen;
	}

	#answered(): void {
		this.doubt = this.clock.held = undefined;
	}

	/** Starts or stops the clock for all, on behalf of anybody who may do that. @returns false while nobody can */
	control: ClockControl = async (did) => {
		if (!this.acts) return false;
		await this.write(did === 'started' ? moves.start : moves.pause);
		return true;
	};

	/** Called when a player ends their own turn on the big clock, perhaps before the turn is entered. */
	press(seat: PlayerIndex): Promise<void> {
		return this.write((clock, when) => moves.press(clock, seat, when, this.#isLast(clock)));
	}

	/** True if nobody has a turn after the one that runs, as far as that is known before it is entered. */
	#isLast({ ahead = 0 }: ClockEvent): boolean {
		const { game } = this.live;
		return tilesLeft(game) <= 1 + ahead && game.stock.every((own) => own.size === 0);
	}

	/** Called when the table says how much time is left; `left` is undefined for what the device's clock says. */
	async settle(left: readonly number[] | undefined): Promise<void> {
		if (left) await this.write((clock, when) => moves.correct(clock, when, left));
		this.#answered();
	}

	/** Called when the table lets whoever has lost by time go on. */
	overrule(): Promise<void> {
		return this.write((clock, when) => moves.overrule(clock, when, isPlayedOut(this.live.game)));
	}

	async #fall(): Promise<void> {
		await this.write(moves.fall);
		vibrate('refused');
	}

	#follow(clock: ClockEvent, when: moves.Instant): ClockEvent | undefined {
		const { game, log, record } = this.live;
		const kind = moves.lastStep(record.entries);
		if (!kind) return undefined;
		const before = this.live.at(Math.max(0, log.events.length - 1));
		const over = isPlayedOut(game);
		const movers = { mover: moves.moverOnClock(game), before: moves.moverOnClock(before) };
		const asked = this.doubt !== undefined;
		return moves.follow(clock, { kind, over, asked, ...movers }, when);
	}

	/**
	 * Writes what the clock does, one thing after another: first what follows from what the table did meanwhile, then the move. The
	 * time is that of the call, however long it waits.
	 */
	write(move: Move = () => undefined): Promise<void> {
		const reading = this.time.reading();
		return (this.#queue = this.#queue.then(() => this.#writeNow(move, reading)));
	}

	async #writeNow(move: Move, reading: number): Promise<void> {
		const { live, time } = this;
		let [behind, written] = [true, true];
		while (behind && written) {
			written = await live.writer.writeClock(() => {
				const clock = clockOf(live.record.entries);
				const due = clock && this.#follow(clock, time.when(reading));
				behind = due !== undefined;
				return due ?? (clock && move(clock, time.when(reading)));
			});
			if (written) time.heard();
		}
	}
}
