import { createServer } from 'node:http';
import { listening } from '../listening';
import { joinedBy } from './redis';
import { Relay } from './relay';

/*
 * `npm run relay`: a separate relay on this machine, for a proxy that serves the app and `/relay` at one address. From the
 * environment: PORT; HOST; BASE_PATH, as the app was built; REDIS_URL, if several instances work together.
 */

const port = Number(process.env['PORT'] ?? 4180);
const host = process.env['HOST'] ?? '127.0.0.1';
const redis = process.env['REDIS_URL'];
// Not read from the app's configuration: that would load everything that builds the app.
const path = `${(process.env['BASE_PATH'] ?? '').replace(/\/+$/, '')}/relay`;

const relay = new Relay(undefined, redis === undefined ? [] : [await joinedBy(redis)]);
const server = createServer((request, response) => {
	if (request.url === path) relay.answer(request, response);
	else response.writeHead(404).end();
});
server.on('upgrade', (request, socket, head) => {
	if (request.url === path) relay.upgrade(request, socket, head);
	else socket.destroy();
});
try {
	const used = await listening(server, port, host);
	console.log(`The relay is at http://${host}:${String(used)}${path}.`);
} catch (error) {
	console.error(error instanceof Error ? error.message : String(error));
	process.exit(1);
}
// The bench asks how much memory it needs.
process.on('message', () => process.send?.({ ...relay.load, rss: process.memoryUsage().rss }));
