import { createServer, type Server as HttpServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import sirv from 'sirv';
import { BASE_PATH } from '../../svelte.config.js';

/** A running server: its address, and how to stop it. */
export interface Server {
	readonly url: string;
	readonly close: () => Promise<void>;
}

const HOST = '127.0.0.1';
const A_YEAR = 'public, max-age=31536000, immutable';

/** SvelteKit puts a content hash into names below /_app/immutable; everything else must be revalidated. */
function cacheControl(path: string): string {
	return path.startsWith('/_app/immutable/') ? A_YEAR : 'no-cache';
}

function listen(server: HttpServer, port: number): Promise<number> {
	return new Promise((resolve, reject) => {
		server.once('error', reject);
		server.listen(port, HOST, () => {
			const address = server.address();
			resolve(typeof address === 'object' && address ? address.port : port);
		});
	});
}

function close(server: HttpServer): Promise<void> {
	return new Promise((resolve) => {
		server.close(() => {
			resolve();
		});
		server.closeAllConnections();
	});
}

/** How an app that was built for a path is served. */
interface Served {
	/** Any free one unless it is given. */
	readonly port?: number;
	/** What an unknown path without an extension gets. */
	readonly single?: string;
	/** The path of the host below which the app is. Nothing else is served. */
	readonly base?: string;
}

/** Serves a built app as a plain static host would. Rejects if the port is taken. */
export async function serve(
	folder = 'build',
	{ port = 0, single = '200.html', base = '' }: Served = {}
): Promise<Server> {
	const files = sirv(folder, {
		single,
		etag: true,
		gzip: true,
		brotli: true,
		setHeaders: (response, path) => response.setHeader('Cache-Control', cacheControl(path))
	});
	const server = createServer((request, response) => {
		const { url = '' } = request;
		if (!url.startsWith(`${base}/`)) return void response.writeHead(404).end();
		request.url = url.slice(base.length);
		files(request, response);
	});
	const used = await listen(server, port);
	return { url: `http://${HOST}:${String(used)}${base}`, close: () => close(server) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
	const { url } = await serve('build', {
		port: Number(process.env['PORT'] ?? 4173),
		base: BASE_PATH
	});
	console.log(`Tilekeep is at ${url}`);
}
