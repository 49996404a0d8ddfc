import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { update } from '../../../src/lib/table/app/update.svelte';

/** A service worker as a page sees it: its state, and its messages. */
class Worker extends EventTarget {
	state = 'installing';
	readonly told: unknown[] = [];
	postMessage(message: unknown): void {
		this.told.push(message);
	}
}

/** The browser's registration of the app's workers. */
class Registration extends EventTarget {
	installing: Worker | null = null;
	waiting: Worker | null = null;
	active: Worker | null = null;

	/** A worker is found and downloaded. */
	install(): Worker {
		const worker = new Worker();
		this.installing = worker;
		this.dispatchEvent(new Event('updatefound'));
		[this.installing, this.waiting] = [null, worker];
		worker.state = 'installed';
		worker.dispatchEvent(new Event('statechange'));
		return worker;
	}
}

let registration: Registration;

beforeEach(() => {
	registration = new Registration();
	const container = Object.assign(new EventTarget(), {
		controller: null,
		register: () => Promise.resolve(registration)
	});
	vi.stubGlobal('navigator', { serviceWorker: container });
	[update.ready, update.offlineReady, update.blocked] = [false, false, false];
});
afterEach(() => {
	vi.unstubAllGlobals();
});

it('the first worker makes the app ready for use without a network', async () => {
	await update.register();
	registration.install();
	expect([update.offlineReady, update.ready]).toEqual([true, false]);
});

it('a worker that is being installed when it is registered is followed once', async () => {
	const worker = new Worker();
	registration.installing = worker;
	await update.register();
	const followed = vi.spyOn(worker, 'addEventListener');
	registration.dispatchEvent(new Event('updatefound'));
	expect(followed).not.toHaveBeenCalled();
});

it('a later worker waits until the user agrees', async () => {
	registration.active = new Worker();
	await update.register();
	const newer = registration.install();
	expect([update.offlineReady, update.ready]).toEqual([false, true]);
	expect(newer.told).toEqual([]);
	await update.apply();
	expect(newer.told).toEqual([{ type: 'SKIP_WAITING' }]);
});

it('a worker that waits already is found', async () => {
	registration.active = new Worker();
	registration.waiting = new Worker();
	await update.register();
	expect(update.ready).toBe(true);
});

it('a browser without workers has no updates', async () => {
	vi.stubGlobal('navigator', {});
	await update.register();
	expect([update.offlineReady, update.ready]).toEqual([false, false]);
});
