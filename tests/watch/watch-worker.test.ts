import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import type { KnownTable } from '../../src/lib/watch/watching';
import type { WatchReply, WatchRequest } from '../../src/lib/watch/worker-messages';

const table: KnownTable = { laid: [], left: [], lays: [], figures: [], home: [], mover: 'red' };
const picture = { width: 8, height: 8, data: new Uint8ClampedArray(256) };

afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

/** The worker in a thread without one: what it is told, and what it answers. */
async function started() {
	const scope = new EventTarget();
	const replies: WatchReply[] = [];
	vi.stubGlobal('addEventListener', scope.addEventListener.bind(scope));
	vi.stubGlobal('postMessage', (reply: WatchReply) => replies.push(reply));
	await import('../../src/lib/watch/watch.worker');
	const tell = (data: WatchRequest) => scope.dispatchEvent(new MessageEvent('message', { data }));
	const find = async (number: number) => {
		tell({ type: 'find', picture, corners: undefined, number });
		await vi.waitFor(() => {
			expect(replies.at(-1)?.number).toBe(number);
		});
		return replies.at(-1)?.type;
	};
	return { tell, find };
}

it('asks for the weights again a while after they couldn’t be had', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout'] });
	const weights = new Uint8Array(readFileSync('src/lib/snap/network/weights.bin'));
	const fetched = vi.fn(() => Promise.resolve(new Response(weights)));
	fetched.mockRejectedValueOnce(new Error('There is no network.'));
	vi.stubGlobal('fetch', fetched);
	const { tell, find } = await started();
	tell({ type: 'open', weights: '/weights.bin' });
	tell({ type: 'table', table });
	expect(await find(1)).toBe('failed');
	expect(await find(2)).toBe('failed');
	expect(fetched).toHaveBeenCalledOnce();
	await vi.advanceTimersByTimeAsync(5000);
	expect(await find(3)).toBe('found');
	expect(fetched).toHaveBeenCalledTimes(2);
});
