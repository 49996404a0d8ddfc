import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tileId } from '../../../src/lib/engine/tile';
import { EMPTY_DRAFT } from '../../../src/lib/record';
import type { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { WAIT } from '../../../src/lib/table/watch/countdown.svelte';
import { entersSure } from '../../../src/lib/table/watch/watch-settings';
import { headerFor } from '../../record/support';
import { followTable, liveGameOf } from './followed.svelte';
import { frameAt, ON_ROAD, roadSeen } from './made-up-watcher';

let stop = (): void => undefined;

/** A game of two at its start, followed by a camera that was set up. */
async function follow() {
	const live = await liveGameOf({ header: headerFor('watched'), entries: [] });
	const followed = await followTable(live);
	stop = followed.stop;
	return { live, ...followed };
}

afterEach(() => {
	stop();
	entersSure.on = false;
	vi.useRealTimers();
});

/** Lays a road beside the start tile by hand, in this column. */
async function layByHand({ entry }: LiveGame, x: number): Promise<void> {
	entry.layOut({ tile: tileId('base-U'), spot: { x, y: 0 }, rotation: 0 });
	await entry.layAlone();
	flushSync();
}

/** The same as {@link follow}, where a sure turn was entered unasked, and its tile lies there. */
async function followUnasked() {
	const followed = await follow();
	entersSure.on = true;
	vi.useFakeTimers();
	followed.watcher.sees(roadSeen({ figure: ON_ROAD }));
	await followed.look();
	await vi.advanceTimersByTimeAsync(WAIT);
	flushSync();
	expect(followed.live.log.events).toHaveLength(1);
	followed.watcher.sees();
	await followed.look();
	return followed;
}

describe('entering what is sure', () => {
	it('waits two seconds, and its undo takes the whole turn back for good', async () => {
		const { live, watcher, watching, look } = await follow();
		entersSure.on = true;
		vi.useFakeTimers();
		watcher.sees(roadSeen({ figure: ON_ROAD }));
		await look();
		expect(watching.countdown.runs).toBe(true);
		await vi.advanceTimersByTimeAsync(WAIT - 100);
		expect(live.log.events).toHaveLength(0);
		await vi.advanceTimersByTimeAsync(200);
		flushSync();
		expect(live.log.events).toHaveLength(1);
		watcher.sees();
		await look();
		expect(watching.undoable?.player).toBe(0);
		watcher.sees(roadSeen({ figure: ON_ROAD }));
		await watching.undoEntered();
		flushSync();
		expect(live.log.events).toHaveLength(0);
		await look();
		live.entry.layOut({});
		flushSync();
		expect(watching.proposals.now).toBeUndefined();
	});

	it('is stopped by a tap, and waits for a yes then', async () => {
		const { live, watcher, watching, look } = await follow();
		entersSure.on = true;
		vi.useFakeTimers();
		watcher.sees(roadSeen({ figure: ON_ROAD }));
		await look();
		watching.tapped();
		await vi.advanceTimersByTimeAsync(2 * WAIT);
		watcher.sight = { kind: 'moving' };
		await look();
		watcher.sees(roadSeen({ figure: ON_ROAD }));
		await look();
		await vi.advanceTimersByTimeAsync(2 * WAIT);
		expect(live.log.events).toHaveLength(0);
		expect(watching.proposals.now?.certain).toBe(true);
	});

	it('waits for a yes where two tiles lie there: nobody knows which was first', async () => {
		const { live, watcher, watching, look } = await follow();
		entersSure.on = true;
		vi.useFakeTimers();
		const west = { spot: { x: -1, y: 0 }, odds: 3 };
		const other = { ...west, lays: roadSeen().lays.map((lay) => ({ ...lay, ...west })) };
		watcher.sees(roadSeen({ figure: ON_ROAD }), roadSeen(other));
		await look();
		expect(watching.proposals.now?.certain).toBe(true);
		await vi.advanceTimersByTimeAsync(2 * WAIT);
		expect(live.log.events).toHaveLength(0);
	});

	it('is off unless asked for, and never enters what isn’t certain', async () => {
		const { live, watcher, look } = await follow();
		vi.useFakeTimers();
		watcher.sees(roadSeen({ figure: ON_ROAD }));
		await look();
		await vi.advanceTimersByTimeAsync(2 * WAIT);
		entersSure.on = true;
		watcher.sees(roadSeen());
		await look();
		await vi.advanceTimersByTimeAsync(2 * WAIT);
		expect(live.log.events).toHaveLength(0);
	});
});

describe('what was entered unasked', () => {
	it('is taken back by one button only while it is the last turn', async () => {
		const { live, watching } = await followUnasked();
		expect(watching.undoable?.player).toBe(0);
		await layByHand(live, -1);
		expect(watching.undoable).toBeUndefined();
		await watching.undoEntered();
		expect(live.log.events).toHaveLength(2);
	});

	it('isn’t what is entered by hand in its place once it was taken back', async () => {
		const { live, watching } = await followUnasked();
		await live.entry.undo();
		await layByHand(live, -1);
		expect(live.log.events).toHaveLength(1);
		expect(watching.undoable).toBeUndefined();
	});

	it('isn’t entered again after an ordinary undo, though its tile still lies there', async () => {
		const { live, watcher, watching, look } = await followUnasked();
		await live.entry.undo();
		live.entry.layOut(EMPTY_DRAFT);
		watcher.sees(roadSeen({ figure: ON_ROAD }));
		await look();
		expect(watching.proposals.now?.certain).toBe(true);
		await vi.advanceTimersByTimeAsync(2 * WAIT);
		expect(live.log.events).toHaveLength(0);
	});
});

describe('nothing is entered unasked', () => {
	/** A sure turn is about to be entered. */
	async function countDown() {
		const followed = await follow();
		entersSure.on = true;
		vi.useFakeTimers();
		followed.watcher.sees(roadSeen({ figure: ON_ROAD }));
		return followed;
	}

	it('while nobody sees what is proposed', async () => {
		const { live, shows, watching, look } = await countDown();
		shows.proposal = false;
		await look();
		await vi.advanceTimersByTimeAsync(2 * WAIT);
		expect(live.log.events).toHaveLength(0);
		shows.proposal = true;
		flushSync();
		expect(watching.countdown.runs).toBe(true);
	});

	it('once the camera is off, also where its last picture was still being read', async () => {
		const { live, watcher, watching } = await countDown();
		let see = (): void => undefined;
		watcher.waits = new Promise<void>((resolve) => (see = resolve));
		const looked = watching.take(frameAt(1));
		watching.showPage(false);
		see();
		await looked;
		flushSync();
		expect(watching.sight).toBeUndefined();
		await vi.advanceTimersByTimeAsync(2 * WAIT);
		expect(live.log.events).toHaveLength(0);
	});

	it('once another app has taken the camera', async () => {
		const { live, watching, look } = await countDown();
		await look();
		expect(watching.countdown.runs).toBe(true);
		watching.camera.close();
		flushSync();
		await vi.advanceTimersByTimeAsync(2 * WAIT);
		expect(live.log.events).toHaveLength(0);
	});

	it('after a tap that stopped it, also when something else was entered meanwhile', async () => {
		const { live, watching, look } = await countDown();
		await look();
		watching.tapped();
		await live.writer.addManualPoints({
			why: 'mistake',
			reason: 'Miscounted',
			changes: [{ player: 0, points: 1 }]
		});
		flushSync();
		await look();
		expect(watching.proposals.now?.certain).toBe(true);
		expect(watching.countdown.runs).toBe(false);
	});
});
