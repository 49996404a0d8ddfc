import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeShared } from '../../src/lib/table/sharing/incoming-reader.svelte';

const SCOPE = 'https://example.org/app/';

/** The caches of an origin, kept in memory. */
class Caches {
	readonly #named = new Map<string, Map<string, Response>>();

	open(name: string) {
		const held = this.#named.get(name) ?? new Map<string, Response>();
		this.#named.set(name, held);
		const url = (of: string | Request) => new URL(typeof of === 'string' ? of : of.url, SCOPE).href;
		const put = (of: string | Request, response: Response) => {
			held.set(url(of), response);
			return Promise.resolve();
		};
		return Promise.resolve({
			put,
			add: (of: string) => put(of, new Response()),
			match: (of: string | Request) => Promise.resolve(held.get(url(of))?.clone()),
			delete: (of: string | Request) => Promise.resolve(held.delete(url(of))),
			keys: () => Promise.resolve([...held.keys()].map((each) => new Request(each)))
		});
	}

	delete(name: string): Promise<boolean> {
		return Promise.resolve(this.#named.delete(name));
	}
}

/** One of the scripts that the service worker imports, in an origin of its own. */
class Worker {
	readonly caches = new Caches();
	/** The files that the host lists for this version of the app. */
	languages: readonly string[] = [];
	readonly #listeners = new Map<string, (event: object) => void>();

	constructor(script: string) {
		const { caches } = this;
		const globals = {
			...{ caches, URL, Response, FormData, File },
			registration: { scope: SCOPE },
			fetch: () => Promise.resolve(Response.json(this.languages)),
			addEventListener: (type: string, listener: (event: object) => void) =>
				this.#listeners.set(type, listener)
		};
		runInContext(readFileSync(`static/${script}`, 'utf8'), createContext(globals));
	}

	/** Sends an event, and waits until the worker is done with it. */
	async send(type: string, event: object = {}): Promise<unknown> {
		const waited: unknown[] = [];
		const wait = (what: unknown) => waited.push(what);
		this.#listeners.get(type)?.({ ...event, waitUntil: wait, respondWith: wait });
		const [result] = await Promise.all(waited);
		return result;
	}

	async kept(name: string): Promise<readonly string[]> {
		const cache = await this.caches.open(name);
		return (await cache.keys()).map(({ url }) => url.slice(SCOPE.length));
	}
}

describe('languages', () => {
	const CACHE = 'tilekeep-languages';
	let worker: Worker;
	const speak = (language: string) => worker.send('message', { data: { language } });

	beforeEach(() => {
		worker = new Worker('languages.js');
		worker.languages = ['words/de.1.js', 'words/fr.1.js'];
	});

	it('are kept once they were spoken', async () => {
		expect(await worker.kept(CACHE)).toEqual([]);
		await speak('de');
		await speak('de');
		await speak('eo');
		expect(await worker.kept(CACHE)).toEqual(['words/de.1.js']);
	});

	it('come along with a newer version, whose files take the place of the older ones', async () => {
		await speak('de');
		worker.languages = ['words/de.2.js', 'words/fr.2.js'];
		await worker.send('install');
		expect(await worker.kept(CACHE)).toEqual(['words/de.1.js', 'words/de.2.js']);
		await worker.send('activate');
		expect(await worker.kept(CACHE)).toEqual(['words/de.2.js']);
	});
});

describe('what another app shares', () => {
	afterEach(() => vi.unstubAllGlobals());

	/** Posts a form to the app, and takes what it left for the page. */
	async function shared(parts: Readonly<Record<string, string | File>>) {
		const worker = new Worker('shared.js');
		const body = new FormData();
		for (const [name, part] of Object.entries(parts)) body.append(name, part);
		const request = new Request(`${SCOPE}open/`, { method: 'POST', body });
		const answer = await worker.send('fetch', { request });
		expect(answer).toMatchObject({ status: 303 });
		vi.stubGlobal('caches', worker.caches);
		const taken = await takeShared('/app/');
		expect(await takeShared('/app/')).toBeUndefined();
		return taken;
	}

	it('is read as text, once', async () => {
		expect(await shared({ title: 'A game', text: 'See you!' })).toEqual({
			what: 'See you!\nA game',
			from: 'paste'
		});
	});

	it('is read as a file where it is one', async () => {
		const taken = await shared({ text: 'Ours', file: new File(['{}'], 'game.json') });
		expect(taken?.from).toBe('file');
		expect(await new Response(taken?.what).text()).toBe('{}');
	});
});
