import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import type { Server } from '../../../src/serve/serve';

/** Where Caddy is unpacked on a machine that has none. */
export const CADDY_FOLDER = 'node_modules/.cache/caddy';

const answers = (file: string): boolean => spawnSync(file, ['version']).status === 0;

/** The machine's Caddy, or the one that was unpacked for the tests. */
export const findCaddy = (): string | undefined =>
	['caddy', resolve(join(CADDY_FOLDER, 'usr/bin/caddy'))].find(answers);

async function freePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	server.close();
	return typeof address === 'object' && address ? address.port : 0;
}

const isUp = (url: string): Promise<boolean> =>
	fetch(url).then(
		() => true,
		() => false
	);

async function untilUp(url: string): Promise<void> {
	while (!(await isUp(url))) await new Promise((again) => setTimeout(again, 50));
}

/** Serves a built app by the configuration of the container. */
export async function serveByCaddy(caddy: string, folder: string, base: string): Promise<Server> {
	const port = await freePort();
	const server = spawn(
		caddy,
		['run', '--config', 'src/serve/hosting/Caddyfile', '--adapter', 'caddyfile'],
		{
			stdio: 'ignore',
			env: {
				...process.env,
				PORT: String(port),
				FOLDER: resolve(folder),
				BASE_PATH: base
			}
		}
	);
	const url = `http://127.0.0.1:${String(port)}${base}`;
	await untilUp(`${url}/`);
	return {
		url,
		close: async () => {
			server.kill();
			await once(server, 'exit');
		}
	};
}
