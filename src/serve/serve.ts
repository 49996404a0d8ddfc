import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import sirv from 'sirv';
import { cacheControl, HEADERS } from '../build-tools/headers';
import { inUrl } from './lan/addresses';
import type { Identity } from './lan/certificates';
import { closed, listening } from './listening';
import type { Relay } from './relay/relay';

/** A running server: its address, and how to stop it. */
export interface Server {
	readonly url: string;
	readonly close: () => Promise<void>;
}

const HOST = '127.0.0.1';

/** How an app that was built for a path is served. */
interface Served {
	/** The port; any free one if it isn't given. */
	readonly port?: number;
	/** What an unknown path without an extension gets. */
	readonly single?: string;
	/** The path on the host below which the app is. Nothing else is served. */
	readonly base?: string;
	/** The address at which it is served: if it isn't given, one that only this machine can reach. */
	readonly host?: string;
	/** A certificate and its key. If they are given, the app is served over HTTPS. */
	readonly identity?: Identity;
	/** The relay at `/relay`, as long as there is one. */
	readonly relay?: () => Relay | undefined;
}

/** Serves a built app as a plain static host would. Rejects if the port is taken. */
export async function serve(
	folder = 'build',
	{ port = 0, single = '200.html', base = '', host = HOST, identity, relay }: Served = {}
): Promise<Server> {
	const files = sirv(folder, {
		single,
		etag: true,
		gzip: true,
		brotli: true,
		setHeaders: (response, path) => {
			response.setHeader('Cache-Control', cacheControl(path));
			for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
		}
	});
	const answer: RequestListener = (request, response) => {
		const { url = '' } = request;
		const relayed = url === `${base}/relay` ? relay?.() : undefined;
		if (relayed) {
			relayed.answer(request, response);
			return;
		}
		if (!url.startsWith(`${base}/`)) return void response.writeHead(404).end();
		request.url = url.slice(base.length);
		files(request, response);
	};
	const server = identity
		? createSecureServer({ cert: identity.certificate, key: identity.key }, answer)
		: createServer(answer);
	server.on('upgrade', (request, socket, head) => {
		const relayed = request.url === `${base}/relay` ? relay?.() : undefined;
		if (relayed) relayed.upgrade(request, socket, head);
		else socket.destroy();
	});
	const used = await listening(server, port, host);
	const origin = `${identity ? 'https' : 'http'}://${inUrl(host)}:${String(used)}`;
	return { url: `${origin}${base}`, close: () => closed(server) };
}
