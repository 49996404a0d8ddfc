import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheControl, HEADERS } from '../../src/build-tools/headers';
import { BUILT_BELOW_PATH, PATH } from '../tools/run/below-path';
import { findCaddy, serveByCaddy } from '../tools/run/caddy';
import { serve, type Server } from '../../src/serve/serve';
import { expect, test } from '../e2e/support/test';

/** How the app is served: by what, which build, its path, and what starts it. */
type Way = readonly [
	name: string,
	folder: string,
	base: string,
	start: (folder: string, base: string) => Promise<Server>
];

const byCaddy = (caddy: string): readonly Way[] => {
	const start: Way[3] = (folder, base) => serveByCaddy(caddy, folder, base);
	return [
		['Caddy', 'build', '', start],
		['Caddy below a path', BUILT_BELOW_PATH, PATH, start]
	];
};

const caddy = findCaddy();
/** Where Caddy can't be had, the whole run says that it wasn't tested. */
const WAYS: readonly Way[] = [
	['npm start', 'build', '', (folder, base) => serve(folder, { base })],
	...(caddy === undefined ? [] : byCaddy(caddy))
];

/** Paths of all files of a build, without those that are compressed beforehand and the one that only hosts read. */
const filesIn = (folder: string): readonly string[] =>
	readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !/\.(br|gz)$|^_headers$/.test(entry.name))
		.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length))
		.map((path) => path.replaceAll('\\', '/'));

/** Where a file is found: pages at their folder. */
const addressOf = (path: string): string => path.replace(/index\.html$/, '');

/** The headers that matter here, as they came. */
const headersOf = ({ headers }: Response) =>
	Object.fromEntries(
		[...Object.keys(HEADERS), 'Cache-Control'].map((name) => [name, headers.get(name)])
	);

for (const [name, folder, base, start] of WAYS) {
	test.describe(name, () => {
		let server: Server;
		test.beforeAll(async () => {
			server = await start(folder, base);
		});
		test.afterAll(async () => {
			await server.close();
		});

		test('sends every file whole, with the headers that hosts shall send', async () => {
			const files = filesIn(folder);
			expect(files.length).toBeGreaterThan(50);
			for (const path of files) {
				const response = await fetch(server.url + addressOf(path));
				const body = Buffer.from(await response.arrayBuffer());
				expect([path, response.status, headersOf(response)]).toEqual([
					path,
					200,
					{ ...HEADERS, 'Cache-Control': cacheControl(path) }
				]);
				expect(body.equals(readFileSync(folder + path)), path).toBe(true);
			}
		});

		test('leaves unknown pages to the app, and says that a file is missing', async () => {
			const page = await fetch(`${server.url}/game/17/`);
			expect([page.status, await page.text()]).toEqual([
				200,
				readFileSync(`${folder}/200.html`, 'utf8')
			]);
			const missing = await fetch(`${server.url}/_app/immutable/gone.js`);
			expect(missing.status).toBe(404);
			expect(missing.headers.get('cache-control') ?? '').not.toContain('immutable');
		});
	});
}

test('hosts that read _headers are told the same, and the worker does not keep it', () => {
	const told = readFileSync('build/_headers', 'utf8');
	for (const [name, value] of Object.entries(HEADERS))
		expect(told).toContain(`\n  ${name}: ${value}\n`);
	expect(told).toContain(
		`/_app/immutable/*\n  Cache-Control: ${cacheControl('/_app/immutable/a.js')}\n`
	);
	expect(readFileSync('build/sw.js', 'utf8')).not.toContain('_headers');
});
