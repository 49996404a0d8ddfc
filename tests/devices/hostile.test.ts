import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { Exchange } from '../../src/lib/devices/exchange';
import { sendFile } from '../../src/lib/devices/file-stream';
import { DEVICE_KINDS, HELLO, MOST_PART, type DeviceTalk } from '../../src/lib/devices/talk';
import { Messages } from '../../src/lib/follow/messages';
import { backupFile } from '../../src/lib/share/backup';
import { channels, type FakeChannel } from '../follow/channels';
import { recordWith } from '../store/support';
import { deviceWith, EMPTY, gamesIn, until } from './support';

/** A device, and what may be said to it by anybody. */
async function facing() {
	const store = await deviceWith({ games: [recordWith(2, 'mine')] });
	const [near, far] = channels();
	const exchange = new Exchange(near, store);
	const talk: DeviceTalk = new Messages(far, DEVICE_KINDS);
	await exchange.begin();
	return { store, exchange, talk, near };
}

/** Says what a device with one more game would say, up to the file. */
async function agreedFacing(more = {}) {
	const all = await facing();
	all.talk.tell('hello', HELLO);
	const hash = '0'.repeat(32);
	all.talk.tell('games', [{ id: 'theirs', entries: 1, hash, ...more }]);
	await until(() => all.exchange.state.get !== undefined);
	all.talk.tell('lack', { games: [], evenings: [], photos: [] });
	all.talk.tell('yes', { photos: false });
	all.exchange.agree(true);
	return all;
}

describe('what another device says', () => {
	it.each([
		['a newer app', { ...HELLO, game: HELLO.game + 1 }, 'newer'],
		['a newer app that says more', { ...HELLO, devices: 9, what: 1 }, 'newer'],
		['an older app', { ...HELLO, backup: HELLO.backup - 1 }, 'older'],
		['no versions', { hello: 'there' }, 'nonsense']
	] as const)('is refused at once: %s', async (_, hello, end) => {
		const { exchange, talk, store } = await facing();
		talk.tell('hello', hello);
		expect(exchange.state.end).toBe(end);
		talk.tell('games', []);
		talk.tell('yes', { photos: false });
		exchange.agree(true);
		expect(exchange.state.agreed).toBe(false);
		expect(await gamesIn(store)).toHaveLength(1);
	});

	const many = (length: number) =>
		Array.from({ length }, (_, n) => ({ id: `g${String(n)}`, entries: 1, hash: '0'.repeat(32) }));
	it.each([
		['two games of one id', [...many(1), ...many(1)]],
		['too many games', many(20_001)],
		['no list', { games: 1 }],
		['an id that is none', [{ ...many(1)[0], id: '../x' }]],
		['a megabyte in an id', [{ ...many(1)[0], id: 'x'.repeat(1_000_000) }]]
	])('is refused in the list of games: %s', async (_, games) => {
		const { exchange, talk } = await facing();
		talk.tell('hello', HELLO);
		talk.tell('games', games);
		expect(exchange.state.end).toBe('nonsense');
	});

	it('is refused at the wrong time', async () => {
		for (const said of ['games', 'file', 'part', 'done', 'yes'] as const) {
			const { exchange, talk } = await facing();
			talk.tell(said, { bytes: 10, photos: true, stored: true });
			expect(exchange.state.end, said).toBe('nonsense');
		}
	});

	it('is refused when it is said twice', async () => {
		const { exchange, talk } = await agreedFacing();
		talk.tell('lack', { games: ['mine'], evenings: [], photos: [] });
		expect(exchange.state.end).toBe('nonsense');
	});

	it('is refused as a file larger than anything that was asked for', async () => {
		const { exchange, talk, near } = await agreedFacing();
		talk.tell('file', { bytes: 200_000_000 });
		expect(exchange.state.end).toBe('nonsense');
		expect(near.readyState).toBe('closed');
	});

	it.each([MOST_PART, MOST_PART + 1])(
		'is refused as more than was announced: %i bytes',
		async (size) => {
			const { exchange, talk } = await agreedFacing();
			talk.tell('file', { bytes: MOST_PART - 1 });
			talk.send('part', new Uint8Array(size));
			expect(exchange.state.end).toBe('nonsense');
		}
	);

	it.each([
		['noise', new Blob([new Uint8Array(500).fill(7)])],
		['an empty backup with a damaged end', 'cut']
	])('changes nothing as a file that is %s', async (_, what) => {
		const { exchange, talk, store } = await agreedFacing();
		const whole = await backupFile({ ...EMPTY, games: [recordWith(3, 'theirs')] });
		await send(talk, typeof what === 'string' ? whole.slice(0, whole.size - 20) : what);
		await until(() => exchange.state.refused !== undefined);
		expect(await gamesIn(store)).toHaveLength(1);
	});

	it('is left out where it wasn’t asked for', async () => {
		const { exchange, talk, store } = await agreedFacing();
		const games = [recordWith(3, 'theirs'), recordWith(3, 'another')];
		await send(talk, await backupFile({ ...EMPTY, games }));
		await until(() => exchange.state.result !== undefined);
		expect(exchange.state.result?.games).toMatchObject({ stored: 1 });
		expect(await gamesIn(store)).toHaveLength(2);
	});
});

const go = () => ({ signal: new AbortController().signal, onProgress: () => undefined });
const roomy = (): FakeChannel => channels()[0];
const send = (talk: DeviceTalk, file: Blob): Promise<void> => sendFile(file, talk, roomy(), go());

describe('a file on its way', () => {
	it('waits while the other device is slow', async () => {
		const [near, far] = channels();
		const talk: DeviceTalk = new Messages(near, DEVICE_KINDS);
		near.bufferedAmount = 1_000_001;
		const done = vi.fn();
		void sendFile(new Blob([new Uint8Array(100_000)]), talk, near, go()).then(done);
		await until(() => far.received > 0);
		await new Promise((later) => setTimeout(later));
		expect(far.received, 'the announcement alone').toBe(1);
		near.drain();
		await until(() => done.mock.calls.length === 1);
		expect(far.received).toBe(1 + Math.ceil(100_000 / 16_000));
	});
});
