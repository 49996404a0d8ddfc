import { expect, type Locator, type Page } from '@playwright/test';

/** Purpose of a tap. */
export const TAPS = [
	'tile',
	'filter',
	'pan',
	'spot',
	'turn',
	'figure',
	'done',
	'undo',
	'other'
] as const;
type Tap = (typeof TAPS)[number];

interface Point {
	readonly x: number;
	readonly y: number;
}
interface Box extends Point {
	readonly width: number;
	readonly height: number;
}

/** Two taps this near, in pixels, and this soon, in ms, may be taken for a double tap. */
const NEAR = 40;
const SOON = 400;
/** How long a tap waits for its element to exist, lie still and be uncovered, in ms: against hanging only. */
const PATIENCE = 60_000;

/** Enters a game by tapping visible elements, and counts the taps. Without touch, it clicks. */
export class Finger {
	readonly #taps = new Map<Tap, number>();

	#page: Page;
	#last = { x: -NEAR, y: -NEAR, time: 0 };

	constructor(
		page: Page,
		readonly touches = true
	) {
		this.#page = this.#patient(page);
	}

	get page(): Page {
		return this.#page;
	}

	/** Continues on another page. */
	set page(next: Page) {
		this.#page = this.#patient(next);
	}

	/** Timeout of a tap, shorter than that of the test. */
	#patient(page: Page): Page {
		page.setDefaultTimeout(PATIENCE);
		return page;
	}

	/** Taps the middle of an element, as soon as it exists, stands still and isn't covered. */
	async tap(what: Tap, target: Locator): Promise<void> {
		await target.waitFor();
		// Where it lies once it stands still: a list may just have moved under the finger.
		// It may be drawn again meanwhile.
		await expect(() => target.scrollIntoViewIfNeeded()).toPass({ timeout: PATIENCE });
		await this.#notTwice(await target.boundingBox());
		await (this.touches ? target.tap() : target.click());
		this.#count(what);
	}

	/** Taps the middle of an element as soon as it stands still, even if it is covered. */
	async tapThere(what: Tap, target: Locator): Promise<void> {
		// Whatever has to be waited for comes before it is looked where the element lies.
		await this.#notTwice(await target.boundingBox());
		await target.evaluate(stillness);
		const box = await target.boundingBox();
		if (box === null) throw new Error(`${String(target)} is not on the screen.`);
		await this.tapAt(what, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
	}

	/** Taps a point of the screen, in pixels. */
	async tapAt(what: Tap, { x, y }: Point): Promise<void> {
		await this.#notTwice({ x, y, width: 0, height: 0 });
		await (this.touches ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y));
		this.#count(what);
	}

	/** Taps a button or link by its name. */
	press(name: string | RegExp, what: Tap = 'other'): Promise<void> {
		const exact = typeof name === 'string';
		const button = this.page.getByRole('button', { name, exact });
		return this.tap(what, button.or(this.page.getByRole('link', { name, exact })).first());
	}

	/** How many taps there were of some kinds. */
	taps(...kinds: readonly Tap[]): number {
		return kinds.reduce((sum, kind) => sum + (this.#taps.get(kind) ?? 0), 0);
	}

	/** Waits when a tap on this box would make a double tap with the last one, which the page ignores. */
	async #notTwice(box: Box | null): Promise<void> {
		if (!box) return;
		const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
		const near = Math.hypot(at.x - this.#last.x, at.y - this.#last.y) < NEAR;
		const wait = near ? this.#last.time + SOON - Date.now() : 0;
		if (wait > 0) await this.page.waitForTimeout(wait);
		this.#last = { ...at, time: Date.now() };
	}

	#count(what: Tap): void {
		// On a busy machine the tap itself came late.
		this.#last.time = Date.now();
		this.#taps.set(what, (this.#taps.get(what) ?? 0) + 1);
	}
}

/**
 * Resolves when something lay in the same place for three frames: on a busy machine what moves it may begin a frame late.
 * Runs in the page: no function in it has a name, for some that run this would put a call to their own helper beside it.
 */
async function stillness(element: Element): Promise<void> {
	for (let before = '', same = 0; ;) {
		const { x, y, width, height } = element.getBoundingClientRect();
		const now = [x, y, width, height].join();
		same = now === before ? same + 1 : 0;
		if (same === 2) return;
		before = now;
		await new Promise((next) => requestAnimationFrame(next));
	}
}
