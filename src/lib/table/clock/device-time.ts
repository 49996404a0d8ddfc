import type { ClockEvent } from '../../record';
import type { Instant } from './clock-moves';

/** What a clock reads the time from. */
export interface ClockTime {
	/**
	 * The time in ms since 1970 UTC, by the device that keeps the game. It advances evenly, whatever happens to that device's
	 * clock.
	 */
	now: () => number;
	/** Called when the clock did something: the time of that is by the keeper's clock as it is now. */
	heard: (event: ClockEvent) => void;
	/**
	 * Checks whether time was missed, and makes up for the time that the device slept.
	 * @param away true if the page wasn't visible throughout the time since the last look
	 * @returns true while the device's clock has been set
	 */
	look: (away: boolean) => boolean;
}

/** A difference of at least this many ms is more than the device's clock running unevenly. */
export const JUMP = 1000;

/**
 * The time of this device. It is read once from the device's clock, and then goes on by what the browser counts evenly. If the
 * two differ, the device has slept if nobody saw the page meanwhile, because browsers don't count that time. Otherwise its clock
 * was set.
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

	/** A reading of the time, for {@link DeviceTime.when}. */
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
