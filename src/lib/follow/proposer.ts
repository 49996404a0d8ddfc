import * as v from 'valibot';
import type { PlayerIndex } from '../engine/piece';
import { verdictSchema, type ProposalRefusal } from './proposal';
import { MOST_SAID, termsSchema, type Talk, type Terms } from './talk';

/** How long a proposal waits for its verdict, in ms. */
export const PROPOSAL_PATIENCE = 10_000;

/** What became of a proposal; `no-answer` when the keeper can't be reached. */
export type ProposalOutcome = 'written' | ProposalRefusal | 'no-answer';

/** The follower's side of a {@link Desk}: says where they sit, and proposes turns. */
export class Proposer {
	#number = 0;
	readonly #waiting = new Map<number, (outcome: ProposalOutcome) => void>();

	/** @param onterms called when the keeper says what others may do */
	constructor(
		private readonly talk: Talk,
		onterms: (terms: Terms) => void
	) {
		talk.hear('terms', MOST_SAID, (said) => {
			onterms(v.parse(termsSchema, said));
		});
		talk.hear('verdict', MOST_SAID, (said) => {
			const { number, refused } = v.parse(verdictSchema, said);
			this.#waiting.get(number)?.(refused ?? 'written');
		});
		talk.onend(() => {
			for (const settle of this.#waiting.values()) settle('no-answer');
		});
	}

	sit(seat: PlayerIndex | undefined): void {
		this.talk.tell('seat', { seat: seat ?? null });
	}

	/** Proposes an event as the next entry. @param after how many entries the log has */
	propose(event: unknown, after: number): Promise<ProposalOutcome> {
		const number = ++this.#number;
		return new Promise<ProposalOutcome>((resolve) => {
			const late = setTimeout(() => {
				settle('no-answer');
			}, PROPOSAL_PATIENCE);
			const settle = (outcome: ProposalOutcome) => {
				clearTimeout(late);
				this.#waiting.delete(number);
				resolve(outcome);
			};
			this.#waiting.set(number, settle);
			this.talk.tell('proposal', { number, after, event });
		});
	}
}
