import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findCode, textOfCode, type FollowCode } from '../../src/lib/follow/code';
import type { Offer } from '../../src/lib/follow/connection';
import { WaysBack } from '../../src/lib/follow/ways-back';
import { channels, ENDPOINT, talkOn } from './channels';

const nothing = (): void => undefined;
const MOST = 12;

/** An offer whose other side comes when a test wants it, and what happened to it. */
class FakeOffer implements Offer {
	readonly accepted: FollowCode[] = [];
	closed = 0;
	come: (channel: RTCDataChannel) => void = nothing;
	readonly opened = new Promise<RTCDataChannel>((done) => (this.come = done));
	readonly onreach = nothing;
	readonly code: FollowCode;

	constructor(offer: number) {
		this.code = { kind: 'offer', game: 7, offer, endpoint: ENDPOINT };
	}

	accept(answer: FollowCode): Promise<void> {
		this.accepted.push(answer);
		return Promise.resolve();
	}
	close(): void {
		this.closed++;
	}
}

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

/** A keeper's ways back, and all offers they have made. */
function keeper() {
	const made: FakeOffer[] = [];
	const ways = new WaysBack(() => {
		made.push(new FakeOffer(made.length));
		return Promise.resolve(made.at(-1) as FakeOffer);
	});
	return { ways, made };
}

/** Somebody who follows, and what the keeper offered. */
function follower(ways: WaysBack, onback: Parameters<WaysBack['hold']>[1] = nothing) {
	const [near, far] = channels();
	const talk = talkOn(far);
	const offered: FollowCode[] = [];
	talk.hear('back', 2_000, (said) => {
		const found = findCode((said as { back: string }).back);
		if (found.ok) offered.push(found.value);
	});
	ways.hold(talkOn(near), onback);
	const answer = (more: Partial<FollowCode> = {}) => {
		const [offer] = offered;
		if (offer) talk.tell('back', { back: textOfCode({ ...offer, kind: 'answer', ...more }) });
	};
	return { far, talk, offered, answer };
}
const aWhile = () => vi.advanceTimersByTimeAsync(1_000);

describe('a way back', () => {
	it('is offered a moment after somebody is there, and leads them back once', async () => {
		const { ways, made } = keeper();
		const back = vi.fn();
		const { offered, answer } = follower(ways, back);
		expect(made).toEqual([]);
		await aWhile();
		expect(offered).toEqual([made[0]?.code]);
		answer();
		answer();
		expect(made[0]?.accepted).toHaveLength(1);
		const [channel] = channels();
		made[0]?.come(channel as unknown as RTCDataChannel);
		await aWhile();
		expect(back).toHaveBeenCalledTimes(1);
		expect(made[0]?.closed).toBe(0);
	});

	it.each([
		['another offer', { offer: 9 }],
		['another game', { game: 9 }],
		['nothing, but offers itself', { kind: 'offer' }]
	] as const)('takes no answer to %s', async (_, more) => {
		const { ways, made } = keeper();
		const { answer, talk } = follower(ways);
		await aWhile();
		answer(more);
		talk.tell('back', { back: 'nonsense' });
		talk.tell('back', {});
		expect(made[0]?.accepted).toEqual([]);
		answer();
		expect(made[0]?.accepted).toHaveLength(1);
	});

	it('isn’t held for whoever leaves without having answered', async () => {
		const { ways, made } = keeper();
		const [early, late] = [follower(ways), follower(ways)];
		early.far.close();
		await aWhile();
		expect(made).toHaveLength(1);
		late.far.close();
		expect(made[0]?.closed).toBe(1);
	});

	it('is held for whoever answered, also when they are gone', async () => {
		const { ways, made } = keeper();
		const { answer, far } = follower(ways);
		await aWhile();
		answer();
		far.close();
		expect(made[0]?.closed).toBe(0);
		ways.close();
		expect(made[0]?.closed).toBe(1);
	});

	it('isn’t held for more than some: the oldest goes', async () => {
		const { ways, made } = keeper();
		for (let i = 0; i <= MOST; i++) follower(ways);
		await aWhile();
		expect(made.map(({ closed }) => closed)).toEqual([1, ...Array.from({ length: MOST }, () => 0)]);
	});

	it('isn’t there where the browser can’t connect', async () => {
		const { far } = follower(new WaysBack(() => Promise.reject(new Error('No.'))));
		await aWhile();
		expect(far.received).toBe(0);
	});
});
