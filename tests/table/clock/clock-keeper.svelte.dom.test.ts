import { describe, expect, it, vi } from 'vitest';
import { memoryStore } from '../../../src/lib/store/memory';
import * as moves from '../../../src/lib/table/clock/clock-moves';
import { recordWithClock } from '../../../src/lib/table/clock/record-with-clock';
import { gameIn } from '../../record/records';
import { FOUR_TURNS, turnAs } from '../../record/short-game';
import { withEvents } from '../../record/support';
import { must } from '../../store/support';
import {
	device,
	did,
	ID,
	last,
	lay,
	MINUTE,
	open,
	pass,
	SECOND,
	settled,
	type Page
} from './clocked-page.svelte';

/** A page with the final of a championship before its last turn, the clock running. */
async function openBeforeLast() {
	const { header, entries } = gameIn('tests/games/championship.json');
	const turns = entries.map(({ event }) => event).filter((event) => event.type === 'base/laid');
	const turn = turns.pop();
	if (!turn) throw new Error('The final has no turns.');
	const record = recordWithClock({ ...header, id: ID }, { minutes: 15, increment: 0 });
	device.store = memoryStore();
	await must(device.store.add(withEvents(record, turns)));
	const page = await open();
	await page.keeper.write(moves.start);
	return { page, last: turn };
}

describe('the table’s chess clock', () => {
	it('is passed on by the tap that ends a turn, and returns with an undo; used time stays used', async () => {
		const page = await open();
		await page.keeper.write(moves.start);
		pass(40 * SECOND);
		await lay(page, 0);
		pass(20 * SECOND);
		await settled();
		expect(page.left()).toEqual([865, 880]);
		await page.live.entry.undo();
		await settled();
		expect(last(page)).toMatchObject({ runs: 0, left: [860 * SECOND, 880 * SECOND] });
		expect(did(page.live.record)).toEqual([
			'set',
			'started',
			'base/laid',
			'passed',
			'log/undone',
			'passed'
		]);
		// The clock is no step: what is undone next is what was entered before, and redo still works.
		expect(page.live.log.undoable).toBe(false);
		await page.live.writer.redo();
		await settled();
		expect(page.live.log.events).toEqual([FOUR_TURNS[0]]);
		expect(last(page)).toMatchObject({ runs: 1, left: [865 * SECOND, 880 * SECOND] });
	});

	it('leaves alone what is being entered, and what the table still has to do', async () => {
		const page = await open();
		await page.keeper.write(moves.start);
		await lay(page, 0);
		const { replay, log } = page.live;
		page.live.entry.chooseSpot({ x: 1, y: 0 });
		const { draft } = page.live.entry;
		await page.keeper.write(moves.pause);
		await settled();
		expect(page.live.entry.draft).toBe(draft);
		expect(page.live.replay).toBe(replay);
		expect(page.live.log).toBe(log);
	});

	it('shows the same in two windows, and goes on after a kill, ten minutes of sleep and in another time zone', async () => {
		const page = await open();
		await page.keeper.write(moves.start);
		pass(100 * SECOND);
		await settled();
		const other = await open(false);
		const shownBy = (one: Page) => one.left()[0] ?? 0;
		expect(Math.abs(shownBy(page) - shownBy(other))).toBeLessThan(0.2);
		page.close();
		pass(10 * MINUTE);
		vi.stubEnv('TZ', 'Asia/Tokyo');
		const again = await open();
		await settled();
		expect(again.keeper.doubt).toBeUndefined();
		expect(Math.abs(shownBy(again) - 200)).toBeLessThan(0.2);
		await lay(again, 0);
		await settled();
		expect(other.left()).toEqual(again.left());
		vi.unstubAllEnvs();
	});

	it('changes nothing when the device’s clock is set by an hour, also for another window and a later opening', async () => {
		const page = await open();
		const other = await open(false);
		await page.keeper.write(moves.start);
		await settled();
		for (const jump of [60 * MINUTE, -120 * MINUTE]) {
			device.wall += jump;
			pass(30 * SECOND);
			await settled();
			expect(page.left()).toEqual(other.left());
		}
		expect(page.left()).toEqual([840, 900]);
		page.close();
		pass(60 * SECOND);
		const again = await open();
		await settled();
		expect(again.keeper.doubt).toBeUndefined();
		expect(again.left()).toEqual([780, 900]);
	});

	it('asks when the device’s clock was set back while the app was closed', async () => {
		const page = await open();
		await page.keeper.write(moves.start);
		pass(30 * SECOND);
		await settled();
		page.close();
		device.wall -= 60 * MINUTE;
		const again = await open();
		await settled();
		expect(again.keeper.doubt).toMatchObject({ why: 'set', counted: undefined });
		expect(again.left()).toEqual([870, 900]);
		await again.keeper.settle(again.keeper.doubt?.seen);
		pass(10 * SECOND);
		await settled();
		expect(again.keeper.doubt).toBeUndefined();
		expect(again.left()).toEqual([860, 900]);
	});

	it('asks before somebody has lost while the app was closed', async () => {
		const page = await open();
		await page.keeper.write(moves.start);
		await settled();
		page.close();
		pass(60 * MINUTE);
		const again = await open();
		await settled();
		expect(again.keeper.doubt).toMatchObject({ why: 'gone' });
		expect(last(again)?.did).toBe('started');
		await again.keeper.settle(undefined);
		await settled();
		expect(last(again)).toMatchObject({ did: 'fell', fallen: 0 });
	});

	it.each([
		['none, somebody has lost, although a turn was entered before the answer', undefined, 0],
		['some, nobody has lost', [5 * SECOND, 900 * SECOND], undefined]
	])('asked how much time was left: %s', async (_, left, fallen) => {
		const page = await open();
		await page.keeper.write(moves.start);
		await settled();
		page.close();
		pass(60 * MINUTE);
		const again = await open();
		await settled();
		await lay(again, 0);
		await again.keeper.settle(left);
		await settled();
		expect([last(again)?.runs, last(again)?.fallen]).toEqual([1, fallen]);
	});

	it('stops with the last tile, before the game is ended: nobody loses after it', async () => {
		const { page, last: turn } = await openBeforeLast();
		expect(page.keeper.acts).toBe(true);
		await page.live.writer.write(turn);
		await settled();
		pass(20 * MINUTE);
		await settled();
		expect(page.live.game.phase).toBe('playing');
		expect(last(page)?.did).toBe('stopped');
		expect(page.keeper.acts).toBe(false);
	});

	it('stops with a press for the last tile, before that is entered', async () => {
		const { page, last: turn } = await openBeforeLast();
		await page.keeper.press(turn.player);
		expect(last(page)).toMatchObject({ did: 'pressed', paused: true });
		pass(20 * MINUTE);
		await page.live.writer.write(turn);
		await settled();
		expect(page.keeper.acts).toBe(false);
		expect(last(page)?.did).toBe('pressed');
	});

	it('falls once, and goes on when the table overrules it', async () => {
		const page = await open();
		await page.keeper.write(moves.start);
		pass(901 * SECOND);
		await settled();
		expect(last(page)).toMatchObject({ did: 'fell', fallen: 0, left: [0, 900 * SECOND] });
		await page.keeper.overrule();
		pass(3 * SECOND);
		await settled();
		expect(page.left()).toEqual([-3, 900]);
		expect(did(page.live.record)).toEqual(['set', 'started', 'fell', 'overruled']);
	});

	it('is pressed by hand before the turn is entered', async () => {
		const page = await open();
		await page.keeper.write(moves.start);
		pass(10 * SECOND);
		await page.keeper.press(0);
		pass(10 * SECOND);
		await lay(page, 0);
		expect(last(page)).toMatchObject({
			did: 'entered',
			runs: 1,
			left: [895 * SECOND, 890 * SECOND]
		});
		await page.keeper.press(0);
		expect(last(page)?.did).toBe('entered');
	});

	it('doesn’t lose a turn that is entered while it writes', async () => {
		const page = await open();
		await page.keeper.write(moves.start);
		const paused = page.keeper.write(moves.pause);
		await Promise.resolve();
		expect(await page.live.writer.write(turnAs(0))).toBe(true);
		await paused;
		await settled();
		expect(page.live.log.events).toHaveLength(1);
	});

	it('writes one thing after another, and a turn in between', async () => {
		const page = await open();
		const all = [
			page.keeper.write(moves.start),
			page.keeper.write(moves.pause),
			page.keeper.write(moves.start)
		];
		await Promise.resolve();
		expect(await page.live.writer.write(turnAs(0))).toBe(true);
		await Promise.all(all);
		await settled();
		expect(did(page.live.record)).toEqual([
			'set',
			'started',
			'base/laid',
			'passed',
			'paused',
			'started'
		]);
		expect(last(page)).toMatchObject({ runs: 1 });
	});

	it('is started and stopped for others, unless somebody has lost or the table is being asked', async () => {
		const page = await open();
		expect(await page.keeper.control('started')).toBe(true);
		expect(last(page)?.did).toBe('started');
		pass(901 * SECOND);
		await settled();
		expect(await page.keeper.control('started')).toBe(false);
		await page.keeper.overrule();
		page.close();
		device.wall -= 60 * MINUTE;
		const again = await open();
		await settled();
		expect(again.keeper.doubt).toBeDefined();
		expect(await again.keeper.control('paused')).toBe(false);
	});

	it('asks nothing any more once it is set up again', async () => {
		const page = await open();
		await page.keeper.write(moves.start);
		page.close();
		device.wall -= 60 * MINUTE;
		const again = await open();
		await settled();
		const { live } = again;
		const limits = { minutes: 3, increment: 0 };
		await live.writer.writeClock(() =>
			moves.changeClock(last(again), live.game, limits, device.wall)
		);
		await settled();
		expect(again.keeper.doubt).toBeUndefined();
		expect(again.left()).toEqual([180, 180]);
	});
});
