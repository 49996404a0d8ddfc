import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { letScreenRest, ScreenWakeLock } from '../../../src/lib/table/app/wake-lock';

/** How many locks are held. */
let held = 0;
const request = vi.fn(() => {
	held++;
	return Promise.resolve({
		release: () => {
			held--;
			return Promise.resolve();
		}
	});
});
let stop = (): void => undefined;

beforeEach(() => {
	held = 0;
	request.mockClear();
	Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
});
afterEach(() => {
	stop();
	Reflect.deleteProperty(navigator, 'wakeLock');
});

/** Resolves once all that was asked for is there. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('a game keeps the screen awake until it is left', async () => {
	stop = new ScreenWakeLock().start();
	await settled();
	expect(held).toBe(1);
	stop();
	expect(held).toBe(0);
});

it('a game lets the screen turn off while nobody looks, also when the page is shown again, and then keeps it awake', async () => {
	stop = new ScreenWakeLock().start();
	await settled();
	const wake = letScreenRest();
	document.dispatchEvent(new Event('visibilitychange'));
	await settled();
	expect(held).toBe(0);
	wake();
	await settled();
	expect(held).toBe(1);
});

it('a lock that comes late is given back where the screen may turn off by then', async () => {
	stop = new ScreenWakeLock().start();
	const wake = letScreenRest();
	await settled();
	expect(held).toBe(0);
	wake();
});
