import type { Connecting } from '../../src/lib/follow/connection';
import { Messages, type Channel } from '../../src/lib/follow/messages';
import { FOLLOW_KINDS, type Talk } from '../../src/lib/follow/talk';

/** One end of a channel that needs no network: what one sends the other has at once, unless it is held back. */
export interface FakeChannel
	extends Channel, Pick<RTCDataChannel, 'bufferedAmountLowThreshold' | 'removeEventListener'> {
	/** How much waits to be sent, as a test wants it. */
	bufferedAmount: number;
	/** True while what comes waits, as at a page that sleeps. */
	held: boolean;
	/** Number of messages that came. */
	readonly received: number;
	/** Hands over the first messages that wait, all by default. */
	release(count?: number): void;
	/** Everything was sent. */
	drain(): void;
	readonly close: () => void;
}

class End extends EventTarget implements FakeChannel {
	readyState: RTCDataChannelState = 'open';
	bufferedAmount = 0;
	bufferedAmountLowThreshold = 0;
	held = false;
	received = 0;
	other: End | undefined;
	/** What came while it was held back, or before anybody listened. */
	readonly #waiting: ArrayBuffer[] = [];
	#heard = false;

	override addEventListener(...given: Parameters<EventTarget['addEventListener']>): void {
		super.addEventListener(...given);
		if (given[0] !== 'message' || this.#heard) return;
		this.#heard = true;
		if (!this.held) this.release();
	}

	send(data: Uint8Array<ArrayBuffer>): void {
		if (this.readyState !== 'open') throw new Error('The channel is closed.');
		this.other?.take(data.slice().buffer);
	}

	take(data: ArrayBuffer): void {
		this.received++;
		this.#waiting.push(data);
		if (this.#heard && !this.held) this.release();
	}

	release(count = Infinity): void {
		for (const data of this.#waiting.splice(0, count))
			this.dispatchEvent(new MessageEvent('message', { data }));
	}

	drain(): void {
		this.bufferedAmount = 0;
		this.dispatchEvent(new Event('bufferedamountlow'));
	}

	close(): void {
		if (this.readyState === 'closed') return;
		for (const end of [this, this.other]) {
			if (!end) continue;
			end.readyState = 'closed';
			end.#waiting.length = 0;
			end.dispatchEvent(new Event('close'));
		}
	}
}

/** Both ends of a channel. */
export function channels(): readonly [FakeChannel, FakeChannel] {
	const [near, far] = [new End(), new End()];
	near.other = far;
	far.other = near;
	return [near, far];
}

/** The messages between a keeper and a follower, on one end of a channel. */
export const talkOn = (channel: Channel): Talk => new Messages(channel, FOLLOW_KINDS);

/** What a code says of its browser. */
export const ENDPOINT = {
	ufrag: 'abcd',
	pwd: 'abcdefghijklmnopqrstuvwx',
	fingerprint: Array.from({ length: 32 }, () => 'AB').join(':'),
	candidates: []
};

/** A connection that was made by a code, and has this channel. */
export const connectingBy = (channel: FakeChannel): Connecting => ({
	code: { kind: 'offer', game: 0, offer: 0, endpoint: ENDPOINT },
	opened: new Promise(() => undefined),
	onreach: () => undefined,
	close: () => {
		channel.close();
	}
});
