import type { PlayerIndex } from '../../engine/piece';
import type { Spot } from '../../engine/spot';
import { EMPTY_DRAFT } from '../../record';
import type { Difference, Sight } from '../../watch/watching';
import { playInSilence } from '../app/feedback';
import type { LiveGame } from '../game/live-game.svelte';
import { Countdown } from './countdown.svelte';
import { Proposals } from './proposals.svelte';
import type { Candidate } from './proposed-turn';
import { entersSure } from './watch-settings';

/** A turn that was entered without being asked, until the next one. */
interface EnteredTurn {
	readonly candidate: Candidate;
	readonly player: PlayerIndex;
	/** Number of events before it. */
	readonly before: number;
}

/** What a camera sees of a running game, and how the turns that it proposes are entered: with a yes, or after a moment. */
export abstract class Watching {
	/** What the last picture showed. */
	sight = $state.raw<Sight['kind']>();
	differences = $state.raw<readonly Difference[]>([]);
	entered = $state.raw<EnteredTurn>();
	readonly proposals: Proposals;
	readonly countdown = new Countdown();
	/** True where a tap stopped the countdown: this turn waits for a yes. */
	#stopped = false;

	constructor(protected readonly live: LiveGame) {
		this.proposals = new Proposals(live.entry);
	}

	/** The turn that was entered without being asked, while nothing was entered after it. */
	readonly undoable: EnteredTurn | undefined = $derived.by(() =>
		this.entered && this.live.log.events.length > this.entered.before && !this.proposals.now
			? this.entered
			: undefined
	);

	/** The camera is told that no tile lies on a spot. */
	abstract refuse(spot: Spot): void;

	/** Begins to wait for a sure turn, or ends that; reactive. */
	waitIfSure(): void {
		const { now, more } = this.proposals;
		// Of two new tiles nobody knows which was laid first.
		const waits = entersSure.on && this.sight === 'still' && more === 0 && !this.#leavesChoice();
		const [first] = now?.certain && waits ? now.tiles : [];
		if (!now) this.#stopped = false;
		if (first && !this.#stopped) this.countdown.start(() => void this.#enterUnasked(first));
		else this.countdown.stop();
	}

	/** True where the player of the turn that is laid out may do what no picture shows: fly, say, or take a figure home. */
	#leavesChoice(): boolean {
		const { draft, offers, recalls } = this.live.entry;
		return (
			offers.some(({ timing }) => timing !== 'before') || (!draft.deploy && recalls.length > 0)
		);
	}

	/** A tap anywhere: what was about to be entered waits for a yes. */
	tapped(): void {
		if (!this.countdown.runs) return;
		this.#stopped = true;
		this.countdown.stop();
	}

	async #enterUnasked(candidate: Candidate): Promise<void> {
		const before = this.live.log.events.length;
		const player = this.live.entry.mover;
		if (!(await this.enter(candidate))) return;
		this.entered = { candidate, player, before };
		playInSilence({ kind: 'laid' });
	}

	/** Enters a turn that was proposed. */
	enter(candidate: Candidate): Promise<boolean> {
		this.countdown.stop();
		this.entered = undefined;
		return this.proposals.enter(candidate);
	}

	/** What is proposed is no tile. */
	dismiss(): void {
		const { now } = this.proposals;
		if (now) this.refuse(now.spot);
		this.proposals.dismiss();
	}

	/** Takes the turn back that was entered without being asked, with all that followed by itself. */
	async undoEntered(): Promise<void> {
		const { entered } = this;
		this.entered = undefined;
		if (!entered) return;
		this.proposals.leaveTurn(entered.candidate);
		this.live.entry.layOut(EMPTY_DRAFT);
		for (let last = Infinity; ;) {
			const now = this.live.log.events.length;
			if (now <= entered.before || now >= last) return;
			last = now;
			await this.live.entry.undo();
		}
	}

	/** Proposes nothing any more. */
	close(): void {
		this.countdown.stop();
		this.proposals.clear();
	}
}
