import type { PlayerIndex } from '../../engine/piece';
import type { Homography } from '../../snap/grid/homography';
import type { Difference, Frame, KnownTable, Sight, TableWatcher } from '../../watch/watching';
import type { LiveGame } from '../game/live-game.svelte';
import { EMPTY_DRAFT } from '../../record';
import { playInSilence } from '../app/feedback';
import { BoardSearch } from './board-search.svelte';
import { Camera } from './camera.svelte';
import { Countdown } from './countdown.svelte';
import { knownTableOf } from './known-table';
import { Proposals } from './proposals.svelte';
import type { Candidate } from './proposed-turn';
import { entersSure, explained } from './watch-settings';

/** The steps until the camera follows the table. */
type WatchStep = 'explaining' | 'setting-up' | 'following';

/** How long the camera stays on while nothing moves, in ms. */
const IDLE = 5 * 60_000;

/** A turn that was entered without being asked, until the next one. */
interface EnteredTurn {
	readonly candidate: Candidate;
	readonly player: PlayerIndex;
	/** Number of events before it. */
	readonly before: number;
}

/** The camera above the table of a running game: from its first picture to the turns that it proposes. */
export class TableWatching {
	step = $state<WatchStep>(explained.on ? 'setting-up' : 'explaining');
	/** True while the camera is off because nothing moved for a while. */
	idle = $state(false);
	/** What the last picture showed. */
	sight = $state.raw<Sight['kind']>();
	differences = $state.raw<readonly Difference[]>([]);
	/** Where the board lies in the live picture, while it follows. */
	view = $state.raw<Homography>();
	/** True once the camera was off because nobody saw the page. */
	away = $state(false);
	/** True once pictures can't be read: the device can't, or lacks what it takes. */
	broken = $state(false);
	entered = $state.raw<EnteredTurn>();
	readonly camera = new Camera();
	readonly search: BoardSearch;
	readonly proposals: Proposals;
	readonly countdown = new Countdown();
	readonly #live: LiveGame;
	readonly #watcher: TableWatcher;
	/** When something moved last, on the clock of the frames. */
	#moved = 0;
	/** True where a tap stopped the countdown: this turn waits for a yes. */
	#stopped = false;

	constructor(live: LiveGame, watcher: TableWatcher) {
		this.#live = live;
		this.#watcher = watcher;
		this.search = new BoardSearch(watcher);
		this.proposals = new Proposals(live.entry);
	}

	/** The turn that was entered without being asked, while nothing was entered after it. */
	readonly undoable: EnteredTurn | undefined = $derived.by(() =>
		this.entered && this.#live.log.events.length > this.entered.before && !this.proposals.now
			? this.entered
			: undefined
	);

	/** What the game says of the table now. */
	readonly #table: KnownTable = $derived.by(() =>
		knownTableOf(this.#live.game, this.#live.header.players, this.#live.entry.mover)
	);

	/** Goes on from the explanation. */
	begin(): void {
		explained.on = true;
		this.step = 'setting-up';
		void this.camera.open();
	}

	/** Tells the watcher how the game is now; reactive. */
	keepInStep(): void {
		this.#watcher.setTable(this.#table);
		this.#moved = performance.now();
	}

	/** Deals with a picture of the live camera. */
	async take(frame: Frame): Promise<void> {
		if (this.step === 'following') await this.#see(frame);
		else await this.search.look(frame.picture);
	}

	async #see(frame: Frame): Promise<void> {
		const table = this.#table;
		const seen = await this.#watcher.see(frame);
		this.broken = seen === undefined;
		// What was seen before the last turn was entered says nothing of the table as it is now.
		if (!seen || table !== this.#table || this.step !== 'following') return;
		this.sight = seen.sight.kind;
		this.view = seen.view;
		if (seen.sight.kind === 'still') {
			this.differences = seen.sight.differences;
			this.proposals.take(seen.sight.news);
		}
		this.#restIfIdle(frame.time);
	}

	#restIfIdle(time: number): void {
		if (this.sight === 'moving') this.#moved = time;
		if (time - this.#moved < IDLE) return;
		this.idle = true;
		this.camera.close();
	}

	/** The board lies where the search found it: follows the table from now on. */
	follow(): void {
		const { view } = this.search;
		if (!view) return;
		this.#watcher.setView(view);
		this.view = view;
		this.sight = undefined;
		this.#moved = performance.now();
		this.step = 'following';
	}

	/** Looks for the board again. */
	setUpAgain(): void {
		this.proposals.clear();
		this.countdown.stop();
		this.search.again();
		this.step = 'setting-up';
		this.goOn();
	}

	/** Switches the camera on again. */
	goOn(): void {
		this.idle = false;
		this.#moved = performance.now();
		if (!this.camera.stream) void this.camera.open();
	}

	/** Switches the camera off while nobody sees the page, and on again. */
	showPage(visible: boolean): void {
		if (this.step === 'explaining' || this.idle) return;
		if (visible) {
			this.goOn();
			return;
		}
		this.away = true;
		this.sight = undefined;
		this.countdown.stop();
		this.camera.close();
	}

	/** Begins to wait for a sure turn, or ends that; reactive. */
	waitIfSure(): void {
		const { now, more } = this.proposals;
		// Of two new tiles nobody knows which was laid first.
		const waits = entersSure.on && this.sight === 'still' && more === 0;
		const [first] = now?.certain && waits ? now.tiles : [];
		if (!now) this.#stopped = false;
		if (first && !this.#stopped) this.countdown.start(() => void this.#enterUnasked(first));
		else this.countdown.stop();
	}

	/** A tap anywhere: what was about to be entered waits for a yes. */
	tapped(): void {
		if (!this.countdown.runs) return;
		this.#stopped = true;
		this.countdown.stop();
	}

	async #enterUnasked(candidate: Candidate): Promise<void> {
		const before = this.#live.log.events.length;
		const player = this.#live.entry.mover;
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
		if (now) this.#watcher.refuse(now.spot);
		this.proposals.dismiss();
	}

	/** Takes the turn back that was entered without being asked, with all that followed by itself. */
	async undoEntered(): Promise<void> {
		const { entered } = this;
		this.entered = undefined;
		if (!entered) return;
		this.proposals.leaveTurn(entered.candidate);
		this.#live.entry.layOut(EMPTY_DRAFT);
		for (let last = Infinity; ;) {
			const now = this.#live.log.events.length;
			if (now <= entered.before || now >= last) return;
			last = now;
			await this.#live.entry.undo();
		}
	}

	/** Switches everything off. */
	close(): void {
		this.countdown.stop();
		this.camera.close();
		this.proposals.clear();
		this.#watcher.close();
	}
}
