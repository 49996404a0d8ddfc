import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { type Entry, type Header } from '../../src/lib/record';
import { makeGameFile } from '../../src/lib/record/game-file';
import { parseGameFile } from '../../src/lib/record/parse-file';
import { headerFor } from '../record/support';
import type { SeededRandom } from '../tools/games/seeded-random';
import { newPhone, openBrowser } from './browser';
import type { Left } from './pages/tab';
import { expectThat, type Part, type Run } from './part';
import { rawEntries } from './raw';
import type { Site } from './site';

/** Writes of each tab in a round. */
const WRITES = 90;
/** Disturbances of the tabs. */
const DISTURBANCES = ['freeze', 'freeze', 'close', 'reload', 'none'] as const;
/** Longest pause between disturbances, in ms. */
const CALM = 250;

/** Up to five tabs of a game write to it at once, with locks and without, and are frozen, closed and loaded again. */
export const writers: Part = {
	name: 'writers',
	unit: 'writes',
	weight: 5,
	least: 300,
	short: 150,
	begin: async (site) => {
		const browser = await openBrowser();
		return new Writers(site, browser);
	}
};

class Writers implements Run {
	constructor(
		readonly site: Site,
		readonly browser: Browser
	) {}

	async attempt(rng: SeededRandom): Promise<number> {
		const phone = await newPhone(this.browser, this.site);
		const round = await Round.begin(phone, this.site, rng);
		const writes = await round.play();
		await phone.close();
		return writes;
	}

	async end(): Promise<void> {
		await this.browser.close().catch(() => undefined);
	}
}

/** One tab, and the session by which it is frozen. */
interface Writer {
	readonly page: Page;
	readonly devtools: CDPSession;
	gone: boolean;
}

/** One game and its tabs. */
class Round {
	/** Entries that a tab has shown as stored, as JSON. */
	readonly #stored: string[] = [];
	#loads = 0;

	private constructor(
		readonly phone: BrowserContext,
		readonly site: Site,
		readonly rng: SeededRandom,
		readonly writers: Writer[],
		readonly game: string
	) {}

	static async begin(phone: BrowserContext, site: Site, rng: SeededRandom): Promise<Round> {
		const count = 2 + rng.below(4);
		// Locks for all tabs, for none, or for some.
		const unlocked = rng.pick([0, 0, count, 1]);
		const writers: Writer[] = [];
		for (let tab = 0; tab < count; tab++)
			writers.push(await openWriter(phone, site, tab < unlocked));
		const game = (await writers[0]?.page.evaluate(() => window.tab.create())) ?? '';
		const round = new Round(phone, site, rng, writers, game);
		await phone.exposeBinding('shownAsStored', (_, entry: string) => {
			round.#stored.push(entry);
		});
		for (const { page } of writers) await page.evaluate((id) => window.tab.open(id), game);
		return round;
	}

	/** Lets all tabs write, disturbs them, and checks the database. Returns the number of writes. */
	async play(): Promise<number> {
		const writing = this.writers.map((writer) => this.#write(writer));
		for (let time = 0; time < 4; time++) {
			await pause(this.rng.below(CALM));
			await this.#disturb();
		}
		await Promise.all(writing);
		await this.#check();
		return this.#stored.length;
	}

	/** Ignores the error of a tab that is closed or reloaded in the middle. */
	async #write(writer: Writer): Promise<void> {
		const load = this.#loads++;
		const orders = { name: `tab${String(load)}`, seed: this.rng.below(1e9), writes: WRITES };
		await writer.page
			.evaluate((all) => window.tab.write(all), orders)
			.catch((error: unknown) => {
				const interrupted = /closed|destroyed|detached|navigation/i.test(String(error));
				if (!interrupted) throw error;
			});
	}

	async #disturb(): Promise<void> {
		const alive = this.writers.filter(({ gone }) => !gone);
		const writer = this.rng.pick(alive);
		const kind = this.rng.pick(DISTURBANCES);
		if (kind === 'freeze') await this.#freeze(writer);
		if (kind === 'close' && alive.length > 1) {
			writer.gone = true;
			await writer.page.close();
		}
		if (kind === 'reload') await this.#reload(writer);
	}

	async #freeze({ devtools }: Writer): Promise<void> {
		await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
		await pause(this.rng.below(CALM));
		await devtools.send('Page.setWebLifecycleState', { state: 'active' });
	}

	async #reload(writer: Writer): Promise<void> {
		await writer.page.reload();
		await writer.page.evaluate((id) => window.tab.open(id), this.game);
		await this.#write(writer);
	}

	async #check(): Promise<void> {
		const alive = this.writers.filter(({ gone }) => !gone).map(({ page }) => page);
		const [first] = alive;
		if (!first) throw new Error('No tab is left.');
		const rows = await rawEntries(first, this.game);
		const log = rows.map(({ entry }) => entry as Entry);
		expectSound(headerFor(this.game, 3), log);
		const stored = new Set(log.map((entry) => JSON.stringify(entry)));
		const lost = this.#stored.filter((entry) => !stored.has(entry));
		expectThat(lost.length === 0, 'every entry that was shown as stored in the log', lost);
		for (const page of alive) expectKept(await page.evaluate(() => window.tab.left()), stored);
	}
}

/** Expects a log that the app can read, without duplicates. */
function expectSound(header: Header, log: readonly Entry[]): void {
	const seqs = log.map(({ seq }) => seq);
	expectThat(
		isDeepStrictEqual(seqs, [...log.keys()]),
		'a log numbered without gaps or duplicates',
		seqs
	);
	const read = parseGameFile(makeGameFile({ header, entries: log }));
	expectThat(read.ok, 'a log that the app reads', read);
	const tokens = log.flatMap(({ event }) => (event.type === 'base/corrected' ? event.reason : []));
	expectThat(new Set(tokens).size === tokens.length, 'no write twice', tokens);
}

/** Expects every shown entry to be stored, reported as unstored, or kept for a file. */
function expectKept(
	{ shown, displaced, problem, unread }: Left,
	stored: ReadonlySet<string>
): void {
	expectThat(!unread, 'a tab that can read the log');
	const held = new Set(displaced.map((entry) => JSON.stringify(entry)));
	const silent = shown
		.map((entry) => JSON.stringify(entry))
		.filter((entry) => !stored.has(entry) && !held.has(entry));
	expectThat(
		silent.length === 0 || problem !== undefined,
		'no entry shown that is nowhere',
		silent
	);
}

async function openWriter(phone: BrowserContext, site: Site, unlocked: boolean): Promise<Writer> {
	const page = await phone.newPage();
	if (unlocked) await page.addInitScript('delete Navigator.prototype.locks;');
	await page.goto(site.page('tab'));
	await page.waitForFunction(() => 'tab' in window);
	return { page, devtools: await phone.newCDPSession(page), gone: false };
}
