import { deepEqual, readDraft, type Draft, type GameRecord } from '$lib/record';
import { keepFrame } from '$lib/store/last-frame';
import { textOfPicture } from '$lib/ui/board/land-picture.svelte';
import { FRAME_NAMES } from './frame-names';
import { FrameReader, type StoredState } from './frame-reader';

/** What the page shows: a game, and the turn being entered. */
export interface ShownState {
	readonly record: GameRecord;
	readonly draft: Draft;
}

/** Time without a change before a frame is kept, in ms. */
const QUIET = 700;
/** The longest wait for an idle moment, in ms. */
const IDLE = 2000;
/** The longest delay before another try while the table can't be kept, in ms. Each delay is twice the one before. */
const LONGEST_DELAY = 30_000;

/** Keeps a picture of a running game's table for the next start, whenever the game has changed and the page is idle. */
export class FrameKeeper {
	readonly #reader = new FrameReader(FRAME_NAMES);
	/** What the stored frame shows, and for which screen. */
	#kept: (ShownState & { readonly screen: string }) | undefined;
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** @param shown returns what the page shows; undefined while that isn't what a restart would show */
	constructor(private readonly shown: () => ShownState | undefined) {}

	/** Called when what is shown has changed: it is kept soon. */
	changed(delay = QUIET): void {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => {
			whenIdle(() => void this.keep(delay));
		}, delay);
	}

	/** Keeps the table as it is now. While it is moving, or looks different for a moment, keeping it is tried again later. */
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

/** True if there is something on the table that won't be there at the next start. `font` elements are left by a translator. */
const isCovered = (table: HTMLElement): boolean =>
	table.querySelector('.notes > *, font') !== null ||
	document.querySelector('dialog[open]') !== null;

/** True if the database has exactly what is shown. */
function isStored({ record, draft }: ShownState, stored: StoredState): boolean {
	const last = record.entries.at(-1);
	return (
		stored.count === record.entries.length &&
		deepEqual(stored.last, last && { game: record.header.id, seq: last.seq, entry: last }) &&
		deepEqual(readDraft(stored.draft), draft)
	);
}

/** Returns the picture without loss. Unlike PNG, WebP is encoded outside the page's own thread. Safari makes a PNG instead. */
const blobOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
	new Promise((resolve) => {
		canvas.toBlob(resolve, 'image/webp', 1);
	});

/** Does the work when the page is idle, or soon in Safari, which has no idle callbacks. */
function whenIdle(work: () => void): void {
	if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: IDLE });
	else setTimeout(work);
}

/** A picture of the table in markup. */
interface TablePicture {
	readonly markup: string;
	/** The canvases of the page, in the order of those in the markup. */
	readonly canvases: readonly HTMLCanvasElement[];
}

/**
 * Attributes that the picture doesn't need: they are for scripts, screen readers and fingers. It needs all others, because styles
 * select by them, or because they draw.
 */
const NEEDLESS =
	/^(?:on|aria-|id$|role$|tabindex$|title$|for$|name$|type$|data-(?!land|phase|picture|style))/;
const COMMENT = /<!--.*?-->/gs;

/**
 * Returns the table as markup that only shows: the scores, whose turn it is and the board. The content of `data-unframed`
 * elements is left out, because it can differ after a restart.
 */
function pictureOf(table: HTMLElement): TablePicture {
	const canvases = [...table.querySelectorAll('canvas')].filter((one) => !isUnframed(one));
	// A `div`, not the page's main part: nothing that looks for that must find the picture.
	const picture = document.createElement('div');
	for (const { name, value } of table.attributes)
		picture.setAttribute(name === 'style' ? 'data-style' : name, value);
	picture.append(...[...table.childNodes].map((child) => child.cloneNode(true)));
	for (const each of picture.querySelectorAll('[data-unframed]')) each.replaceChildren();
	for (const each of picture.querySelectorAll('dialog')) each.remove();
	for (const each of [picture, ...picture.querySelectorAll('*')]) strip(each);
	for (const [index, canvas] of picture.querySelectorAll('canvas').entries()) {
		const text = canvases[index] && textOfPicture(canvases[index]);
		if (text !== undefined) canvas.dataset['picture'] = text;
	}
	return { markup: picture.outerHTML.replace(COMMENT, ''), canvases };
}

const isUnframed = (element: Element): boolean => element.closest('[data-unframed]') !== null;

/** Moves inline styles to an attribute that the policy for markup doesn't check: see `FrameOpener`. */
function strip(element: Element): void {
	const style = element.getAttribute('style');
	if (style !== null) element.setAttribute('data-style', style);
	element.removeAttribute('style');
	for (const name of element.getAttributeNames())
		if (NEEDLESS.test(name)) element.removeAttribute(name);
}
