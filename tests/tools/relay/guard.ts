import type { WebSocket } from 'ws';
import type { Limits } from './limits';

/** Why a connection is ended (RFC 6455, section 7.4.1): it broke a rule of the relay. */
const POLICY = 1008;

/** What is borne of one connection: how much it sends, how fast, and how much it leaves unread. */
export class Guard {
	/** True once it has shown a token that opens a room. */
	known = false;
	#bytes = 0;
	#left: number;
	#at = performance.now();
	readonly #late: ReturnType<typeof setTimeout>;

	constructor(
		private readonly socket: WebSocket,
		private readonly limits: Limits
	) {
		this.#left = limits.burst;
		this.#late = setTimeout(() => {
			if (!this.known) this.end('no-token');
		}, limits.patience);
		socket.on('message', (data: Buffer) => {
			this.#count(data.length);
		});
		socket.on('close', () => {
			clearTimeout(this.#late);
		});
		// A message that is too long ends the connection; nobody needs to hear more of it.
		socket.on('error', () => undefined);
	}

	end(why: string): void {
		this.socket.close(POLICY, why);
		// Whoever doesn't answer the goodbye is cut off.
		setTimeout(() => {
			this.socket.terminate();
		}, 1_000).unref();
	}

	#count(length: number): void {
		this.#bytes += length;
		if (!this.known && this.#bytes > this.limits.unknown) this.end('no-token');
		const now = performance.now();
		const more = ((now - this.#at) / 1_000) * this.limits.perSecond;
		this.#left = Math.min(this.limits.burst, this.#left + more) - 1;
		this.#at = now;
		if (this.#left < 0) this.end('too-many');
		else if (this.socket.bufferedAmount > this.limits.waiting) this.socket.terminate();
	}
}
