import type { Browser, BrowserContext, Page } from 'playwright';
import { words } from '../../src/lib/words/en/table';
import { open } from '../e2e/support/app';
import { atTable } from '../e2e/table/support/setup';
import type { SeededRandom } from '../tools/games/seeded-random';
import { newPhone, openBrowser } from './browser';
import { expectThat, type Part, type Run } from './part';
import type { Site } from './site';
import { beginGame, idOf, playTurn, tableOf, tilesSeen } from './tapping';

/** Faults of the device in the middle of a game. */
const TROUBLES = ['full', 'full of everything', 'deleted', 'cleared', 'overtaken'] as const;
/** Ways to leave the table after that. */
const WAYS = ['stay', 'link', 'back', 'reload'] as const;
/** Every fault with every way to leave. */
const CASES = WAYS.flatMap((way) => TROUBLES.map((trouble) => ({ trouble, way })));

type Trouble = (typeof TROUBLES)[number];
type Way = (typeof WAYS)[number];

/** The disk is full, the storage is cleared, a newer version takes the database: and then the table is left. */
export const troubles: Part = {
	name: 'troubles',
	unit: 'games',
	weight: 3,
	least: CASES.length,
	short: 4,
	begin: async (site) => new Troubles(site, await openBrowser())
};

class Troubles implements Run {
	constructor(
		readonly site: Site,
		readonly browser: Browser
	) {}

	async attempt(rng: SeededRandom, number: number): Promise<number> {
		// This order has every way and different faults in the first tries.
		const { trouble, way } = CASES[(number * 6) % (CASES.length + 1)] ?? rng.pick(CASES);
		const phone = await newPhone(this.browser, this.site);
		await phone.addInitScript(fillable);
		await new Game(rng, this.site, phone).play(trouble, way);
		await phone.close();
		return 1;
	}

	async end(): Promise<void> {
		await this.browser.close().catch(() => undefined);
	}
}

/** A cookie makes writes fail as on a full disk, before and after a page load. */
function fillable(): void {
	const refuse = (prototype: object, name: string, when: RegExp) => {
		const method = Reflect.get(prototype, name) as (...all: unknown[]) => unknown;
		const apply = (target: typeof method, self: unknown, all: unknown[]): unknown => {
			if (when.test(document.cookie)) throw new DOMException('No room.', 'QuotaExceededError');
			return Reflect.apply(target, self, all);
		};
		Reflect.set(prototype, name, new Proxy(method, { apply }));
	};
	refuse(IDBObjectStore.prototype, 'add', /disk=/);
	refuse(IDBObjectStore.prototype, 'put', /disk=/);
	refuse(Storage.prototype, 'setItem', /disk=everything/);
}

/** A game with a fault. */
class Game {
	/** How many turns the screen has confirmed. */
	#turns = 0;
	/** True once the app asked whether to leave. */
	#asked = false;

	constructor(
		readonly rng: SeededRandom,
		readonly site: Site,
		readonly phone: BrowserContext
	) {}

	async play(trouble: Trouble, way: Way): Promise<void> {
		const page = await this.phone.newPage();
		page.on('dialog', (dialog) => {
			this.#asked = true;
			void dialog.accept();
		});
		await open(page, this.site.url);
		await beginGame(page, this.site);
		const game = idOf(page);
		await this.#enter(page, 1 + this.rng.below(3));
		await this.#strike(page, trouble);
		await this.#enter(page, 1 + this.rng.below(5));
		if (this.rng.below(2) === 0) await this.#settle();
		await this.#leave(page, way);
		await this.#settle();
		await this.#reopen(page, game, `${trouble}, ${way}`);
	}

	/** Enters turns, as long as the table takes them. */
	async #enter(page: Page, turns: number): Promise<void> {
		for (let turn = 0; turn < turns; turn++) {
			// A table that says it can't go on takes none: then nothing was confirmed.
			if ((await page.locator('[data-tile]').count()) === 0) return;
			await playTurn(page, this.rng);
			this.#turns++;
		}
	}

	async #strike(page: Page, trouble: Trouble): Promise<void> {
		const { url } = this.site;
		switch (trouble) {
			case 'full':
			case 'full of everything': {
				const value = trouble === 'full' ? 'rows' : 'everything';
				await this.phone.addCookies([{ name: 'disk', value, url }]);
				return;
			}
			case 'deleted':
				await page.evaluate(deleteDatabase);
				return;
			case 'cleared': {
				const devtools = await this.phone.newCDPSession(page);
				await devtools.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' });
				return;
			}
			case 'overtaken':
				await this.#overtake();
		}
	}

	/** A newer version of the app opens the database in another tab, and is closed again. */
	async #overtake(): Promise<void> {
		const other = await this.phone.newPage();
		await other.goto(`${this.site.url}/manifest.webmanifest`);
		await other.evaluate(openNewer);
		await other.close();
	}

	/** Ends the full disk. */
	#settle(): Promise<void> {
		return this.phone.clearCookies();
	}

	async #leave(page: Page, way: Way): Promise<void> {
		if (way === 'stay') {
			// The next entry stores everything before it, once there is room.
			await this.#settle();
			await this.#enter(page, 1);
		} else if (way === 'reload') await page.reload();
		else {
			if (way === 'link') await this.#tapHome(page);
			else await page.evaluate('history.back()');
			await this.#answer(page);
		}
	}

	async #tapHome(page: Page): Promise<void> {
		await page.getByRole('button', { name: words.table.menu }).click();
		await page.getByRole('link', { name: words.table.home }).click();
	}

	/** Confirms leaving, if the app asks. */
	async #answer(page: Page): Promise<void> {
		const asks = page.locator('dialog[open] .danger, [role=dialog] .danger');
		const elsewhere = page.waitForURL((url) => url.pathname !== '/game/');
		const first = await Promise.race([
			elsewhere.then(() => 'left' as const),
			asks.waitFor().then(() => 'asked' as const)
		]);
		if (first === 'left') return;
		this.#asked = true;
		await asks.click();
		await elsewhere;
	}

	/** Expects all confirmed turns at the table, unless the app asked before leaving them. */
	async #reopen(page: Page, game: string, what: string): Promise<void> {
		await page.goto(tableOf(this.site, game));
		const closed = page.locator('main:not(.table) h1, main.table');
		await closed.first().waitFor();
		const isThere = await page.locator('main.table').isVisible();
		if (isThere) await atTable(page);
		const turns = isThere ? ((await tilesSeen(page)) ?? 0) - 1 : 0;
		expectThat(
			turns === this.#turns || (this.#asked && turns < this.#turns),
			`${String(this.#turns)} turns after “${what}”, or a question before they are given up`,
			`${String(turns)} turns, ${this.#asked ? 'asked' : 'nobody asked'}`
		);
	}
}

/** Runs in the page. */
const deleteDatabase = (): Promise<void> =>
	new Promise((resolve, reject) => {
		const deleting = indexedDB.deleteDatabase('tilekeep');
		deleting.onsuccess = () => {
			resolve();
		};
		deleting.onerror = () => {
			reject(new Error(String(deleting.error)));
		};
	});

/** Runs in another page: changes only the version of the database. */
const openNewer = (): Promise<void> =>
	new Promise((resolve, reject) => {
		const opening = indexedDB.open('tilekeep', 10_000);
		opening.onsuccess = () => {
			opening.result.close();
			resolve();
		};
		opening.onerror = () => {
			reject(new Error(String(opening.error)));
		};
	});
