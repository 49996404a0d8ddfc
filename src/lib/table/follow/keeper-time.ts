import type { ClockEvent } from '../../record';
import type { Talk } from '../../follow/talk';
import { timeAsker, type TimeAnswer } from '../../follow/time';
import type { ClockTime } from '../clock/device-time';

/** How long an answer stays good, in ms: after that the two devices may have counted differently. */
const GOOD_FOR = 60_000;

/**
 * The time of the device that keeps a followed game. Over a direct connection it is asked for: the answer that took the shortest
 * time is best. By a relay nothing can be asked, because earlier versions would drop all that they are told. Then the log has to
 * do: what the clock has just done can't lie in the future.
 */
export class KeeperTime implements ClockTime {
	#askTime: (() => void) | undefined;
	/** What has to be added to what this device counts. */
	#base: number;
	/** How long the answer took on which that is based; infinite if there is none. */
	#took = Infinity;
	#asked = -Infinity;
	/** What the clock did last. What the log already contained at the beginning is old. */
	#heard: ClockEvent | undefined;
	#live = false;

	/** The parameters are for tests. */
	constructor(
		private readonly wall: () => number = () => Date.now(),
		private readonly even: () => number = () => performance.now()
	) {
		this.#base = wall() - even();
	}

	/** Called when another game is followed. Without a connection to ask, it is followed by a relay. */
	connect(talk?: Talk): void {
		this.#took = Infinity;
		this.#asked = -Infinity;
		this.#heard = undefined;
		this.#live = false;
		this.#base = this.wall() - this.even();
		this.#askTime =
			talk &&
			timeAsker(
				talk,
				(answer) => {
					this.#take(answer);
				},
				this.even
			);
	}

	now(): number {
		return this.#base + this.even();
	}

	heard(event: ClockEvent): void {
		if (event === this.#heard) return;
		const first = this.#heard === undefined;
		this.#heard = event;
		if (!first) this.#compare(event);
		this.#ask();
	}

	look(away: boolean): boolean {
		// This device hasn't counted the time while it slept.
		if (away) this.#asked = -Infinity;
		if (this.#heard && this.even() - this.#asked > GOOD_FOR) this.#ask();
		return false;
	}

	/** What the clock did just now is the latest time that is known. */
	#compare({ at, did }: ClockEvent): void {
		const base = at - this.even();
		const unknown = !this.#live && this.#took === Infinity;
		// After the keeper's clock was set, nothing that was known is valid any more.
		if (unknown || did === 'corrected' || base > this.#base) this.#base = base;
		if (did === 'corrected') this.#took = Infinity;
		this.#live = true;
	}

	#ask(): void {
		this.#asked = this.even();
		this.#askTime?.();
	}

	#take({ asked, came, now }: TimeAnswer): void {
		const took = came - asked;
		if (took < 0 || took > this.#took + SLACK) return;
		this.#took = took;
		this.#base = now + took / 2 - came;
	}
}

/** An answer that took at most this much longer than the best one, in ms, is as good, and newer. */
const SLACK = 200;
