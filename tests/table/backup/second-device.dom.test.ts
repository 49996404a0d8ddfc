import { waitFor } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { descriptionOf } from '../../../src/lib/follow/connection';
import { SecondDevice } from '../../../src/lib/table/backup/second-device.svelte';
import type { GameStore } from '../../../src/lib/store';
import { memoryStore } from '../../../src/lib/store/memory';
import { DEVICE_KINDS, HELLO } from '../../../src/lib/devices/talk';
import { Messages } from '../../../src/lib/follow/messages';
import { channels } from '../../follow/channels';

const endpoint = {
	ufrag: 'abcd',
	pwd: 'abcdefghijklmnopqrstuvwx',
	fingerprint: Array.from({ length: 32 }, () => 'AB').join(':'),
	candidates: []
};
const [near, far] = channels();

/** A connection whose other side is there at once. */
class Peer extends EventTarget {
	readonly iceGatheringState = 'complete';
	readonly localDescription = descriptionOf({ kind: 'offer', game: 0, offer: 0, endpoint });
	readonly createDataChannel = () => near;
	readonly setLocalDescription = () => Promise.resolve();
	readonly setRemoteDescription = () => Promise.resolve();
	readonly close = () => undefined;
}

afterEach(() => {
	vi.unstubAllGlobals();
});

it('hears what the other device says while its own games are still being opened', async () => {
	vi.stubGlobal('RTCPeerConnection', Peer);
	let open: (store: GameStore) => void = () => undefined;
	const second = new SecondDevice(() => new Promise((done) => (open = done)));
	const heard = vi.spyOn(near, 'addEventListener');
	await second.offer(false);
	// A real channel keeps nothing for those who don't listen yet.
	expect(heard).toHaveBeenCalledWith('message', expect.anything());
	const other = new Messages(far, DEVICE_KINDS);
	other.tell('hello', HELLO);
	other.tell('games', []);
	open(memoryStore());
	await waitFor(() => {
		expect(second.exchange?.get).toEqual({ games: 0, evenings: 0, photos: 0, bytes: 0 });
	});
});
