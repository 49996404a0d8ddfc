import type { PlayerIndex } from '../../engine/piece';
import { sameSpot, type Spot } from '../../engine/spot';
import { EMPTY_DRAFT } from '../../record';
import { isLaid, LAID } from '../../rules/base/events';
import type { TableEvent } from '../../rules/catalogue';
import type { Difference, Sight } from '../../watch/watching';
import { playInSilence } from '../app/feedback';
import type { LiveGame } from '../game/live-game.svelte';
import { Countdown } from './countdown.svelte';
import { asksForTrees, bridgesIn, layingOf } from '../turn/turn';
import { Proposals } from './proposals.svelte';
import type { Candidate, Proposal } from './proposed-turn';
import { entersSure } from './watch-settings';

/** A turn that was entered without asking, until the next one. */
interface EnteredTurn {
	readonly candidate: Candidate;
	readonly player: PlayerIndex;
	/** The event with which it began. */
	readonly laid: TableEvent;
}

/** What a camera sees of a running game, and how the turns that it proposes are entered: with a yes, or after a moment. */
export abstract class Watching {
	/** What the last picture showed. */
	sight = $state.raw<Sight['kind']>();
	differences = $state.raw<readonly Difference[]>([]);
	entered = $state.raw<EnteredTurn>();
	readonly proposals: Proposals;
	readonly countdown = new Countdown();
	/** True if a tap stopped the countdown: this turn waits for a yes. */
	#stopped = false;

	constructor(protected readonly live: LiveGame) {
		this.proposals = new Proposals(live.entry);
	}

	/** The turn that was entered without asking, while it is the last one. */
	readonly undoable: EnteredTurn | undefined = $derived.by(() =>
		this.entered && this.#isLast(this.entered) && !this.proposals.now ? this.entered : undefined
	);

	/** True until it is taken back, another tile is laid after it, or the past is amended. */
	#isLast({ laid }: EnteredTurn): boolean {
		const { events, last } = this.live.log;
		return events.findLast(isLaid) === laid && events.at(-1) === last;
	}

	/** Tells the camera that no tile lies on a spot. */
	abstract refuse(spot: Spot): void;

	/**
	 * Begins to wait for a sure turn, or ends that; reactive.
	 * @param isShown true while whoever plays sees what is proposed
	 */
	waitIfSure(isShown: boolean): void {
		const { now, outdated } = this.proposals;
		const [first] = now?.certain && isShown && this.#mayEnter(now) ? now.tiles : [];
		if (!now && !outdated) this.#stopped = false;
		if (first && !this.#stopped) this.countdown.start(() => void this.#enterUnasked(first));
		else this.countdown.stop();
	}

	/** True if the table wants sure turns to be entered, and nothing but the picture decides about this one. */
	#mayEnter({ spot }: Proposal): boolean {
		if (!entersSure.on || this.sight !== 'still' || this.#wasTakenBack(spot)) return false;
		// Of two new tiles nobody knows which was laid first.
		if (this.proposals.more > 0 || this.#leavesChoice()) return false;
		return this.live.entry.preview?.objections.length === 0;
	}

	/** True if a turn that lay there was taken back: no picture shows why. */
	#wasTakenBack(spot: Spot): boolean {
		return this.live.log.undone.some((event) => event.type === LAID && sameSpot(event, spot));
	}

	/**
	 * True if the player of the turn that is laid out may do what no picture shows, such as fly, lay a bridge, or take a figure
	 * home.
	 */
	#leavesChoice(): boolean {
		const { game, draft, offers, recalls } = this.live.entry;
		const laying = layingOf(game, draft);
		return (
			offers.some(({ timing }) => timing !== 'before') ||
			(!draft.deploy && recalls.length > 0) ||
			(laying !== undefined && asksForTrees(game, laying)) ||
			bridgesIn(game, draft).bridges.length > 0
		);
	}

	/** Called on a tap anywhere: what was about to be entered waits for a yes. */
	tapped(): void {
		if (!this.countdown.runs) return;
		this.#stopped = true;
		this.countdown.stop();
	}

	async #enterUnasked(candidate: Candidate): Promise<void> {
		const player = this.live.entry.mover;
		const before = this.live.log.events.findLast(isLaid);
		if (!(await this.enter(candidate))) return;
		const laid = this.live.log.events.findLast(isLaid);
		// If something is asked first, it isn't written yet.
		if (laid && laid !== before) this.entered = { candidate, player, laid };
		playInSilence({ kind: 'laid' });
	}

	/** Enters a turn that was proposed. */
	async enter(candidate: Candidate): Promise<boolean> {
		this.countdown.stop();
		this.entered = undefined;
		const written = await this.proposals.enter(candidate);
		if (written) this.#stopped = false;
		return written;
	}

	/** Called when what is proposed isn't a tile. */
	dismiss(): void {
		const { now } = this.proposals;
		if (now) this.refuse(now.spot);
		this.proposals.dismiss();
	}

	/** Takes back the turn that was entered without asking, with everything that followed automatically. */
	async undoEntered(): Promise<void> {
		const { entered } = this;
		if (!entered || this.live.entry.busy) return;
		this.entered = undefined;
		this.proposals.leaveTurn(entered.candidate);
		this.live.entry.layOut(EMPTY_DRAFT);
		while (this.#isLast(entered)) {
			const { log } = this.live;
			await this.live.entry.undo();
			if (this.live.log === log) return;
		}
	}

	/** Stops proposing anything. */
	close(): void {
		this.countdown.stop();
		this.proposals.clear();
	}
}
