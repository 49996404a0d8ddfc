import { X509Certificate } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { Relay } from '../relay/relay';
import { closed, listening } from '../listening';
import { serve, type Server } from '../serve';
import { inUrl } from './addresses';
import type { Doors } from './instructions';
import type { Trust } from './kept';

const CERTIFICATE = '/tilekeep.crt';

/**
 * Answers with the certificate without encryption, because phones fetch it before they trust the server. All other addresses lead
 * to the app.
 */
function handOut(authority: string, app: string): RequestListener {
	const { raw } = new X509Certificate(authority);
	return ({ url }, response) => {
		if (url !== CERTIFICATE) return void response.writeHead(302, { Location: `${app}/` }).end();
		response.writeHead(200, {
			'Content-Type': 'application/x-x509-ca-cert',
			'Content-Disposition': 'attachment; filename="tilekeep.crt"',
			'Content-Length': raw.length
		});
		response.end(raw);
	};
}

/** A server in the local network, with what to open on a phone. @internal */
export interface Shared extends Doors {
	readonly close: () => Promise<void>;
}

/** How an app is shared. The ports are any free ones, unless the first is given: then the second is the next one. */
interface Sharing {
	readonly folder?: string;
	readonly port?: number;
	readonly base?: string;
	readonly relay?: () => Relay | undefined;
}

/** Serves the built app at an address of a local network over HTTPS, and the certificate of its authority over HTTP. */
export async function shareAt(
	address: string,
	{ authority, server }: Trust,
	{ folder = 'build', port = 0, base = '', relay = () => undefined }: Sharing = {}
): Promise<Shared> {
	const app: Server = await serve(folder, {
		port,
		base,
		relay,
		host: address,
		identity: server
	});
	const door = createServer(handOut(authority.certificate, app.url));
	const doorPort = await listening(door, port === 0 ? 0 : port + 1, address).catch(
		async (error: unknown) => {
			await app.close();
			throw error;
		}
	);
	return {
		app: `${app.url}/`,
		authority: `http://${inUrl(address)}:${String(doorPort)}${CERTIFICATE}`,
		close: async () => {
			await Promise.all([app.close(), closed(door)]);
		}
	};
}
