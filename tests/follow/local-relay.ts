import { createServer } from 'node:http';
import { closed, listening } from '../../src/serve/listening';
import { LIMITS, type Limits } from '../../src/serve/relay/limits';
import { Relay } from '../../src/serve/relay/relay';

/** A relay on this machine that a test can kill and start again at the same address. */
export interface LocalRelay {
	readonly url: string;
	/** Kills it with all its rooms, and starts another. */
	readonly kill: () => Promise<void>;
	readonly start: () => void;
	readonly close: () => Promise<void>;
}

/** Starts a relay on any free port. */
export async function localRelay(limits: Limits = LIMITS): Promise<LocalRelay> {
	let relay: Relay | undefined = new Relay(limits);
	const server = createServer((_, response) => response.writeHead(404).end());
	server.on('upgrade', (request, socket, head) => {
		if (relay) relay.upgrade(request, socket, head);
		else socket.destroy();
	});
	const port = await listening(server, 0, '127.0.0.1');
	const kill = async () => {
		const killed = relay;
		relay = undefined;
		await killed?.close();
	};
	return {
		url: `ws://127.0.0.1:${String(port)}/relay`,
		kill,
		start: () => {
			relay = new Relay(limits);
		},
		close: async () => {
			await kill();
			await closed(server);
		}
	};
}
