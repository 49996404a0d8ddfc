import * as v from 'valibot';
import type { PlayerIndex } from '../engine/piece';
import type { GameRecord } from '../record';
import type { TableEvent } from '../rules/catalogue';
import {
	judge,
	proposalSchema,
	type Proposal,
	type ProposalRefusal,
	type Verdict
} from './proposal';
import { MOST_SAID, seatSchema, type Talk, type Terms } from './talk';

/** Most at once, and how many more each second brings. */
const BURST = 10;
const PER_SECOND = 2;

/** How much of one kind is heard of one who follows: a flood shall not hold up the table. */
class Ration {
	#left = BURST;
	#at: number;

	/** @param now the time in ms, from any beginning */
	constructor(private readonly now: () => number) {
		this.#at = now();
	}

	/** Takes one. `last` is told once, with the first that is too much; those after it are `none`. */
	take(): 'one' | 'last' | 'none' {
		this.#refill();
		if (this.#left < 0) return 'none';
		return this.#left-- === 0 ? 'last' : 'one';
	}

	#refill(): void {
		const before = this.#at;
		const whole = Math.floor(((this.now() - before) / 1_000) * PER_SECOND);
		if (whole === 0) return;
		this.#at = before + (whole * 1_000) / PER_SECOND;
		this.#left = Math.min(BURST, Math.max(0, this.#left) + whole);
	}
}

/** The keeper's table, as those who follow may reach it. */
interface KeptTable {
	readonly record: () => GameRecord | undefined;
	/** Whether others may enter their own turns. */
	readonly lets: () => boolean;
	/** Writes an event as the next entry. @returns false when something else was written first */
	readonly write: (event: TableEvent) => Promise<boolean>;
}

/** How long a seat waits that was changed too often, in ms. */
const LATER_MS = 1_000;

/** What one who follows says to the keeper: where they sit, and what they want to be written. */
export class Desk {
	/** Where they sit, if they said so. */
	seat: PlayerIndex | undefined;
	#wanted: PlayerIndex | undefined;
	#later: ReturnType<typeof setTimeout> | undefined;
	readonly #seats: Ration;
	readonly #proposals: Ration;

	/**
	 * @param onseat called when they said where they sit
	 * @param now the time in ms, from any beginning
	 */
	constructor(
		private readonly talk: Talk,
		private readonly table: KeptTable,
		private readonly onseat: () => void,
		now: () => number = () => performance.now()
	) {
		[this.#seats, this.#proposals] = [new Ration(now), new Ration(now)];
		talk.hear('seat', MOST_SAID, (said) => {
			this.#sit(v.parse(seatSchema, said).seat ?? undefined);
		});
		talk.hear('proposal', MOST_SAID, (said) => {
			this.#propose(v.parse(proposalSchema, said));
		});
	}

	/** Says what they may do. */
	tell(terms: Terms): void {
		this.talk.tell('terms', terms);
	}

	/** Everybody is told of it: of many at once only of the last, a moment later. */
	#sit(seat: PlayerIndex | undefined): void {
		this.#wanted = seat;
		if (this.#seats.take() !== 'one') {
			if (this.#later === undefined) this.#later = this.#sitLater();
			return;
		}
		this.seat = seat;
		this.onseat();
	}

	#sitLater(): ReturnType<typeof setTimeout> {
		return setTimeout(() => {
			this.#later = undefined;
			this.#sit(this.#wanted);
		}, LATER_MS);
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
		return (await this.table.write(judged.value)) ? undefined : 'late';
	}

	#answer(number: number, refused: ProposalRefusal | undefined): void {
		const verdict: Verdict = { number, ...(refused && { refused }) };
		this.talk.tell('verdict', verdict);
	}
}
