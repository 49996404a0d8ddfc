import { fromBase64Url, toBase64Url } from '../../share/encoding';
import type { Channel } from '../messages';
import { PROPOSAL_PATIENCE } from '../proposer';
import { FOLLOW_KINDS, MOST_SAID } from '../talk';

/** What one side says now: of each kind the last message, as its kind, a number that only grows, and the message. */
type Said = readonly [kind: number, number: number, message: string][];

const PROPOSAL = FOLLOW_KINDS.indexOf('proposal');

/**
 * True for a proposal whose verdict isn't awaited any more, so that it isn't said any longer: players who were told that it
 * wasn't written must not find it written later.
 */
const isOver = ([kind, number]: Said[number]): boolean =>
	kind === PROPOSAL && Date.now() - number > PROPOSAL_PATIENCE;

/**
 * A channel between a keeper and a follower, over what both let a relay show of them: it passes on the last message of each kind.
 * That is enough for everything that is said beside the game, because each message replaces the one before.
 */
export class RelayChannel extends EventTarget implements Channel {
	readyState: RTCDataChannelState = 'open';
	readonly bufferedAmount = 0;
	readonly #said = new Map<number, Said[number]>();
	readonly #heard = new Map<number, number>();

	/** @param onsaid called when there is something new to be shown to the other side */
	constructor(private readonly onsaid: () => void) {
		super();
	}

	/** What this side says now. */
	get said(): Said {
		return [...this.#said.values()].filter((each) => !isOver(each));
	}

	send(piece: Uint8Array<ArrayBuffer>): void {
		// Nobody would read it, nor the messages beside it.
		if (piece.length > MOST_SAID + 1) return;
		const kind = (piece[0] ?? 0) >> 1;
		// By the clock, so that a page that was reloaded goes on with higher numbers.
		const number = Math.max(Date.now(), (this.#said.get(kind)?.[1] ?? 0) + 1);
		this.#said.set(kind, [kind, number, toBase64Url(piece)]);
		this.onsaid();
	}

	/** Takes what the other side says now, except messages that aren't newer than those already heard. */
	hear(said: Said): void {
		const fresh = said.filter(([kind, number]) => number > (this.#heard.get(kind) ?? 0));
		for (const [kind, number, message] of fresh.toSorted((a, b) => a[1] - b[1])) {
			this.#heard.set(kind, number);
			const data = fromBase64Url(message)?.buffer;
			if (data) this.dispatchEvent(new MessageEvent('message', { data }));
		}
	}

	close(): void {
		if (this.readyState === 'closed') return;
		this.readyState = 'closed';
		this.dispatchEvent(new Event('close'));
	}
}
