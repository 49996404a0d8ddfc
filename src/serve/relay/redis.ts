import type { Extension } from '@hocuspocus/server';

/**
 * Joins instances that use the same Redis: those who connect to one of them are in the rooms of all.
 * @param address `redis://host:port`
 */
export async function joinedBy(address: string): Promise<Extension> {
	const { Redis } = await import('@hocuspocus/extension-redis');
	const { hostname, port, username, password, protocol } = new URL(address);
	return new Redis({
		host: hostname,
		port: Number(port === '' ? 6379 : port),
		prefix: 'tilekeep-relay',
		options: {
			...(username !== '' && { username }),
			...(password !== '' && { password: decodeURIComponent(password) }),
			...(protocol === 'rediss:' && { tls: {} })
		}
	});
}
