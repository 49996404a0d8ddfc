import { deepEqual, readDraft, type Draft, type GameRecord } from '$lib/record';
import { keepFrame } from '$lib/store/last-frame';
import { FRAME_NAMES } from './frame-names';
import { FrameReader, type StoredState } from './frame-reader';
import { pictureOf } from './markup';

/** What the page shows: a game, and the turn being entered. */
export interface ShownState {
	readonly record: GameRecord;
	readonly draft: Draft;
}

/** Time without a change before a frame is kept, in ms. */
const QUIET = 700;
/** Longest wait for an idle moment, in ms. */
const IDLE = 2000;
/** Longest delay before another try while the table can't be kept, in ms; each is twice the one before. */
const LONGEST_DELAY = 30_000;

/** Keeps a picture of a running game's table for the next start, whenever the game has changed and the page is idle. */
export class FrameKeeper {
	readonly #reader = new FrameReader(FRAME_NAMES);
	/** What the stored frame shows, and on which screen. */
	#kept: (ShownState & { readonly screen: string }) | undefined;
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** @param shown what the page shows; undefined while it isn't what a restart would show */
	constructor(private readonly shown: () => ShownState | undefined) {}

	/** What is shown has changed: it is kept soon. */
	changed(delay = QUIET): void {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => {
			whenIdle(() => void this.keep(delay));
		}, delay);
	}

	/** Keeps the table as it is now. While it is moving, or looks different for the moment, it is tried again later. */
	async keep(delay = QUIET): Promise<void> {
		this.stop();
		const shown = this.shown();
		if (!shown || this.#isKept(shown)) return;
		const screen = this.#reader.screen();
		if (await this.#keep(shown, screen)) this.#kept = { ...shown, screen };
		else this.changed(Math.min(2 * delay, LONGEST_DELAY));
	}

	stop(): void {
		clearTimeout(this.#timer);
	}

	#isKept({ record, draft }: ShownState): boolean {
		const { record: last, draft: entered, screen } = this.#kept ?? {};
		return last === record && entered === draft && screen === this.#reader.screen();
	}

	/** @returns false if the table is moving or shows something else, or the database has something else */
	async #keep(shown: ShownState, screen: string): Promise<boolean> {
		const { id } = shown.record.header;
		const table = document.querySelector<HTMLElement>('main.table');
		if (!table || !this.#reader.isSettled() || isCovered(table)) return false;
		const { markup, canvases } = pictureOf(table);
		const [stored, pictures] = await Promise.all([
			this.#reader.stored(id),
			Promise.all(canvases.map(blobOf))
		]);
		if (!stored || !isStored(shown, stored) || !pictures.every((each) => each !== null))
			return false;
		const log = this.#reader.fingerprint(stored);
		await keepFrame({ game: id, build: FRAME_NAMES.build, log, screen, markup, pictures });
		return true;
	}
}

/** True when there is something on the table that won't be there at the next start. */
const isCovered = (table: HTMLElement): boolean =>
	table.querySelector('.notes > *') !== null || document.querySelector('dialog[open]') !== null;

/** True when the database has exactly what is shown. */
function isStored({ record, draft }: ShownState, stored: StoredState): boolean {
	const last = record.entries.at(-1);
	return (
		stored.count === record.entries.length &&
		deepEqual(stored.last, last && { game: record.header.id, seq: last.seq, entry: last }) &&
		deepEqual(readDraft(stored.draft), draft)
	);
}

/** Without loss. Unlike PNG, WebP is encoded beside the page's own thread; Safari makes a PNG instead. */
const blobOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
	new Promise((resolve) => {
		canvas.toBlob(resolve, 'image/webp', 1);
	});

/** Safari has no idle callbacks. */
function whenIdle(work: () => void): void {
	if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: IDLE });
	else setTimeout(work);
}
