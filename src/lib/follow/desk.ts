import * as v from 'valibot';
import type { PlayerIndex } from '../engine/piece';
import { CLOCK, type GameRecord } from '../record';
import type { TableEvent } from '../rules/catalogue';
import {
	judge,
	proposalSchema,
	type ClockRequest,
	type Proposal,
	type ProposalRefusal,
	type ProposalVerdict
} from './proposal';
import { Latest, Ration } from './ration';
import { MOST_SAID, seatSchema, type Talk, type Terms } from './talk';

/** What followers can reach of the keeper's table. */
interface KeptTable {
	readonly record: () => GameRecord | undefined;
	/** Whether others may enter their own turns. */
	readonly lets: () => boolean;
	/** Writes an event as the next entry. @returns false when something else was written first */
	readonly write: (event: TableEvent) => Promise<boolean>;
	/** Starts or stops the chess clock. @returns false if that isn't possible now */
	readonly control?: (did: ClockRequest['did']) => Promise<boolean>;
}

/** Hears what one follower says to the keeper: where they sit, and what they want to be written. */
export class Desk {
	/** Where they sit, if they said so. */
	seat: PlayerIndex | undefined;
	readonly #proposals: Ration;

	/**
	 * @param onseat called when they said where they sit
	 * @param now counts ms; only differences matter
	 */
	constructor(
		private readonly talk: Talk,
		private readonly table: KeptTable,
		onseat: () => void,
		now: () => number = () => performance.now()
	) {
		this.#proposals = new Ration(now);
		// A seat is told to everybody, so it is rationed.
		const seats = new Latest<PlayerIndex | undefined>((seat) => {
			this.seat = seat;
			onseat();
		}, now);
		talk.hear('seat', MOST_SAID, (said) => {
			seats.take(v.parse(seatSchema, said).seat ?? undefined);
		});
		talk.hear('proposal', MOST_SAID, (said) => {
			this.#propose(v.parse(proposalSchema, said));
		});
	}

	/** Tells the follower what they may do. */
	tell(terms: Terms): void {
		this.talk.tell('terms', terms);
	}

	#propose({ number, after, event }: Proposal): void {
		const passes = this.#proposals.take();
		// A flood gets no flood of answers.
		if (passes === 'last') this.#answer(number, 'too-many');
		if (passes === 'one')
			void this.#judge(after, event).then((refused) => {
				this.#answer(number, refused);
			});
	}

	async #judge(after: number, event: unknown): Promise<ProposalRefusal | undefined> {
		const record = this.table.record();
		if (!record || !this.table.lets()) return 'not-allowed';
		const judged = judge(record, { after, event }, this.seat);
		if (!judged.ok) return judged.error;
		const { value } = judged;
		if (value.type === CLOCK)
			return (await this.table.control?.(value.did)) ? undefined : 'not-a-turn';
		return (await this.table.write(value)) ? undefined : 'late';
	}

	#answer(number: number, refused: ProposalRefusal | undefined): void {
		const verdict: ProposalVerdict = { number, ...(refused && { refused }) };
		this.talk.tell('verdict', verdict);
	}
}
