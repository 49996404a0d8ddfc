import type { Server as HttpServer } from 'node:http';

/** Starts a server, and returns its port. Rejects if the port is taken. */
export function listening(server: HttpServer, port: number, host: string): Promise<number> {
	return new Promise((resolve, reject) => {
		server.once('error', reject);
		server.listen(port, host, () => {
			const address = server.address();
			resolve(typeof address === 'object' && address ? address.port : port);
		});
	});
}

/** Stops a server, and whatever it is sending. */
export function closed(server: HttpServer): Promise<void> {
	return new Promise((resolve) => {
		server.close(() => {
			resolve();
		});
		server.closeAllConnections();
	});
}
