import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import * as Y from 'yjs';
import { Desk } from '../../src/lib/follow/desk';
import { linesOf } from '../../src/lib/follow/lines';
import { Proposer } from '../../src/lib/follow/proposer';
import { RelayFollower } from '../../src/lib/follow/relay/follower';
import { linksTo, newRoom, RelayKeeper, type RoomSecrets } from '../../src/lib/follow/relay/keeper';
import type { RelayLink } from '../../src/lib/follow/relay/link';
import type { RelayProblem, WireProblem } from '../../src/lib/follow/relay/problem';
import { randomSecret, readTokenOf, roomOf } from '../../src/lib/follow/relay/secrets';
import { sealedLines, wireTo } from '../../src/lib/follow/relay/wire';
import { replayRecord, type GameRecord } from '../../src/lib/record';
import { randomTurn, seededRandom, withEvents } from '../record/support';
import { recordWith } from '../store/support';
import { LIMITS } from '../tools/relay/limits';
import { localRelay, type LocalRelay } from '../tools/relay/local';
import { talkOn } from './channels';

const TEST_LIMITS = { ...LIMITS, perRoom: 6, rooms: 40, patience: 300 };

let relay: LocalRelay;
beforeAll(async () => {
	relay = await localRelay(TEST_LIMITS);
	// What Hocuspocus says of connections that are ended.
	vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(async () => {
	await relay.close();
});

const open: { close: () => void }[] = [];
afterEach(() => {
	for (const each of open.splice(0)) each.close();
});

const door = () => ({ url: relay.url, WebSocket });

async function keep(secrets: RoomSecrets): Promise<RelayKeeper> {
	const keeper = await RelayKeeper.open(door(), secrets);
	open.push(keeper);
	return keeper;
}

/** One who follows, and all that they were told. */
async function follow(link: RelayLink) {
	const seen = {
		lines: [] as readonly string[],
		reachable: false,
		problems: [] as (RelayProblem | undefined)[]
	};
	const follower = await RelayFollower.open(door(), link, {
		onlines: (lines) => (seen.lines = lines),
		onreach: (reachable) => (seen.reachable = reachable),
		onproblem: (problem) => seen.problems.push(problem)
	});
	open.push(follower);
	return { seen, follower };
}

/** Somebody in the room with any token and a document of their own. */
async function intrude(secrets: RoomSecrets, token: Uint8Array) {
	const doc = new Y.Doc();
	const refused: WireProblem[] = [];
	const state = { synced: false, connected: false, drops: 0 };
	const wire = wireTo(
		doc,
		{ ...door(), room: await roomOf(await readTokenOf(secrets.write)), token },
		{
			onsynced: () => (state.synced = true),
			onstatus: (connected) => {
				if (state.connected && !connected) state.drops++;
				state.connected = connected;
			},
			onrefused: (why) => refused.push(why)
		}
	);
	open.push(wire);
	return { doc, wire, refused, state };
}

const within = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 8_000 });
const LINES = linesOf(recordWith(12));

describe('by a relay', () => {
	it('followers get what the keeper shows, and what comes later', async () => {
		const secrets = await newRoom();
		const { watch, play } = await linksTo(secrets);
		const keeper = await keep(secrets);
		keeper.show(LINES.slice(0, 5));
		const [one, other] = [await follow(watch), await follow(play)];
		await within(() => {
			expect([one.seen.lines, other.seen.lines]).toEqual([LINES.slice(0, 5), LINES.slice(0, 5)]);
			expect([one.seen.reachable, other.seen.reachable]).toEqual([true, true]);
		});
		keeper.show(LINES);
		await within(() => {
			expect([one.seen.lines, other.seen.lines]).toEqual([LINES, LINES]);
		});
		expect([...one.seen.problems, ...other.seen.problems]).toEqual([]);
	});

	it('nothing readable of the game passes', async () => {
		const secrets = await newRoom();
		const keeper = await keep(secrets);
		keeper.show(['{"the":"secret header"}']);
		const there = await intrude(secrets, await readTokenOf(secrets.write));
		await within(() => {
			expect(sealedLines(there.doc).length).toBe(2);
		});
		const all = Buffer.from(Y.encodeStateAsUpdate(there.doc)).toString('latin1');
		expect(all).not.toContain('secret');
	});

	it('a relay that was killed is filled again by the keeper, and everybody catches up', async () => {
		const secrets = await newRoom();
		const { watch } = await linksTo(secrets);
		const keeper = await keep(secrets);
		keeper.show(LINES.slice(0, 5));
		const before = await follow(watch);
		await within(() => {
			expect(before.seen.lines).toHaveLength(5);
		});
		await relay.kill();
		keeper.show(LINES);
		await within(() => {
			expect(before.seen.reachable).toBe(false);
		});
		relay.start();
		const late = await follow(watch);
		await within(() => {
			expect([before.seen.lines, late.seen.lines]).toEqual([LINES, LINES]);
			expect([before.seen.reachable, late.seen.reachable]).toEqual([true, true]);
		});
		expect([...before.seen.problems, ...late.seen.problems]).toEqual([]);
	});

	it('a keeper whose page was reloaded goes on in the same room', async () => {
		const secrets = await newRoom();
		const { watch } = await linksTo(secrets);
		const first = await keep(secrets);
		first.show(LINES.slice(0, 5));
		const { seen } = await follow(watch);
		await within(() => {
			expect(seen.lines).toHaveLength(5);
		});
		first.close();
		const again = await keep(secrets);
		again.show(LINES);
		await within(() => {
			expect([seen.lines, seen.reachable]).toEqual([LINES, true]);
		});
		expect(seen.problems).toEqual([]);
	});

	it('who may play proposes turns; who only watches is not heard', async () => {
		const secrets = await newRoom();
		const { play, watch } = await linksTo(secrets);
		let record: GameRecord = recordWith(6);
		const { toMove } = replayRecord(record).game;
		const keeper = await keep(secrets);
		const write = (event: Parameters<typeof withEvents>[1][number]) => {
			record = withEvents(record, [event]);
			keeper.show(linesOf(record));
			return Promise.resolve(true);
		};
		const desks: Desk[] = [];
		keeper.onpeer = ({ channel }) => {
			const table = { record: () => record, lets: () => true, write };
			const desk = new Desk(talkOn(channel), table, () => undefined);
			desks.push(desk);
			desk.tell({ enter: true, taken: [] });
		};
		keeper.show(linesOf(record));
		const [watcher, player] = [await follow(watch), await follow(play)];
		await within(() => {
			expect(desks).toHaveLength(2);
		});
		const terms: unknown[] = [];
		const proposers = [watcher, player].map(
			({ follower }) => new Proposer(talkOn(follower.channel), (said) => terms.push(said))
		);
		for (const each of proposers) each.sit(toMove);
		await within(() => {
			expect(desks.map(({ seat }) => seat).toSorted()).toEqual([toMove, undefined]);
		});
		const turn = randomTurn(replayRecord(record).game, seededRandom(7));
		const ignored = proposers[0]?.propose(turn, record.entries.length);
		expect(await proposers[1]?.propose(turn, record.entries.length)).toBe('written');
		await within(() => {
			expect(watcher.seen.lines).toEqual(linesOf(record));
		});
		expect(record.entries).toHaveLength(7);
		watcher.follower.close();
		expect(await ignored).toBe('no-answer');
	});
});

describe('a relay that lies', () => {
	/** A keeper, one who follows and has seen all, and somebody with the token to write: as a relay could write. */
	async function lied() {
		const secrets = await newRoom();
		const keeper = await keep(secrets);
		keeper.show(LINES.slice(0, 6));
		const { seen } = await follow((await linksTo(secrets)).watch);
		await within(() => {
			expect(seen.lines).toHaveLength(6);
		});
		const liar = await intrude(secrets, secrets.write);
		await within(() => {
			expect(sealedLines(liar.doc).length).toBe(7);
		});
		return { seen, keeper, lines: sealedLines(liar.doc), secrets };
	}

	it.each([
		[
			'adds a line',
			(lines: Y.Array<unknown>) => {
				lines.push([new Uint8Array(200)]);
			}
		],
		[
			'adds something else',
			(lines: Y.Array<unknown>) => {
				lines.push([{ a: 1 }]);
			}
		],
		[
			'says a line again',
			(lines: Y.Array<unknown>) => {
				lines.push([lines.get(3)]);
			}
		],
		[
			'leaves one out',
			(lines: Y.Array<unknown>) => {
				lines.delete(3, 1);
			}
		],
		[
			'puts a line before all',
			(lines: Y.Array<unknown>) => {
				lines.insert(1, [lines.get(2)]);
			}
		],
		[
			'has a key of its own',
			(lines: Y.Array<unknown>) => {
				lines.delete(0, 1);
			}
		]
	])('is seen through when it %s', async (_, lie) => {
		const { seen, lines, keeper } = await lied();
		lie(lines);
		await within(() => {
			expect(seen.problems[0]).toBe('forged');
		});
		expect(seen.lines).toEqual(LINES.slice(0, 6));
		// The keeper's game goes on, whatever it says.
		keeper.show(LINES.slice(0, 7));
		expect(seen.lines).toEqual(LINES.slice(0, 6));
	});

	it('that takes the last lines away again changes nothing that was seen', async () => {
		const { seen, lines } = await lied();
		lines.delete(5, 2);
		await new Promise((done) => setTimeout(done, 300));
		expect(seen.lines).toEqual(LINES.slice(0, 6));
	});

	it('that holds lines back is told, by the number that the keeper signs', async () => {
		let holds = false;
		/** What the keeper writes is lost on its way; what it says of itself is not. */
		class Holding extends WebSocket {
			override send(data: Uint8Array): void {
				if (!(holds && data[23] === 0)) super.send(data);
			}
		}
		const secrets = await newRoom();
		const keeper = await RelayKeeper.open({ url: relay.url, WebSocket: Holding }, secrets);
		open.push(keeper);
		keeper.show(LINES.slice(0, 6));
		const { seen } = await follow((await linksTo(secrets)).watch);
		await within(() => {
			expect([seen.lines.length, seen.reachable]).toEqual([6, true]);
		});
		holds = true;
		keeper.show(LINES);
		await within(() => {
			expect(seen.problems).toEqual(['withheld']);
		});
		expect(seen.lines).toEqual(LINES.slice(0, 6));
		holds = false;
		await relay.kill();
		relay.start();
		await within(() => {
			expect([seen.lines, seen.problems]).toEqual([LINES, ['withheld', undefined]]);
		});
	}, 20_000);
});

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
});
