import { createServer, type Server as HttpServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import sirv from 'sirv';

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

/**
 * Serves a built app as a plain static host would: an unknown path without an extension gets the page `single`.
 * Port 0 takes any free one. Rejects if the port is taken.
 */
export async function serve(folder = 'build', port = 0, single = '200.html'): Promise<Server> {
	const files = sirv(folder, {
		single,
		etag: true,
		gzip: true,
		brotli: true,
		setHeaders: (response, path) => response.setHeader('Cache-Control', cacheControl(path))
	});
	const server = createServer((request, response) => {
		files(request, response);
	});
	const used = await listen(server, port);
	return { url: `http://${HOST}:${String(used)}`, close: () => close(server) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
	const { url } = await serve('build', Number(process.env['PORT'] ?? 4173));
	console.log(`Tilekeep is at ${url}`);
}
