import { isDeepStrictEqual } from 'node:util';
import type { Browser, Page } from 'playwright';
import { type Entry } from '../../src/lib/record';
import { makeGameFile } from '../../src/lib/record/game-file';
import { parseGameFile } from '../../src/lib/record/parse-file';
import { incomingWords } from '../../src/lib/words/en/incoming';
import { open } from '../e2e/support/app';
import { fileFromMenu } from '../e2e/table/support/export';
import { Finger } from '../e2e/table/support/finger';
import { asFile } from '../e2e/table/support/games';
import { atTable } from '../e2e/table/support/setup';
import type { SeededRandom } from '../tools/games/seeded-random';
import { newPhone, openBrowser, pageErrors } from './browser';
import { expectThat, type Part, type Run } from './part';
import { rawEntries } from './raw';
import type { Site } from './site';
import { beginGame, playTurn, tableOf, tilesSeen } from './tapping';

/** Times that a clock may show, in ms since 1970 UTC. */
const MOMENTS = {
	'long before 1970': -8.64e15,
	'before 1970': -86_400_000,
	'just before 1970': -1,
	'1970': 0,
	today: Date.UTC(2026, 10, 22),
	'between two milliseconds': Date.UTC(2026, 10, 22) + 0.375,
	'far ahead': Date.UTC(9999, 11, 31),
	'the year 275760': 8.64e15,
	'after all years': 8.64e15 + 86_400_000
} as const;
const NAMES = Object.keys(MOMENTS) as (keyof typeof MOMENTS)[];

/** Least number of turns, and most additional ones. */
const TURNS = 3;

/** The clock is wrong, or jumps between turns. */
export const clocks: Part = {
	name: 'clocks',
	unit: 'games',
	weight: 1,
	least: NAMES.length,
	short: 3,
	begin: async (site) => new Clocks(site, await openBrowser())
};

class Clocks implements Run {
	constructor(
		readonly site: Site,
		readonly browser: Browser
	) {}

	/** The first tries have one clock each, in the others it jumps. */
	async attempt(rng: SeededRandom, number: number): Promise<number> {
		const first = NAMES[(number * 3) % NAMES.length] ?? 'today';
		const next = () => (number < NAMES.length ? first : rng.pick(NAMES));
		const phone = await newPhone(this.browser, this.site);
		await phone.addInitScript(settable);
		const page = await phone.newPage();
		const troubles = pageErrors(page);
		await open(page, this.site.url);
		const shown = [await setClock(page, rng, next())];
		const game = await beginGame(page, this.site);
		const turns = TURNS + rng.below(TURNS);
		for (let turn = 0; turn < turns; turn++) {
			shown.push(await setClock(page, rng, next()));
			await playTurn(page, rng);
		}
		await this.#reopen(page, game, turns, `a clock at ${shown.join(', ')}`);
		expectThat(troubles.length === 0, `no error by a clock at ${shown.join(', ')}`, troubles);
		await phone.close();
		return 1;
	}

	async end(): Promise<void> {
		await this.browser.close().catch(() => undefined);
	}

	/** Expects the turns at the table after a reload, in the file, and at the table after opening the file. */
	async #reopen(page: Page, game: string, turns: number, by: string): Promise<void> {
		const before = await rawEntries(page, game);
		await page.goto(tableOf(this.site, game));
		await atTable(page);
		expectThat((await tilesSeen(page)) === turns + 1, `${String(turns)} turns after ${by}`);
		await playTurn(page, FIRST);
		const record = await fileFromMenu(new Finger(page));
		expectThat(parseGameFile(makeGameFile(record)).ok, `a file that is read after ${by}`);
		const entries = before.map(({ entry }) => entry as Entry);
		expectThat(
			isDeepStrictEqual(record.entries.slice(0, turns), entries),
			`the same order after ${by}`
		);
		await open(page, `${this.site.url}/open/`);
		await page.locator('input[type=file]').setInputFiles(asFile(makeGameFile(record)));
		await page.getByRole('button', { name: incomingWords.keep('already-here') }).waitFor();
	}
}

/** Chooses the first of everything. */
const FIRST: SeededRandom = {
	below: () => 0,
	pick: (items) => {
		const [first] = items;
		if (first === undefined) throw new Error('There is nothing to pick from.');
		return first;
	},
	shuffle: (items) => [...items]
};

/** Sets the clock from the tab's session storage, which survives a reload. */
function settable(): void {
	const now = Date.now.bind(Date);
	const shown = (): number => {
		const set = sessionStorage.getItem('campaign:clock');
		return set === null ? now() : Number(set);
	};
	window.Date = new Proxy(Date, {
		construct: (target, values: unknown[], newTarget) =>
			Reflect.construct(target, values.length === 0 ? [shown()] : values, newTarget) as Date,
		get: (target, name) => (name === 'now' ? shown : (Reflect.get(target, name) as unknown))
	});
}

/** Sets the clock close to one of the named times. Returns what it shows. */
async function setClock(
	page: Page,
	rng: SeededRandom,
	name: keyof typeof MOMENTS
): Promise<string> {
	const shown = String(MOMENTS[name] + rng.pick([0, 0, 1, -1, 3_600_000, -3_600_000]));
	await page.evaluate((set) => {
		sessionStorage.setItem('campaign:clock', set);
	}, shown);
	return `${name} (${shown})`;
}
