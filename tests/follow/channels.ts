import { Messages, type Channel } from '../../src/lib/follow/messages';
import { FOLLOW_KINDS, type Talk } from '../../src/lib/follow/talk';

/** One end of a channel that needs no network: what one sends the other has at once. */
export interface FakeChannel extends Channel {
	/** How much waits to be sent, as a test wants it. */
	bufferedAmount: number;
	/** Number of messages that came. */
	readonly received: number;
	readonly close: () => void;
}

class End extends EventTarget implements FakeChannel {
	readyState: RTCDataChannelState = 'open';
	bufferedAmount = 0;
	received = 0;
	other: End | undefined;
	/** What came before anybody listened, as a real channel keeps it. */
	readonly #early: ArrayBuffer[] = [];
	#heard = false;

	override addEventListener(...given: Parameters<EventTarget['addEventListener']>): void {
		super.addEventListener(...given);
		if (given[0] !== 'message' || this.#heard) return;
		this.#heard = true;
		for (const data of this.#early.splice(0)) this.#hear(data);
	}

	send(data: Uint8Array<ArrayBuffer>): void {
		this.other?.take(data.slice().buffer);
	}

	take(data: ArrayBuffer): void {
		this.received++;
		if (this.#heard) this.#hear(data);
		else this.#early.push(data);
	}

	#hear(data: ArrayBuffer): void {
		this.dispatchEvent(new MessageEvent('message', { data }));
	}

	close(): void {
		for (const end of [this, this.other]) {
			if (!end) continue;
			end.readyState = 'closed';
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
