import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { open, serviceWorkerReady } from '../e2e/support/app';
import type { SeededRandom } from '../tools/games/seeded-random';
import { HOSTILE_INPUTS, type HostileInput } from '../tools/games/hostile';
import { longestBlock, watchBlocks } from './blocks';
import { newPhone, openBrowser, pageErrors } from './browser';
import { importBy, fakeLaunches, showFile } from './doors';
import { randomInput, type InputKind } from './inputs';
import { expectThat, type Part, type Run, type Watch } from './part';
import type { Site } from './site';

/** Inputs in a try: read in the page, in a worker as the app does, and by the app's screens. */
const AMOUNTS = { many: 1_000, app: 15, doors: 10 };
/** The same in the short run. */
const FEW: typeof AMOUNTS = { many: 150, app: 3, doors: 3 };

/** Changed games, files, pictures and backups, and giant ones, are given to the app in every way. */
export const hostile: Part = {
	name: 'hostile',
	unit: 'inputs',
	weight: 7,
	least: 3_000,
	short: 1,
	begin: async (site, watch) => {
		const browser = await openBrowser();
		const phone = await newPhone(browser, site, 'allow');
		// The app's service worker would answer for our own pages.
		const apart = await newPhone(browser, site);
		for (const each of [phone, apart]) await watchBlocks(each);
		const page = await phone.newPage();
		await fakeLaunches(page);
		await open(page, site.url);
		await serviceWorkerReady(page);
		return new Inputs(site, watch, browser, apart, page);
	}
};

class Inputs implements Run {
	readonly #troubles: readonly string[];

	constructor(
		readonly site: Site,
		readonly watch: Watch,
		readonly browser: Browser,
		/** For pages of our own. */
		readonly apart: BrowserContext,
		/** Where the app is. */
		readonly page: Page
	) {
		this.#troubles = pageErrors(page);
	}

	async attempt(rng: SeededRandom, number: number): Promise<number> {
		const { many, app, doors } = this.watch.short ? FEW : AMOUNTS;
		const page = await this.apart.newPage();
		await page.goto(this.site.page('reading'));
		await page.waitForFunction(() => 'reading' in window);
		await this.#read(page, rng.below(1e9), many, false);
		await longestBlock(page);
		await this.#read(page, rng.below(1e9), app, true);
		const giant = HOSTILE_INPUTS.at(-1 - (number % HOSTILE_INPUTS.length));
		if (giant) await this.#giant(page, giant);
		await page.close();
		for (let door = 0; door < doors; door++) await this.#enter(rng);
		return many + app + doors + 1;
	}

	async end(): Promise<void> {
		await this.browser.close().catch(() => undefined);
	}

	/** Reads random inputs. Time is measured only where they are read as the app does. */
	async #read(page: Page, seed: number, count: number, app: boolean): Promise<void> {
		const failures = await page.evaluate(
			(asked) => window.reading.many(asked.seed, asked.count, asked.app),
			{ seed, count, app }
		);
		expectThat(failures.length === 0, 'a game or one sentence for every input', failures);
		if (app) this.#blocked(await longestBlock(page), `inputs ${String(seed)} and on`);
	}

	/** Reads an input made to block the page. */
	async #giant(page: Page, { says, as, make }: HostileInput): Promise<void> {
		const file = join(this.site.folder('giants'), as);
		writeFileSync(file, await make());
		await page.locator('input').setInputFiles(file);
		const isText = as === 'text' || as === 'link';
		await page.evaluate((text) => window.reading.take(text), isText);
		await longestBlock(page);
		await page.evaluate((kind) => window.reading.one(kind), kindOf(as));
		const block = await longestBlock(page);
		const wrong = await page.evaluate(() => window.reading.judged());
		expectThat(wrong === undefined, `a game or one sentence for ${says}`, wrong);
		this.#blocked(block, says);
		if (kindOf(as) === 'file') await this.#show(file, says);
	}

	/** Opens a file in the app, which draws its game. */
	async #show(file: string, says: string): Promise<void> {
		await showFile(this.page, this.site, file);
		this.#blocked(await longestBlock(this.page), `${says}, shown`);
	}

	/** Gives a random input to the app's screens. */
	async #enter(rng: SeededRandom): Promise<void> {
		const input = await randomInput(rng);
		const door = await importBy(rng, this.page, this.site, input);
		expectThat(this.#troubles.length === 0, `no error after ${input.kind} ${door}`, this.#troubles);
		this.#blocked(await longestBlock(this.page), `${input.kind} ${door}`);
	}

	#blocked(ms: number, by: string): void {
		this.watch.block(ms, by);
		if (ms > NOTED) this.watch.note(`${ms.toFixed(0)} ms by ${by}`);
	}
}

/** A longer task than this, in ms, gets its own line. */
const NOTED = 100;

const KINDS: Readonly<Record<string, InputKind>> = {
	text: 'text',
	link: 'link',
	json: 'file',
	tilekeep: 'backup',
	png: 'picture',
	jpg: 'picture'
};

function kindOf(name: string): InputKind {
	const kind = KINDS[name.split('.').at(-1) ?? ''];
	if (!kind) throw new Error(`Nobody knows what ${name} is.`);
	return kind;
}
