import { describe, expect, it, vi } from 'vitest';
import { FOLLOW_KINDS } from '../../../src/lib/follow/talk';
import { tellTime } from '../../../src/lib/follow/time';
import { Messages } from '../../../src/lib/follow/messages';
import { start, setUp, leftAt } from '../../../src/lib/table/clock/clock-moves';
import { DeviceTime } from '../../../src/lib/table/clock/device-time';
import { doubtAbout } from '../../../src/lib/table/clock/last-reading';
import { KeeperTime } from '../../../src/lib/table/follow/keeper-time';
import { channels } from '../../follow/channels';

const T = Date.UTC(2026, 10, 20, 19, 0);
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A device: its clock, and what its browser counts. */
class Device {
	wall = T;
	even = 5000;
	/** @param counted false while it sleeps: many browsers don't count that */
	pass(ms: number, counted = true): void {
		this.wall += ms;
		if (counted) this.even += ms;
	}
	time = () => new DeviceTime(...this.clocks);
	clocks = [() => this.wall, () => this.even] as const;
	/** Both readings, as they are kept: the browser counts from when its clock was read. */
	readings = (began = T - 5000) => ({ wall: this.wall, even: began + this.even });
}

const set = setUp(2, 0, { minutes: 15, increment: 0 }, T);
const clock = start(set, { now: T, at: T });
if (!clock) throw new Error('The clock starts.');
/** What the first player has left, in s. */
const left = (now: number) => (leftAt(clock, now)[0] ?? 0) / SECOND;

describe('the time of an open page', () => {
	it('goes on evenly when the device’s clock is set by an hour, in any direction', () => {
		for (const jump of [HOUR, -HOUR]) {
			const device = new Device();
			const time = device.time();
			device.pass(10 * SECOND);
			expect(time.look(false)).toBe(false);
			device.wall += jump;
			expect(time.look(false)).toBe(true);
			device.pass(20 * SECOND);
			expect(left(time.now())).toBe(870);
			// What is written now counts by the new clock.
			expect(time.when(time.reading())).toEqual({ now: T + 30 * SECOND, at: device.wall });
		}
	});

	it('has slept when nobody saw the page meanwhile, whether the browser counts that or not', () => {
		for (const counted of [true, false]) {
			const device = new Device();
			const time = device.time();
			device.pass(10 * MINUTE, counted);
			expect(time.look(true)).toBe(false);
			expect(left(time.now())).toBe(300);
		}
	});

	it('is the same in two windows, also in one that is opened later or sleeps', () => {
		const device = new Device();
		const [one, other] = [device.time(), device.time()];
		device.pass(3 * MINUTE);
		const later = device.time();
		device.pass(10 * MINUTE, false);
		for (const time of [one, other, later]) time.look(true);
		for (const time of [one, other, later])
			expect(Math.abs(left(time.now()) - 120)).toBeLessThan(0.2);
	});
});

describe('a clock that ran while the app was closed', () => {
	it('just goes on after a kill and ten minutes of sleep', () => {
		const device = new Device();
		const seen = { game: 'g', since: T, left: [899_000, 900_000], ...device.readings() };
		device.pass(10 * MINUTE);
		// Another browser process counts from its own beginning.
		const now = { wall: device.wall, even: device.wall };
		expect(doubtAbout(clock, seen, now)).toBeUndefined();
		expect(left(now.wall)).toBe(300);
	});

	it('needs a question where the device shows less than before', () => {
		const device = new Device();
		device.pass(5 * MINUTE);
		const seen = { game: 'g', since: T, left: [600_000, 900_000], ...device.readings() };
		device.wall -= HOUR;
		expect(doubtAbout(clock, seen, device.readings())).toEqual({
			why: 'set',
			seen: [600_000, 900_000],
			counted: undefined
		});
		// Even where nothing was seen of it: it was started in the future.
		expect(doubtAbout(clock, undefined, device.readings())).toMatchObject({ why: 'set' });
	});

	it('needs one where the browser counted another time than the device', () => {
		const device = new Device();
		device.pass(MINUTE);
		const seen = { game: 'g', since: T, left: [840_000, 900_000], ...device.readings() };
		device.pass(2 * MINUTE);
		device.wall += 5 * MINUTE;
		expect(doubtAbout(clock, seen, device.readings())).toEqual({
			why: 'set',
			seen: [840_000, 900_000],
			counted: [420_000, 900_000]
		});
	});

	it('needs one where somebody’s time ran out meanwhile, but not while the page is loaded again', () => {
		const device = new Device();
		device.pass(899 * SECOND);
		const seen = { game: 'g', since: T, left: [1000, 900_000], ...device.readings() };
		device.pass(3 * SECOND);
		expect(doubtAbout(clock, seen, device.readings())).toBeUndefined();
		device.pass(HOUR);
		expect(doubtAbout(clock, seen, device.readings())).toMatchObject({ why: 'gone' });
		expect(doubtAbout({ ...clock, paused: true }, seen, device.readings())).toBeUndefined();
	});
});

describe('the time at the keeper’s', () => {
	/** A follower whose clock is 7 minutes fast, and its keeper; each message takes so long. */
	function together(ms = 0) {
		const [near, far] = channels();
		const [keeper, follower] = [new Device(), new Device()];
		follower.wall += 7 * MINUTE;
		vi.spyOn(Date, 'now').mockImplementation(() => keeper.wall);
		const pass = (time: number) => {
			keeper.pass(time);
			follower.pass(time);
		};
		tellTime(new Messages(near, FOLLOW_KINDS));
		const time = new KeeperTime(...follower.clocks);
		time.connect(new Messages(far, FOLLOW_KINDS));
		[near.held, far.held] = [true, true];
		const answer = () => {
			pass(ms);
			near.release();
			pass(ms);
			far.release();
		};
		return { keeper, follower, time, pass, answer };
	}

	it('is asked for once there is a clock, and known within half of what that took', () => {
		const { keeper, time, pass, answer } = together(200);
		time.heard(clock);
		answer();
		expect(Math.abs(time.now() - keeper.wall)).toBeLessThanOrEqual(200);
		pass(5 * MINUTE);
		expect(Math.abs(left(time.now()) - left(keeper.wall))).toBeLessThan(0.5);
	});

	it('follows when the keeper’s clock is set, and after the own device slept', () => {
		const { keeper, follower, time, pass, answer } = together();
		time.heard(clock);
		answer();
		keeper.wall += HOUR;
		time.heard({ ...clock, did: 'corrected', at: keeper.wall });
		pass(SECOND);
		expect(time.now()).toBe(keeper.wall);
		keeper.pass(10 * MINUTE);
		follower.pass(10 * MINUTE, false);
		time.look(true);
		answer();
		expect(time.now()).toBe(keeper.wall);
	});

	it('by a relay it follows from what the clock does', () => {
		const [keeper, follower] = [new Device(), new Device()];
		follower.wall += 7 * MINUTE;
		const time = new KeeperTime(...follower.clocks);
		time.connect();
		time.heard(clock);
		for (const late of [400, 100, 300]) {
			keeper.pass(MINUTE);
			follower.pass(MINUTE);
			const { wall } = keeper;
			keeper.pass(late);
			follower.pass(late);
			time.heard({ ...clock, did: 'passed', at: wall });
			expect(keeper.wall - time.now()).toBeLessThanOrEqual(500);
			expect(keeper.wall - time.now()).toBeGreaterThanOrEqual(0);
		}
		expect(keeper.wall - time.now()).toBe(100);
	});
});
