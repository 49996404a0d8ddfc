import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { tileId, type TileId } from '../../../src/lib/engine/tile';
import { linesOf } from '../../../src/lib/follow/lines';
import { FollowerMirror, KeeperMirror } from '../../../src/lib/follow/mirror';
import type { Talk } from '../../../src/lib/follow/talk';
import { askForTile, type TileInHand } from '../../../src/lib/follow/tile-in-hand';
import { EMPTY_DRAFT, type GameRecord } from '../../../src/lib/record';
import { Followers } from '../../../src/lib/table/follow/followers.svelte';
import { KeeperTile } from '../../../src/lib/table/follow/keeper-tile.svelte';
import { OwnTurns } from '../../../src/lib/table/follow/own-turns.svelte';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { transferGame, reclaimGame } from '../../../src/lib/table/sharing/transfer';
import { memoryStore } from '../../../src/lib/store/memory';
import { followWords } from '../../../src/lib/words/en/follow';
import FollowerList from '../../../src/routes/game/follow/FollowerList.svelte';
import { channels, connectingBy, talkOn, type FakeChannel } from '../../follow/channels';
import { loaded, must, recordWith } from '../../store/support';

const record = recordWith(4);
const { id } = record.header;

/** A phone that follows, and what it has heard of the game. */
interface Phone {
	readonly talk: Talk;
	readonly near: FakeChannel;
	readonly own: OwnTurns;
	readonly pens: unknown[];
	lines: readonly string[];
}

let live: LiveGame;
let followers: Followers;
let taken: Talk[];

beforeEach(async () => {
	const store = memoryStore();
	await must(store.add(record));
	const kept = await loaded(store, id);
	live = new LiveGame(store, kept.record, EMPTY_DRAFT);
	live.writer.writes = true;
	taken = [];
	followers = new Followers(new KeeperMirror(), (_, talk) => taken.push(talk));
	followers.attach(live);
});

/** Somebody follows; both sides speak over a channel that may be held back. */
function phone(): Phone {
	const [near, far] = channels();
	followers.add(connectingBy(near), talkOn(near));
	const talk = talkOn(far);
	const one: Phone = { talk, near, own: new OwnTurns(), pens: [], lines: [] };
	one.own.connect(talk);
	talk.hear('pen', 100, (said) => one.pens.push(said));
	new FollowerMirror(
		talk,
		(lines) => (one.lines = lines),
		() => expect.unreachable()
	);
	return one;
}
const seats = () => followers.all.map(({ seat }) => seat);
const idOf = (index: number): number => followers.all[index]?.id ?? NaN;

describe('who comes by a relay', () => {
	it('gets no game from the keeper: the room has it, and has no place for it beside', () => {
		const [near, far] = channels();
		followers.add(connectingBy(near), talkOn(near), false);
		const before = far.received;
		new FollowerMirror(
			talkOn(far),
			() => expect.unreachable(),
			() => expect.unreachable()
		);
		expect([before, far.received]).toEqual([1, 1]);
	});

	it('isn’t handed the game', async () => {
		const [near, far] = channels();
		const pens: unknown[] = [];
		talkOn(far).hear('pen', 100, (said) => pens.push(said));
		followers.add(connectingBy(near), talkOn(near), false);
		await followers.hand(idOf(0));
		expect([pens, live.writer.transferredAt]).toEqual([[], undefined]);
	});
});

describe('a seat that two claim at once', () => {
	it('is given to whom the keeper heard first, and the other knows that it is taken', () => {
		const [one, other] = [phone(), phone()];
		for (const { near } of [one, other]) near.held = true;
		one.own.sit(0);
		other.own.sit(0);
		expect([one.own.seat, other.own.seat]).toEqual([0, 0]);
		for (const { near } of [other, one]) {
			near.held = false;
			near.release();
		}
		expect(seats()).toEqual([undefined, 0]);
		expect([one.own.seat, other.own.seat]).toEqual([undefined, 0]);
		expect(one.own.taken).toEqual([0]);
		one.own.sit(1);
		expect(seats()).toEqual([1, 0]);
		expect(other.own.taken).toEqual([1]);
	});

	it('is free again when its phone has left', () => {
		const [one, other] = [phone(), phone()];
		one.own.sit(0);
		one.near.close();
		expect(other.own.taken).toEqual([]);
		other.own.sit(0);
		expect(seats()).toEqual([0]);
	});
});

describe('the tile in hand', () => {
	const tile = tileId('base-U');
	const after = record.entries.length;
	/** What a phone is told of it. */
	const told = (one: Phone) => {
		const heard: (TileInHand | undefined)[] = [];
		askForTile(one.talk, (each) => heard.push(each));
		return heard;
	};
	const choose = (chosen?: TileId) => {
		live.persisted.draft = { tile: chosen };
		flushSync();
	};

	it('is nobody’s business, unless the keeper shows it', async () => {
		render(FollowerList, { followers, names: [], hands: true, onhanded: () => undefined });
		const heard = told(phone());
		choose(tile);
		const shows = screen.getByRole('switch', { name: followWords.tellsTile });
		expect(shows).not.toBeChecked();
		expect(heard).toEqual([undefined]);
		await userEvent.click(shows);
		expect(heard).toEqual([undefined, { after, tile }]);
		expect(told(phone())).toEqual([{ after, tile }]);
		await userEvent.click(shows);
		expect(heard).toEqual([undefined, { after, tile }, undefined]);
	});

	it('is told once, whatever else is tapped, and is gone when it was put back', () => {
		followers.tellsTile = true;
		const heard = told(phone());
		choose(tile);
		live.persisted.draft = { tile, spot: { x: 1, y: 0 } };
		flushSync();
		choose();
		expect(heard).toEqual([undefined, { after, tile }, undefined]);
	});

	it('belongs to its turn: no longer shown once there are more entries', () => {
		followers.tellsTile = true;
		const one = phone();
		const shown = new KeeperTile();
		shown.connect(one.talk);
		choose(tile);
		expect([after, after + 1].map((count) => shown.after(count))).toEqual([tile, undefined]);
		shown.connect();
		expect(shown.after(after)).toBeUndefined();
	});
});

describe('the chess clock', () => {
	const set = {
		type: 'log/clock',
		did: 'set',
		at: 0,
		left: [1, 1],
		runs: 0,
		paused: true
	} as const;
	const start = { type: 'log/clock', did: 'started' } as const;
	let asked: string[];
	let possible: boolean;
	beforeEach(async () => {
		await live.writer.writeClock(() => set);
		[asked, possible] = [[], true];
		live.clockControl = (did) => {
			asked.push(did);
			return Promise.resolve(possible);
		};
		followers.lets = true;
	});

	it('is started for a phone with a seat, and the keeper says where it can’t be', async () => {
		const { own } = phone();
		own.sit(1);
		expect(await own.propose(start, 0)).toBe('written');
		possible = false;
		expect(await own.propose(start, 0)).toBe('not-a-turn');
		expect(asked).toEqual(['started', 'started']);
	});

	it('isn’t for one that only watches, nor while nobody else may enter', async () => {
		const { own } = phone();
		expect(await own.propose(start, 0)).toBe('not-a-turn');
		own.sit(0);
		followers.lets = false;
		expect(await own.propose(start, 0)).toBe('not-allowed');
		expect(asked).toEqual([]);
	});
});

describe('a transferred game', () => {
	it('can be taken by whom it is handed to, and by nobody else', async () => {
		const [one, other] = [phone(), phone()];
		other.talk.tell('pen', { pen: 'taken' });
		expect(taken).toEqual([]);
		await followers.hand(idOf(0));
		expect([one.pens, other.pens]).toEqual([[{ pen: 'offered' }], []]);
		other.talk.tell('pen', { pen: 'taken' });
		expect([taken, seats().length]).toEqual([[], 2]);
		one.talk.tell('pen', { pen: 'taken' });
		expect([taken.length, seats().length]).toEqual([1, 1]);
		one.talk.tell('pen', { pen: 'taken' });
		expect(taken).toHaveLength(1);
	});

	it('can’t be taken any more once it was taken back', async () => {
		const [one, other] = [phone(), phone()];
		await followers.hand(idOf(0));
		await reclaimGame(live);
		await waitFor(() => {
			expect(one.pens).toEqual([{ pen: 'offered' }, { pen: 'withdrawn' }]);
		});
		one.talk.tell('pen', { pen: 'taken' });
		expect([taken, seats().length]).toEqual([[], 2]);
		// Nor when it is handed to somebody else.
		await followers.hand(idOf(1));
		one.talk.tell('pen', { pen: 'taken' });
		expect([taken, other.pens]).toEqual([[], [{ pen: 'offered' }]]);
	});

	it('that was handed on elsewhere is nobody’s who follows', async () => {
		const one = phone();
		await transferGame(live);
		one.talk.tell('pen', { pen: 'taken' });
		expect(taken).toEqual([]);
	});

	it('is written by nobody here, and those who follow see that', async () => {
		followers.lets = true;
		const one = phone();
		one.own.sit(0);
		await followers.hand(idOf(0));
		const now: GameRecord = live.record;
		expect(now.entries.at(-1)?.event.type).toBe('log/handed');
		await waitFor(() => {
			expect(one.lines).toEqual(linesOf(now));
		});
		const event = { type: 'base/ended', overruled: ['tiles-left'] };
		expect(await one.own.propose(event, now.entries.length)).toBe('not-allowed');
		expect(live.record).toBe(now);
	});
});
