import { cpSync, readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright';
import { LANGUAGE_KEY } from '../../src/lib/table/app/first-look';
import { words } from '../../src/lib/words';
import { open, ready, serviceWorkerReady } from '../e2e/support/app';
import { pages } from '../e2e/support/pages';
import { recorded, recordOf } from '../e2e/table/support/games';
import { bringRecord } from '../e2e/table/support/setup';
import type { SeededRandom } from '../tools/games/seeded-random';
import { serve } from '../../src/serve/serve';
import { newPhone, openBrowser, pageErrors } from './browser';
import { expectThat, type Part, type Run, type Watch } from './part';
import { redeploy } from './redeploy';
import type { Site } from './site';

const MANIFEST = '.svelte-kit/output/client/.vite/manifest.json';

/** An entry of the bundler's manifest. */
interface Built {
	readonly file: string;
	readonly css?: readonly string[];
	readonly assets?: readonly string[];
	readonly isDynamicEntry?: boolean;
}

/** The language that the old tab has spoken. Another one comes from the network, and is refused with a sentence. */
const SPOKEN = 'de';

const isKept = ({ file }: Built): boolean =>
	!file.includes('/languages/') || file.includes(`/languages/${SPOKEN}.`);

const built = (): readonly Built[] =>
	Object.values(
		JSON.parse(readFileSync(MANIFEST, 'utf8')) as Readonly<Record<string, Built>>
	).filter(isKept);

/** After a deploy an old tab with its service worker still opens every page and every lazy part. */
export const deploy: Part = {
	name: 'deploy',
	unit: 'pages and parts',
	weight: 1,
	least: 1,
	short: 1,
	begin: async (site, watch) => new Deploy(site, watch, await openBrowser())
};

class Deploy implements Run {
	constructor(
		readonly site: Site,
		readonly watch: Watch,
		readonly browser: Browser
	) {}

	async attempt(rng: SeededRandom, number: number): Promise<number> {
		const root = this.site.folder(`deploy-${String(number)}-${String(Date.now())}`);
		cpSync(this.site.root, root, { recursive: true });
		let server = await serve(root);
		const { url } = server;
		const phone = await newPhone(this.browser, { ...this.site, url }, 'allow');
		try {
			const old = await OldTab.open(phone, url);
			await server.close();
			redeploy(root);
			server = await serve(root, { port: Number(new URL(url).port) });
			await this.#opensAnew(url);
			const tried = await old.visitAll(rng);
			if (this.watch.short) return tried;
			await old.hearOfUpdate();
			const again = await old.visitAll(rng);
			return tried + again + (await old.isOvertaken(rng));
		} finally {
			await phone.close();
			await server.close();
		}
	}

	async end(): Promise<void> {
		await this.browser.close().catch(() => undefined);
	}

	/** Expects the newer version to work, or this part would test nothing. */
	async #opensAnew(url: string): Promise<void> {
		const phone = await newPhone(this.browser, { ...this.site, url });
		const page = await phone.newPage();
		const troubles = pageErrors(page);
		await open(page, url);
		await page.locator('h1').first().waitFor();
		expectThat(troubles.length === 0, 'a newer version that works', troubles);
		await phone.close();
	}
}

const GAME = 'deployed';

/** How many files the spoken language has. */
const spokenFiles = (): number =>
	built().filter(({ file }) => file.includes(`/languages/${SPOKEN}.`)).length;

/** Lets a page speak another language until the worker keeps it, and then English again. */
async function speakOnce(page: Page, url: string): Promise<void> {
	await page.evaluate(
		([key, tag]) => {
			localStorage.setItem(key, tag);
		},
		[LANGUAGE_KEY, SPOKEN] as const
	);
	await open(page, url);
	await page.locator(`html[lang=${SPOKEN}]`).waitFor();
	await page.waitForFunction(async (count) => {
		const kept = await caches.open('tilekeep-languages');
		return (await kept.keys()).length >= count;
	}, spokenFiles());
	await page.evaluate((key) => {
		localStorage.removeItem(key);
	}, LANGUAGE_KEY);
	await open(page, url);
}

/** A tab that was opened before the deploy. */
class OldTab {
	readonly #troubles: readonly string[];

	private constructor(readonly page: Page) {
		this.#troubles = pageErrors(page);
	}

	static async open(phone: BrowserContext, url: string): Promise<OldTab> {
		const page = await phone.newPage();
		await open(page, url);
		await serviceWorkerReady(page);
		await bringRecord(page, recordOf(recorded('base', 'base-141'), 6, GAME));
		await speakOnce(page, url);
		return new OldTab(page);
	}

	/** Goes to every page in the app, loads every lazy part, and reloads every page. Returns how many there were. */
	async visitAll(rng: SeededRandom): Promise<number> {
		const paths = rng.shuffle(addresses());
		for (const path of paths) await this.#follow(path);
		const parts = rng.shuffle(built());
		for (const part of parts) await this.#load(part);
		for (const path of paths) await this.#visit(path);
		return 2 * paths.length + parts.length;
	}

	/** Makes the browser fetch the newer service worker, which waits for consent. */
	async hearOfUpdate(): Promise<void> {
		await this.page.evaluate(async () => {
			const registration = await navigator.serviceWorker.ready;
			await registration.update();
			const next = registration.waiting ?? registration.installing;
			if (!next) throw new Error('The newer version was not noticed.');
			while (next.state === 'installing') await new Promise((later) => setTimeout(later, 20));
		});
	}

	/** Accepts the newer version in another tab; this one stays old, and still opens every page. */
	async isOvertaken(rng: SeededRandom): Promise<number> {
		await open(this.page, '/help/');
		const other = await this.page.context().newPage();
		await open(other, '/');
		await other.getByRole('button', { name: words.shell.updateNow }).tap();
		await this.page.waitForFunction(newScripts);
		await other.close();
		const failures: string[] = [];
		this.page.on('pageerror', ({ message }) => failures.push(message));
		const paths = rng.shuffle(addresses());
		for (const path of paths) {
			await this.#goTo(path);
			expectThat(failures.length === 0, `no error by going to ${path} when overtaken`, failures);
		}
		return paths.length;
	}

	/** Navigates as a tap on a link does, without a page load. */
	async #follow(path: string): Promise<void> {
		await this.#goTo(path);
		await this.#isFine(`following a link to ${path}`);
	}

	async #goTo(path: string): Promise<void> {
		await this.page.evaluate((href) => {
			const link = Object.assign(document.createElement('a'), { href });
			document.body.append(link);
			link.click();
			link.remove();
		}, path);
		await this.page.waitForURL((url) => url.pathname + url.search === path);
		await this.page.locator('main, h1').first().waitFor();
	}

	async #visit(path: string): Promise<void> {
		await this.page.goto(path);
		await ready(this.page);
		await this.#isFine(`opening ${path}`);
	}

	async #load({ file, css = [], assets = [], isDynamicEntry = false }: Built): Promise<void> {
		const failed = await this.page.evaluate(
			async ({ script, files }) => {
				try {
					if (script !== undefined) await import(script);
					for (const each of files) {
						const { status } = await fetch(each);
						if (status !== 200) return `${each} is answered with ${String(status)}`;
					}
					return undefined;
				} catch (error) {
					return String(error);
				}
			},
			{
				script: isDynamicEntry ? `/${file}` : undefined,
				files: [file, ...css, ...assets].map((each) => `/${each}`)
			}
		);
		expectThat(failed === undefined, `an old tab that can load ${file}`, failed);
	}

	async #isFine(what: string): Promise<void> {
		await this.page.locator('main, h1').first().waitFor();
		expectThat(this.#troubles.length === 0, `no error by ${what}`, this.#troubles);
	}
}

/** Runs in the page: true when the newer worker answers, which has only files with new names. */
async function newScripts(): Promise<boolean> {
	const [cache] = (await caches.keys()).filter((name) => name.includes('precache'));
	const kept = cache === undefined ? [] : await (await caches.open(cache)).keys();
	const scripts = kept.filter(({ url }) => url.includes('/_app/immutable/'));
	return scripts.length > 0 && scripts.every(({ url }) => url.includes('-new.'));
}

/** Every page, and those of a game. */
const addresses = (): readonly string[] => [
	...pages().filter((path) => !path.includes('no-such-game')),
	`/game/?id=${GAME}`,
	`/review/?id=${GAME}`
];
