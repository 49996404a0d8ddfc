import { flushSync } from 'svelte';
import { afterEach, beforeEach, vi } from 'vitest';
import {
	clockOf,
	EMPTY_DRAFT,
	gameId,
	type ClockEvent,
	type GameRecord
} from '../../../src/lib/record';
import { memoryStore } from '../../../src/lib/store/memory';
import { ChessClock } from '../../../src/lib/table/clock/chess-clock.svelte';
import { ClockKeeper } from '../../../src/lib/table/clock/clock-keeper.svelte';
import { DeviceTime } from '../../../src/lib/table/clock/device-time';
import { recordWithClock } from '../../../src/lib/table/clock/record-with-clock';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { turnAs } from '../../record/short-game';
import { headerFor } from '../../record/support';
import { must } from '../../store/support';

/* Pages of a device with a game that has a chess clock, for tests: time passes only as they say. */

const T = Date.UTC(2026, 10, 20, 19, 0);
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const ID = gameId('clocked');

/** The device: its clock, what the browser counts, and its games. */
export const device = { wall: T, even: 0, store: memoryStore() };
export const pass = (ms: number) => {
	device.wall += ms;
	device.even += ms;
};
const closing: (() => void)[] = [];

beforeEach(async () => {
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
	Object.assign(device, { wall: T, even: 0, store: memoryStore() });
	vi.spyOn(Date, 'now').mockImplementation(() => device.wall);
	vi.spyOn(performance, 'now').mockImplementation(() => device.even);
	localStorage.clear();
	const limits = { minutes: 15, increment: 5 };
	await must(device.store.add(recordWithClock(headerFor('clocked', 2), limits)));
});
afterEach(() => {
	for (const close of closing.splice(0)) close();
	vi.restoreAllMocks();
	vi.useRealTimers();
});

/** A page with the game: the keeper's, or another window that only shows it. */
export async function open(keeps = true) {
	const { store } = device;
	const loaded = await must(store.load(ID));
	if (!loaded) throw new Error('There is no game.');
	const live = new LiveGame(store, loaded.record, EMPTY_DRAFT);
	live.writer.writes = keeps;
	const time = new DeviceTime();
	const clock = new ChessClock(
		() => live.record.entries,
		() => time
	);
	const keeper = new ClockKeeper(live, clock, time);
	const close = $effect.root(() => {
		$effect.pre(() => clock.start());
		$effect(() => {
			if (keeps) keeper.run();
		});
		$effect(() => {
			if (keeps) keeper.keepReading();
		});
	});
	const unwatch = store.watch(ID, (now) => {
		if (now && !keeps) live.persisted.follow(now.record, now.draft);
	});
	closing.push(close, unwatch);
	flushSync();
	const left = () => clock.seats.map((seat) => seat.left / SECOND);
	return { live, clock, keeper, close, left };
}
export type Page = Awaited<ReturnType<typeof open>>;

/** The pages look at the time, and what they write is written. */
export async function settled(): Promise<void> {
	for (let times = 0; times < 3; times++) {
		vi.advanceTimersByTime(100);
		flushSync();
		await new Promise((done) => setTimeout(done, 20));
		flushSync();
	}
}

export const did = (record: GameRecord): readonly string[] =>
	record.entries.flatMap(({ event }) => (event.type === 'log/clock' ? [event.did] : [event.type]));
export const last = ({ live }: Page): ClockEvent | undefined => clockOf(live.record.entries);

export async function lay(page: Page, turn: number): Promise<void> {
	await page.live.writer.write(turnAs(turn));
	await settled();
}
