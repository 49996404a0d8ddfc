import type { Spot } from '../../engine/spot';
import type { CameraSeen } from '../../follow/camera';
import type { Homography } from '../../snap/grid/homography';
import type { Pixels } from '../../snap/reading';
import { levelled } from '../../watch/align/level';
import type { Frame, KnownTable, Seen, TableWatcher } from '../../watch/watching';
import type { LiveGame } from '../game/live-game.svelte';
import { farthestBetween } from './board-grid';
import { BoardSearch } from './board-search.svelte';
import { Camera } from './camera.svelte';
import { knownTableOf } from './known-table';
import { readTilt } from './tilt';
import { explained } from './watch-settings';
import { Watching } from './watching.svelte';

/** The steps until the camera follows the table. */
type WatchStep = 'explaining' | 'setting-up' | 'following';

/** How long the camera stays on while nothing moves, in ms. */
const IDLE = 5 * 60_000;

/** What a camera that sees nothing tells. */
export const NOTHING_SEEN: CameraSeen = { after: 0, sees: null };
/** With fewer tiles, lines that fit them soon drift away (measured: from the start tile alone in 42 % of games, from four in none). */
const ENOUGH = 4;

/**
 * How far a more exact view may have each tile from where it was, in tiles. A view that differs more is wrong, or the board was
 * moved.
 */
const SAME = 0.25;

/** The camera above the table of a running game: from its first picture to the turns that it proposes. */
export class TableWatching extends Watching {
	step = $state<WatchStep>(explained.on ? 'setting-up' : 'explaining');
	/** True while the camera is off because nothing moved for a while. */
	idle = $state(false);
	/** True from then until somebody taps: the screen is dark. */
	dark = $state(false);
	/** All that the last picture showed, and after how many entries. */
	#seen = $state.raw<CameraSeen>(NOTHING_SEEN);
	/** Where the board lies in the live picture, while it follows. */
	view = $state.raw<Homography>();
	/** True once the camera was off because nobody saw the page. */
	away = $state(false);
	/** True while the lines fit few tiles, and nothing says how the camera is tilted. */
	#rough = $state(false);
	/** Number of tiles with which the board was last looked for again to mend that. */
	#triedWith = $state(0);
	/** The table that the last picture showed exactly as it was entered: in the next one the board may be looked for. */
	#calm: KnownTable | undefined;
	/** True once pictures can't be read: the device can't, or lacks what it takes. */
	broken = $state(false);
	readonly camera = new Camera();
	readonly search: BoardSearch;
	readonly #watcher: TableWatcher;
	/** When something moved last, on the clock of the frames. */
	#moved = 0;

	constructor(live: LiveGame, watcher: TableWatcher) {
		super(live);
		this.#watcher = watcher;
		this.search = new BoardSearch(watcher);
	}

	/** What another device is told, if this one is its table's camera. */
	readonly told: CameraSeen = $derived.by(() =>
		this.step === 'following' && this.camera.stream && !this.broken ? this.#seen : NOTHING_SEEN
	);

	/** What the game says about the table now. */
	readonly #table: KnownTable = $derived.by(() =>
		knownTableOf(this.live.game, this.live.header.players, this.live.entry.mover)
	);

	/** Goes on from the explanation. */
	begin(): void {
		explained.on = true;
		this.step = 'setting-up';
		this.goOn();
	}

	/** True if too few tiles lie to tell where all others will lie. */
	readonly fewTiles: boolean = $derived.by(() => this.#table.laid.length < ENOUGH);

	/**
	 * True once the lines would hold better if the camera was set up again: enough tiles lie now, and the board wasn't found again
	 * automatically.
	 */
	readonly shouldSetUpAgain: boolean = $derived.by(
		() => this.#rough && !this.fewTiles && this.#triedWith > 0
	);

	/** Tells the watcher how the game is now; reactive. */
	keepInStep(): void {
		this.#watcher.setTable(this.#table);
		this.#moved = performance.now();
	}

	/** Waits only while the camera is on, because what it saw last may not lie there any more. */
	override waitIfSure(isShown: boolean): void {
		super.waitIfSure(this.camera.stream !== undefined && isShown);
	}

	/** Deals with a picture of the live camera. */
	async take(frame: Frame): Promise<void> {
		if (this.step === 'following') await this.#see(frame);
		else await this.search.look(frame.picture);
		this.#restIfIdle(frame.time);
	}

	async #see(frame: Frame): Promise<void> {
		const table = this.#table;
		const { stream } = this.camera;
		// Done before the watcher sees the picture, because its bytes are given away then.
		if (this.#calm === table) await this.#refineView(frame.picture);
		const seen = await this.#watcher.see(frame);
		this.broken = seen === undefined;
		// What was seen before the last turn was entered, or the camera was off, says nothing about the table as it is now.
		if (table !== this.#table || stream !== this.camera.stream || this.step !== 'following') return;
		this.sight = seen?.sight.kind;
		if (seen) this.#show(seen, table);
	}

	#show({ sight, view }: Seen, table: KnownTable): void {
		this.view = view;
		this.#seen = { after: this.live.record.entries.length, sees: sight };
		this.#calm = undefined;
		if (sight.kind !== 'still') return;
		this.differences = sight.differences;
		this.proposals.take(sight.news);
		if (sight.news.length === 0) this.#calm = table;
	}

	/** After a rough set-up, looks for the board again once enough tiles lie, and after each further turn until it is found about where it was. */
	async #refineView(picture: Pixels): Promise<void> {
		const { view } = this;
		const { laid } = this.#table;
		if (!view || !this.#rough || this.fewTiles || this.#triedWith === laid.length) return;
		const found = (await this.#watcher.find(picture))?.view;
		this.#triedWith = laid.length;
		if (!found || this.view !== view || this.step !== 'following') return;
		if (farthestBetween(view, found, laid) <= SAME) this.#useView(found);
	}

	/** Follows the table by a more exact view. */
	#useView(view: Homography): void {
		this.#watcher.setView(view);
		this.view = view;
		this.#rough = false;
	}

	#restIfIdle(time: number): void {
		if (this.sight === 'moving') this.#moved = time;
		if (time - this.#moved < IDLE) return;
		this.idle = this.dark = true;
		this.camera.close();
	}

	/** Follows the table from now on: the board lies where the search found it. */
	follow(): void {
		const { view } = this.search;
		if (!view) return;
		this.#watcher.setView(view);
		this.view = view;
		this.sight = undefined;
		this.#seen = NOTHING_SEEN;
		this.#moved = performance.now();
		this.step = 'following';
		this.#rough = this.fewTiles;
		this.#triedWith = 0;
		if (this.#rough && this.camera.isRear) void this.#level(view);
	}

	/** Few tiles hardly tell how the camera is tilted: the phone knows. It may ask for permission, so this begins in a tap. */
	async #level(view: Homography): Promise<void> {
		const { size } = this.search;
		const spots = this.#table.laid;
		const down = await readTilt();
		if (!down || this.search.view !== view || this.step !== 'following') return;
		const level = levelled(view, size, spots, down);
		if (level) this.#useView(level);
	}

	/** Looks for the board again. */
	setUpAgain(): void {
		this.proposals.clear();
		this.countdown.stop();
		this.search.again();
		this.sight = undefined;
		this.step = 'setting-up';
		this.goOn();
	}

	/** Switches the camera on again. */
	goOn(): void {
		this.idle = this.dark = false;
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
		this.#seen = NOTHING_SEEN;
		this.countdown.stop();
		this.camera.close();
	}

	/** Makes sure that nothing new is seen on a spot until it changes. */
	refuse(spot: Spot): void {
		this.#watcher.refuse(spot);
	}

	/** Switches everything off. */
	override close(): void {
		super.close();
		this.camera.close();
		this.#watcher.close();
	}
}
