import type { PlayerIndex } from '../../engine/piece';
import { Proposer, type ProposalOutcome } from '../../follow/proposer';
import type { Talk, Terms } from '../../follow/talk';
import { keepPlace } from './coming-back';

const NOTHING: Terms = { enter: false, taken: [] };

/** The seat of somebody who follows, and the turns that they enter there, as far as the keeper lets them. */
export class OwnTurns {
	/** Where they sit; undefined for nowhere. */
	seat = $state<PlayerIndex>();
	#terms = $state.raw(NOTHING);
	#proposer: Proposer | undefined;

	/** Whether the keeper lets others enter. */
	get allowed(): boolean {
		return this.#terms.enter;
	}

	/** The seats of other phones. */
	get taken(): readonly PlayerIndex[] {
		return this.#terms.taken;
	}

	connect(talk: Talk): void {
		this.#proposer = new Proposer(talk, (terms) => {
			this.#terms = terms;
			if (this.seat !== undefined && terms.taken.includes(this.seat)) this.seat = undefined;
		});
		talk.onend(() => {
			this.#terms = NOTHING;
		});
		if (this.seat !== undefined) this.#proposer.sit(this.seat);
	}

	sit(seat: PlayerIndex | undefined): void {
		this.seat = seat;
		keepPlace({ seat });
		this.#proposer?.sit(seat);
	}

	/** Proposes an event as the entry that comes after this many entries. */
	async propose(event: unknown, after: number): Promise<ProposalOutcome> {
		return this.#proposer?.propose(event, after) ?? 'no-answer';
	}

	/** Called when nobody is followed any more. */
	leave(): void {
		this.#proposer = undefined;
		this.#terms = NOTHING;
		this.seat = undefined;
	}
}
