import { EventEmitter } from 'node:events';
import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { linksTo, newRoom } from '../../src/lib/follow/relay/keeper';
import { randomSecret, readTokenOf, roomOf } from '../../src/lib/follow/relay/secrets';
import { sealedLines } from '../../src/lib/follow/relay/wire';
import { Guard } from '../../src/serve/relay/guard';
import { LIMITS } from '../../src/serve/relay/limits';
import { toBase64Url } from '../../src/lib/share/encoding';
import { follow, intrude, keep, LINES, open, relay, useRelay, within } from './relay-room';

useRelay();

describe('the relay', () => {
	it('lets nobody in with a wrong token', async () => {
		const secrets = await newRoom();
		await keep(secrets);
		for (const token of [randomSecret(), new Uint8Array(), secrets.play]) {
			const { refused, doc } = await intrude(secrets, token);
			await within(() => {
				expect(refused).toEqual(['wrong-token']);
			});
			expect(sealedLines(doc).length).toBe(0);
		}
	});

	it('takes no line from who may only read', async () => {
		const secrets = await newRoom();
		const keeper = await keep(secrets);
		keeper.show(LINES.slice(0, 3));
		const { seen } = await follow((await linksTo(secrets)).watch);
		const reader = await intrude(secrets, await readTokenOf(secrets.write));
		await within(() => {
			expect([seen.lines.length, sealedLines(reader.doc).length]).toEqual([3, 4]);
		});
		sealedLines(reader.doc).push(['forged']);
		sealedLines(reader.doc).delete(0, 2);
		keeper.show(LINES.slice(0, 4));
		await within(() => {
			expect(seen.lines).toEqual(LINES.slice(0, 4));
		});
		expect(seen.problems).toEqual([]);
	});

	it('says when a room is full', async () => {
		const secrets = await newRoom();
		const token = await readTokenOf(secrets.write);
		const all = await Promise.all(Array.from({ length: 7 }, () => intrude(secrets, token)));
		await within(() => {
			expect(all.flatMap(({ refused }) => refused)).toEqual(['full']);
		});
	});

	it.each([
		['more than a message may have', 1, 1_500_000],
		['more than a room may have', 6, 900_000]
	])('ends a connection that writes %s; the others go on', async (_, times, length) => {
		const [secrets, others] = [await newRoom(), await newRoom()];
		const flood = await intrude(secrets, secrets.write);
		await within(() => {
			expect(flood.state.synced).toBe(true);
		});
		for (let i = 0; i < times; i++) sealedLines(flood.doc).push([new Uint8Array(length)]);
		await within(() => {
			expect(flood.state.drops).toBeGreaterThan(0);
		});
		const keeper = await keep(others);
		keeper.show(LINES);
		const { seen } = await follow((await linksTo(others)).watch);
		await within(() => {
			expect(seen.lines).toEqual(LINES);
		});
	});

	it.each([
		['shows no token', () => undefined, 1008],
		[
			'sends nonsense',
			(socket: WebSocket) => {
				socket.send(Uint8Array.of(255, 255, 255));
			},
			undefined
		],
		[
			'sends without end',
			(socket: WebSocket) => {
				for (let i = 0; i < 400; i++) socket.send(Uint8Array.of(1, 65, 0));
			},
			1008
		]
	])('ends a connection that %s', async (_, act, code) => {
		const socket = new WebSocket(relay.url);
		const ended = new Promise<number>((resolve) => socket.on('close', resolve));
		await new Promise((resolve) => socket.on('open', resolve));
		act(socket);
		const got = await ended;
		expect(code === undefined || got === code).toBe(true);
	});

	it('takes connections from the app’s own pages only', async () => {
		const socket = new WebSocket(relay.url, { origin: 'https://elsewhere.example' });
		const refused = new Promise<string>((resolve) => {
			socket.on('error', ({ message }) => {
				resolve(message);
			});
		});
		expect(await refused).toContain('403');
	});

	it('opens one room for a connection, not all of them', async () => {
		const socket = new HocuspocusProviderWebsocket({
			url: relay.url,
			WebSocketPolyfill: WebSocket
		});
		const answers: string[] = [];
		for (const { write } of [await newRoom(), await newRoom()]) {
			const token = await readTokenOf(write);
			const provider = new HocuspocusProvider({
				websocketProvider: socket,
				name: await roomOf(token),
				token: toBase64Url(token),
				onAuthenticated: () => answers.push('in'),
				onAuthenticationFailed: ({ reason }) => answers.push(reason)
			});
			provider.attach();
			open.push({
				close: () => {
					provider.destroy();
				}
			});
		}
		await within(() => {
			expect(answers.toSorted()).toEqual(['in', 'one-room']);
		});
		socket.destroy();
	});
});

describe('the guard of a connection', () => {
	afterEach(() => {
		vi.useRealTimers();
	});

	/** A socket that notes why it was ended. */
	class Socket extends EventEmitter {
		bufferedAmount = 0;
		ended: string[] = [];
		close(_: number, why: string): void {
			this.ended.push(why);
		}
		terminate(): void {
			this.ended.push('cut off');
		}
	}

	function guarded() {
		vi.useFakeTimers();
		const socket = new Socket();
		const guard = new Guard(socket as unknown as WebSocket, LIMITS);
		return {
			socket,
			guard,
			send: (bytes: number) => socket.emit('message', new Uint8Array(bytes))
		};
	}

	it('lets pass what a table needs, and what a keeper fills a room with', () => {
		const { socket, guard, send } = guarded();
		guard.room = 'some';
		send(900_000);
		for (let second = 0; second < 60; second++) {
			vi.advanceTimersByTime(1_000);
			for (let i = 0; i < 20; i++) send(1_000);
		}
		expect(socket.ended).toEqual([]);
	});

	it.each([
		['bytes', 10, 300_000],
		['messages', 400, 10]
	])('ends who sends too many %s, and reads nothing more', (_, count, length) => {
		const { socket, guard, send } = guarded();
		guard.room = 'some';
		for (let i = 0; i < count; i++) send(length);
		expect(socket.ended).toEqual(['too-many']);
		expect(socket.listenerCount('message')).toBe(0);
	});

	it('ends who shows no token, in time or in bytes', () => {
		const { socket, send } = guarded();
		send(LIMITS.unknown + 1);
		expect(socket.ended).toEqual(['no-token']);
		const { socket: late } = guarded();
		vi.advanceTimersByTime(LIMITS.patience);
		expect(late.ended[0]).toBe('no-token');
	});

	it('cuts off who reads nothing, even if they are silent', () => {
		const { socket, guard } = guarded();
		guard.room = 'some';
		socket.bufferedAmount = LIMITS.waiting + 1;
		vi.advanceTimersByTime(1_000);
		expect(socket.ended).toEqual(['cut off']);
	});
});
