import * as v from 'valibot';
import { findCode, textOfCode, type FollowCode } from './code';
import type { Offer } from './connection';
import { Messages } from './messages';
import { backSchema, FOLLOW_KINDS, MOST_SAID, type Talk } from './talk';

/** How long after a follower comes a connection is made ready for them, in ms: at first they want to see the table. */
const PAUSE_MS = 1_000;
/** Most connections that are held ready. */
const MOST = 12;

/** The keeper's side of ways back: connections that wait until a follower's page is loaded again. */
export class WaysBack {
	readonly #ready = new Set<Offer>();
	#closed = false;

	/** @param make makes an offer. It may reject: then there is no way back. */
	constructor(private readonly make: () => Promise<Offer>) {}

	/**
	 * Holds a connection ready for the follower of a talk.
	 * @param onback called when they come back by it
	 */
	hold(talk: Talk, onback: (offer: Offer, talk: Talk) => void): void {
		let offer: Offer | undefined;
		talk.hear('back', MOST_SAID, (said) => {
			const answer = findCode(v.parse(backSchema, said).back);
			if (!offer || !answer.ok || !answers(answer.value, offer.code)) return;
			void this.#wait(offer, answer.value, onback);
			offer = undefined;
		});
		const soon = setTimeout(() => void offered(), PAUSE_MS);
		const offered = async () => {
			offer = await this.#offer();
			if (offer) talk.tell('back', { back: textOfCode(offer.code) });
		};
		talk.onend(() => {
			clearTimeout(soon);
			// They haven't answered the offer.
			if (offer) this.#forget(offer);
			offer = undefined;
		});
	}

	close(): void {
		this.#closed = true;
		for (const offer of this.#ready) this.#forget(offer);
	}

	async #offer(): Promise<Offer | undefined> {
		const offer = this.#closed ? undefined : await this.make().catch(() => undefined);
		if (!offer) return undefined;
		this.#ready.add(offer);
		if (this.#closed) this.close();
		for (const old of [...this.#ready].slice(0, -MOST)) this.#forget(old);
		return offer;
	}

	async #wait(
		offer: Offer,
		answer: FollowCode,
		onback: (offer: Offer, talk: Talk) => void
	): Promise<void> {
		void offer.opened.then((channel) => {
			if (this.#ready.delete(offer)) onback(offer, new Messages(channel, FOLLOW_KINDS));
		});
		await offer.accept(answer).catch(() => {
			this.#forget(offer);
		});
	}

	#forget(offer: Offer): void {
		this.#ready.delete(offer);
		offer.close();
	}
}

const answers = (one: FollowCode, offer: FollowCode): boolean =>
	one.kind === 'answer' && one.game === offer.game && one.offer === offer.offer;
