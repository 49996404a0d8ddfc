import type { ClockEvent } from '../../record';
import type { Instant } from './clock-moves';

/** What a clock reads the time from. */
export interface ClockTime {
	/** The time in ms since 1970 UTC, by the device that keeps the game. It goes on evenly, whatever becomes of that device's clock. */
	now: () => number;
	/** The clock did something: its time is by the keeper's clock as it is now. */
	heard: (event: ClockEvent) => void;
	/**
	 * Looks whether time was missed, and makes up for what the device slept.
	 * @param away true when the page wasn't seen all the time since the last look
	 * @returns true while the device's clock has been set
	 */
	look: (away: boolean) => boolean;
}

/** From so many ms on, the device's clock didn't just run unevenly. */
export const JUMP = 1000;

/**
 * The time of this device: once read from its clock, it goes on by what the browser counts evenly. Where the two part, the device has
 * slept if nobody saw the page meanwhile: browsers don't count that. Else its clock was set.
 */
export class DeviceTime implements ClockTime {
	#base: number;

	/** The parameters are for tests. */
	constructor(
		private readonly wall: () => number = () => Date.now(),
		private readonly even: () => number = () => performance.now()
	) {
		this.#base = wall() - even();
	}

	now(): number {
		return this.#base + this.even();
	}

	/** What {@link DeviceTime.when} takes. */
	reading(): number {
		return this.even();
	}

	/** The instant of a reading. */
	when(reading: number): Instant {
		return { now: this.#base + reading, at: this.wall() - this.even() + reading };
	}

	heard(): void {
		this.#base = this.wall() - this.even();
	}

	look(away: boolean): boolean {
		const jump = this.wall() - this.now();
		if (Math.abs(jump) < JUMP) return false;
		if (!away || jump < 0) return true;
		this.heard();
		return false;
	}
}
