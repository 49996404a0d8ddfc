import { describe, expect, it, vi } from 'vitest';
import { encodeStateAsUpdate, type Array as Lines } from 'yjs';
import { Desk } from '../../src/lib/follow/desk';
import { linesOf } from '../../src/lib/follow/lines';
import { Proposer } from '../../src/lib/follow/proposer';
import { linksTo, newRoom, RelayKeeper, type RelayPeer } from '../../src/lib/follow/relay/keeper';
import { watchSecret } from '../../src/lib/follow/relay/link';
import { sealFollower } from '../../src/lib/follow/relay/presence';
import { sealingKey } from '../../src/lib/follow/relay/seal';
import { readTokenOf, roomOf } from '../../src/lib/follow/relay/secrets';
import { sealedLines } from '../../src/lib/follow/relay/wire';
import { replayRecord, type GameRecord } from '../../src/lib/record';
import { recordWith } from '../store/support';
import { randomTurn, seededRandom, withEvents } from '../record/support';
import { talkOn } from './channels';
import {
	follow,
	HoldingSocket,
	intrude,
	keep,
	LINES,
	open,
	relay,
	showTo,
	useRelay,
	within
} from './relay-room';

useRelay();

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
		const all = Buffer.from(encodeStateAsUpdate(there.doc)).toString('latin1');
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

	it('whoever comes by an old link finds nothing once nobody shall follow, though others are still there', async () => {
		const secrets = await newRoom();
		const { watch } = await linksTo(secrets);
		const keeper = await keep(secrets);
		keeper.show(LINES);
		const { seen } = await follow(watch);
		await within(() => {
			expect([seen.lines, seen.reachable]).toEqual([LINES, true]);
		});
		keeper.clear();
		keeper.close();
		const late = await intrude(secrets, await readTokenOf(secrets.write));
		await within(() => {
			expect([late.state.synced, sealedLines(late.doc).length]).toEqual([true, 0]);
		});
		expect([seen.lines, seen.problems]).toEqual([LINES, []]);
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

/** How somebody shows what they say: how long ago they heard the keeper in ms, whose name they add how much to, and their key. */
interface Shown {
	readonly age: number;
	readonly id: number;
	readonly key: CryptoKey;
	readonly as: 'play' | 'watch';
}

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
			(lines: Lines<unknown>) => {
				lines.push([new Uint8Array(200)]);
			}
		],
		[
			'adds something else',
			(lines: Lines<unknown>) => {
				lines.push([{ a: 1 }]);
			}
		],
		[
			'says a line again',
			(lines: Lines<unknown>) => {
				lines.push([lines.get(3)]);
			}
		],
		[
			'leaves one out',
			(lines: Lines<unknown>) => {
				lines.delete(3, 1);
			}
		],
		[
			'puts a line before all',
			(lines: Lines<unknown>) => {
				lines.insert(1, [lines.get(2)]);
			}
		],
		[
			'has a key of its own',
			(lines: Lines<unknown>) => {
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
		const { seen, lines, secrets } = await lied();
		const witness = await intrude(secrets, await readTokenOf(secrets.write));
		await within(() => {
			expect(sealedLines(witness.doc).length).toBe(7);
		});
		lines.delete(5, 2);
		await within(() => {
			expect(sealedLines(witness.doc).length).toBe(5);
		});
		expect(seen.lines).toEqual(LINES.slice(0, 6));
	});

	it('that holds lines back is told, by the number that the keeper signs', async () => {
		const secrets = await newRoom();
		const keeper = await RelayKeeper.open({ url: relay.url, WebSocket: HoldingSocket }, secrets);
		open.push(keeper);
		const peers: RelayPeer[] = [];
		keeper.onpeer = (peer) => peers.push(peer);
		keeper.show(LINES.slice(0, 6));
		const { seen } = await follow((await linksTo(secrets)).watch);
		await within(() => {
			expect([seen.lines.length, seen.reachable]).toEqual([6, true]);
		});
		HoldingSocket.holds = true;
		keeper.show(LINES);
		// Others make the keeper speak all the time: that gives the relay no more of it.
		const chatting = setInterval(() => {
			for (const peer of peers) peer.channel.send(Uint8Array.of(2, 0));
		}, 500);
		open.push({
			close: () => {
				clearInterval(chatting);
			}
		});
		await within(() => {
			expect(seen.problems).toEqual(['withheld']);
		});
		expect(seen.lines).toEqual(LINES.slice(0, 6));
		HoldingSocket.holds = false;
		await relay.kill();
		relay.start();
		await within(() => {
			expect([seen.lines, seen.problems]).toEqual([LINES, ['withheld', undefined]]);
		});
	}, 20_000);

	it('is named when nobody shows a table, or when it can’t be reached', async () => {
		vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
		const secrets = await newRoom();
		const { watch } = await linksTo(secrets);
		const { seen } = await follow(watch);
		await within(() => {
			vi.advanceTimersByTime(8_000);
			expect(seen.problems.at(-1)).toBe('nobody');
		});
		await relay.kill();
		await within(() => {
			vi.advanceTimersByTime(8_000);
			expect(seen.problems.at(-1)).toBe('unreachable');
		});
		vi.useRealTimers();
		relay.start();
		const keeper = await keep(secrets);
		keeper.show(LINES);
		await within(() => {
			expect([seen.lines, seen.problems.at(-1)]).toEqual([LINES, undefined]);
		});
	}, 20_000);

	it('that keeps what a player says for later isn’t heard, nor who says it in another’s name', async () => {
		const secrets = await newRoom();
		const keeper = await keep(secrets);
		const heard: string[] = [];
		keeper.onpeer = ({ channel }) => {
			talkOn(channel).on('proposal', 100, (said) => heard.push(Buffer.from(said).toString()));
		};
		const token = await readTokenOf(secrets.write);
		const [liar, witness] = [await intrude(secrets, token), await intrude(secrets, token)];
		await within(() => {
			expect([liar.state.synced, witness.state.synced]).toEqual([true, true]);
		});
		const room = await roomOf(token);
		const play = await sealingKey(secrets.play);
		const watch = await sealingKey(await watchSecret(secrets.play));
		let number = 0;
		const show = async (text: string, by: Partial<Shown> = {}) => {
			const { age, id, key, as }: Shown = { age: 0, id: 0, key: play, as: 'play', ...by };
			const piece = Buffer.from(`\x06${text}`).toString('base64url');
			const said: [number, number, string][] = [[3, ++number, piece]];
			const all = { beat: text, heard: Date.now() - age, said };
			const shown = { [as]: await sealFollower(key, room, liar.doc.clientID + id, all) };
			await showTo(witness, liar, shown);
		};
		await show('kept', { age: 60_000 });
		await show('of another', { id: 1 });
		await show('with the other key', { key: watch });
		await show('watching', { key: watch, as: 'watch' });
		await show('now');
		await within(() => {
			expect(heard).toEqual(['now']);
		});
		number = 0;
		await show('again');
		number = 10;
		await show('at last');
		await within(() => {
			expect(heard.at(-1)).toBe('at last');
		});
		expect(heard).toEqual(['now', 'at last']);
	});
});
