import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serve, type Server } from '../../src/serve/serve';

let folder: string;
let server: Server;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'served-'));
	await mkdir(join(folder, '_app/immutable'), { recursive: true });
	await mkdir(join(folder, 'new'));
	await writeFile(join(folder, '200.html'), 'fallback');
	await writeFile(join(folder, 'new/index.html'), 'new game');
	await writeFile(join(folder, 'sw.js'), 'worker');
	await writeFile(join(folder, '_app/immutable/a.js'), 'chunk');
	server = await serve(folder);
});

afterAll(async () => {
	await server.close();
	await rm(folder, { recursive: true });
});

const get = (path: string) => fetch(server.url + path);

it.each([
	['/new/', 'new game'],
	['/200.html', 'fallback'],
	['/game/17/', 'fallback'],
	['/sw.js', 'worker']
])('answers %s with what a static host would', async (path, text) => {
	const response = await get(path);
	expect([response.status, await response.text()]).toEqual([200, text]);
});

it('answers 404 for a missing file, so that a broken precache is noticed', async () => {
	expect((await get('/_app/immutable/gone.js')).status).toBe(404);
});

it.each([
	['/_app/immutable/a.js', 'public, max-age=31536000, immutable'],
	['/new/', 'no-cache'],
	['/game/17/', 'no-cache'],
	['/sw.js', 'no-cache']
])('lets a browser keep %s: %s', async (path, kept) => {
	expect((await get(path)).headers.get('cache-control')).toBe(kept);
});

it('stops answering when closed', async () => {
	const short = await serve(folder);
	await short.close();
	await expect(fetch(short.url)).rejects.toThrow();
});
