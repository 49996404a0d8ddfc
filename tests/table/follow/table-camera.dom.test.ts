import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CameraSeen } from '../../../src/lib/follow/camera';
import type { Offer } from '../../../src/lib/follow/connection';
import { KeeperMirror } from '../../../src/lib/follow/mirror';
import type { Talk } from '../../../src/lib/follow/talk';
import { EMPTY_DRAFT } from '../../../src/lib/record';
import { memoryStore } from '../../../src/lib/store/memory';
import { Followers } from '../../../src/lib/table/follow/followers.svelte';
import { OwnCamera } from '../../../src/lib/table/follow/own-camera.svelte';
import { OwnTurns } from '../../../src/lib/table/follow/own-turns.svelte';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { channels, connectingBy, talkOn, type FakeChannel } from '../../follow/channels';
import { loaded, must, recordWith } from '../../store/support';

const record = recordWith(4);

/** A phone that follows, with a camera. */
interface Phone {
	readonly near: FakeChannel;
	readonly far: FakeChannel;
	readonly camera: OwnCamera;
	readonly reach: (reachable: boolean) => void;
}

let live: LiveGame;
let followers: Followers;
/** Brings a phone back whose page was loaded again, over this talk. */
let comesBack: Map<Talk, (talk: Talk) => void>;

beforeEach(async () => {
	Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: {} });
	const store = memoryStore();
	await must(store.add(record));
	const kept = await loaded(store, record.header.id);
	live = new LiveGame(store, kept.record, EMPTY_DRAFT);
	live.writer.writes = true;
	comesBack = new Map();
	const ways = {
		hold: (talk: Talk, onback: (offer: Offer, talk: Talk) => void) => {
			comesBack.set(talk, (to) => {
				const offer = { ...connectingBy(channels()[0]), accept: () => Promise.resolve() };
				onback(offer, to);
			});
		},
		close: () => undefined
	};
	followers = new Followers(new KeeperMirror(), () => undefined, ways);
	followers.attach(live);
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

function phone(direct = true): Phone {
	const [near, far] = channels();
	const connecting = connectingBy(near);
	followers.add(connecting, talkOn(near), direct);
	const camera = new OwnCamera();
	camera.connect(talkOn(far));
	return {
		near,
		far,
		camera,
		reach: (reachable) => {
			connecting.onreach(reachable);
		}
	};
}
const idOf = (index: number): number => followers.all[index]?.id ?? NaN;
const cameras = () => followers.all.map(({ camera }) => camera && followers.camera.is(camera));
const sees = (after = record.entries.length): CameraSeen => ({ after, sees: { kind: 'moving' } });
const named = (...phones: Phone[]) => phones.map(({ camera }) => camera.named);
/** What a camera says in the next moment. */
async function said({ camera }: Phone, seen: CameraSeen): Promise<void> {
	camera.see(seen);
	await vi.advanceTimersByTimeAsync(2_000);
}

describe('the table’s camera', () => {
	it('is nobody until the keeper names one, who learns it; what others see isn’t heard', () => {
		const [one, other] = [phone(), phone()];
		expect([cameras(), named(one, other)]).toEqual([
			[false, false],
			[false, false]
		]);
		expect(live.otherCamera?.named).toBe(false);
		followers.nameCamera(idOf(1));
		expect([cameras(), named(one, other)]).toEqual([
			[false, true],
			[false, true]
		]);
		expect(live.otherCamera?.named).toBe(true);
	});

	it('is heard, and two who both claim to be it aren’t', async () => {
		const [one, other] = [phone(), phone()];
		followers.nameCamera(idOf(0));
		await said(one, sees());
		expect(live.otherCamera?.seen).toEqual(sees());
		other.camera.named = true;
		await said(other, sees(1));
		expect(live.otherCamera?.seen).toEqual(sees());
		expect(named(one, other)).toEqual([true, false]);
	});

	it('is another one as soon as the keeper names that one, and forgets what the first saw', async () => {
		const [one, other] = [phone(), phone()];
		followers.nameCamera(idOf(0));
		await said(one, sees());
		followers.nameCamera(idOf(1));
		expect([cameras(), named(one, other)]).toEqual([
			[false, true],
			[false, true]
		]);
		expect(live.otherCamera?.seen).toBeUndefined();
	});

	it('isn’t heard any more when it is revoked while what it saw was on its way', async () => {
		const one = phone();
		followers.nameCamera(idOf(0));
		one.near.held = true;
		await said(one, sees());
		followers.nameCamera(undefined);
		one.near.held = false;
		one.near.release();
		expect([live.otherCamera?.named, live.otherCamera?.seen]).toEqual([false, undefined]);
		expect([cameras(), named(one)]).toEqual([[false], [false]]);
	});

	it('that was out of reach is the same one when it is back', async () => {
		const one = phone();
		followers.nameCamera(idOf(0));
		one.reach(false);
		expect([live.otherCamera?.named, live.otherCamera?.reachable]).toEqual([true, false]);
		one.reach(true);
		await said(one, sees());
		expect([live.otherCamera?.reachable, live.otherCamera?.seen]).toEqual([true, sees()]);
	});

	it('whose page was loaded again is still the camera', () => {
		const one = phone();
		const [back] = comesBack.values();
		followers.nameCamera(idOf(0));
		one.near.close();
		expect([live.otherCamera?.named, named(one)]).toEqual([false, [false]]);
		const [near, far] = channels();
		const camera = new OwnCamera();
		back?.(talkOn(near));
		camera.connect(talkOn(far));
		expect([cameras(), camera.named]).toEqual([[true], true]);
		expect(live.otherCamera?.named).toBe(true);
	});

	it('whose page was loaded again isn’t it any more when another one was named meanwhile', () => {
		const [one, other] = [phone(), phone()];
		const [back] = comesBack.values();
		followers.nameCamera(idOf(0));
		one.near.close();
		followers.nameCamera(idOf(0));
		const [near, far] = channels();
		const camera = new OwnCamera();
		back?.(talkOn(near));
		camera.connect(talkOn(far));
		expect([cameras(), camera.named, other.camera.named]).toEqual([[true, false], false, true]);
	});

	it('that comes back by a new code is one like any other', () => {
		const one = phone();
		followers.nameCamera(idOf(0));
		one.near.close();
		const again = phone();
		expect([cameras(), named(again)]).toEqual([[false], [false]]);
	});

	it('is nobody once the keeper’s page was loaded again: all connections have ended', () => {
		const one = phone();
		followers.nameCamera(idOf(0));
		followers.close();
		expect([named(one), live.otherCamera]).toEqual([[false], undefined]);
		followers = new Followers(new KeeperMirror(), () => undefined);
		followers.attach(live);
		const again = phone();
		expect([cameras(), named(again), live.otherCamera?.named]).toEqual([[false], [false], false]);
	});

	it('is told where somebody said that no tile lies', () => {
		const one = phone();
		followers.nameCamera(idOf(0));
		live.otherCamera?.refuse({ x: 2, y: -1 });
		expect([one.camera.nothing, one.camera.named]).toEqual([{ x: 2, y: -1 }, true]);
	});

	it('writes nothing, and its phone enters no other player’s turn', async () => {
		followers.lets = true;
		const [near, far] = channels();
		followers.add(connectingBy(near), talkOn(near));
		const talk = talkOn(far);
		const [camera, own] = [new OwnCamera(), new OwnTurns()];
		camera.connect(talk);
		own.connect(talk);
		followers.nameCamera(idOf(0));
		const before = live.record;
		own.sit(1 - live.game.toMove);
		const event = { type: 'base/laid', player: live.game.toMove, tile: 'base-U', x: 1, y: 0 };
		expect(await own.propose({ ...event, rotation: 0 }, before.entries.length)).toBe(
			'not-your-turn'
		);
		camera.see(sees());
		expect(live.record).toBe(before);
	});

	it('can’t be one that comes by a relay, and is told nothing there', () => {
		const one = phone(false);
		const before = one.far.received;
		followers.nameCamera(idOf(0));
		expect([cameras(), named(one), one.far.received]).toEqual([[undefined], [false], before]);
		expect(live.otherCamera?.named).toBe(false);
	});

	it('can’t be a phone without a camera, or one of an earlier version', () => {
		Reflect.deleteProperty(navigator, 'mediaDevices');
		const one = phone();
		expect(cameras()).toEqual([undefined]);
		const before = one.far.received;
		followers.nameCamera(idOf(0));
		expect([one.far.received, named(one)]).toEqual([before, [false]]);
	});
});
