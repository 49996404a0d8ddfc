import type { WebSocket } from 'ws';
import type { Budget, Limits } from './limits';

/** Why a connection is ended (RFC 6455, section 7.4.1): it broke a rule of the relay. */
const POLICY = 1008;
/** How often it is checked whether the other side reads nothing, in ms. */
const LOOK_MS = 1_000;

/** What is left of a budget. */
class Purse {
	#left: number;
	#at = performance.now();

	constructor(private readonly budget: Budget) {
		this.#left = budget.burst;
	}

	/** Takes this much; returns false if it is more than is left. */
	spend(amount: number): boolean {
		const now = performance.now();
		const more = ((now - this.#at) / 1_000) * this.budget.perSecond;
		this.#left = Math.min(this.budget.burst, this.#left + more) - amount;
		this.#at = now;
		return this.#left >= 0;
	}
}

type Socket = Pick<
	WebSocket,
	'on' | 'removeAllListeners' | 'close' | 'terminate' | 'bufferedAmount'
>;

/** Limits one connection: how much it sends, how fast, and how much it leaves unread. */
export class Guard {
	/** The room that a token of this connection has opened: at most one. */
	room: string | undefined;
	#ended = false;
	#bytesBefore = 0;
	readonly #messages: Purse;
	readonly #bytes: Purse;

	constructor(
		private readonly socket: Socket,
		private readonly limits: Limits
	) {
		this.#messages = new Purse(limits.messages);
		this.#bytes = new Purse(limits.bytes);
		const late = setTimeout(() => {
			if (this.room === undefined) this.end('no-token');
		}, limits.patience);
		const looking = setInterval(() => {
			if (socket.bufferedAmount > limits.waiting) socket.terminate();
		}, LOOK_MS);
		socket.on('message', (data: Buffer) => {
			this.#count(data.length);
		});
		socket.on('close', () => {
			clearTimeout(late);
			clearInterval(looking);
		});
		// A message that is too long ends the connection; nobody needs to hear more of it.
		socket.on('error', () => undefined);
	}

	/** Ends the connection, and reads nothing more of it. */
	end(why: string): void {
		if (this.#ended) return;
		this.#ended = true;
		this.socket.removeAllListeners('message');
		this.socket.close(POLICY, why);
		// A side that doesn't answer the goodbye is cut off.
		setTimeout(() => {
			this.socket.terminate();
		}, 1_000).unref();
	}

	#count(length: number): void {
		if (this.room === undefined) this.#bytesBefore += length;
		if (this.#bytesBefore > this.limits.unknown) this.end('no-token');
		else if (!this.#messages.spend(1) || !this.#bytes.spend(length)) this.end('too-many');
	}
}
