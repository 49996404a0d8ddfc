import { X509Certificate } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, connect } from 'node:tls';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeCertificate } from '../../../src/serve/lan/certificates';
import { trustFor, type Trust } from '../../../src/serve/lan/kept';

const DAY = 86_400_000;
const NOW = new Date('2026-11-22T20:00:00Z');
const HOME = ['10.1.2.3', '192.168.1.20'];

let folder: string;

beforeEach(async () => {
	folder = join(await mkdtemp(join(tmpdir(), 'authority-')), 'tilekeep');
});

afterEach(async () => {
	await rm(join(folder, '..'), { recursive: true });
});

const later = (days: number): Date => new Date(NOW.getTime() + days * DAY);
const read = ({ authority, server }: Trust) => ({
	authority: new X509Certificate(authority.certificate),
	server: new X509Certificate(server.certificate)
});

it('makes an authority that vouches for itself, and a certificate for all addresses that it vouches for', async () => {
	const { authority, server } = read(await trustFor(HOME, folder, NOW));
	expect([authority.ca, server.ca]).toEqual([true, false]);
	expect(authority.verify(authority.publicKey)).toBe(true);
	expect(server.verify(authority.publicKey)).toBe(true);
	expect(server.checkIssued(authority)).toBe(true);
	expect(HOME.map((address) => server.checkIP(address))).toEqual(HOME);
	expect(server.checkIP('192.168.1.21')).toBeUndefined();
	expect(server.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1']);
});

it('vouches for no longer than iOS accepts, and from a day before', async () => {
	const { server } = read(await trustFor(HOME, folder, NOW));
	const [from, to] = [Date.parse(server.validFrom), Date.parse(server.validTo)];
	expect((to - from) / DAY).toBeLessThanOrEqual(398);
	expect((NOW.getTime() - from) / DAY).toBe(1);
});

it('keeps both, in files that nobody else can read', async () => {
	const first = await trustFor(HOME, folder, NOW);
	expect(await trustFor(HOME, folder, later(300))).toEqual(first);
	const names = (await readdir(folder)).sort();
	expect(names).toEqual(['authority.crt', 'authority.key', 'server.crt', 'server.key']);
	if (process.platform === 'win32') return;
	const modes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mode));
	expect(modes.map((mode) => mode & 0o777)).toEqual([0o600, 0o600, 0o600, 0o600]);
	expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

it.each([
	['an address changed', ['10.1.2.3', '192.168.1.21'], NOW],
	['an address came', [...HOME, '10.0.0.1'], NOW],
	['an address went', ['10.1.2.3'], NOW],
	['it is about to run out', HOME, later(340)]
])('renews the certificate and keeps the authority when %s', async (_, addresses, now) => {
	const first = await trustFor(HOME, folder, NOW);
	const next = await trustFor(addresses, folder, now);
	expect(next.authority).toEqual(first.authority);
	expect(next.server).not.toEqual(first.server);
	expect(addresses.map((address) => read(next).server.checkIP(address))).toEqual(addresses);
});

it('makes all anew when the authority is about to run out', async () => {
	const first = await trustFor(HOME, folder, NOW);
	const next = await trustFor(HOME, folder, later(3640));
	expect(next.authority).not.toEqual(first.authority);
	expect(read(next).server.verify(read(next).authority.publicKey)).toBe(true);
});

it('makes anew what is damaged', async () => {
	await trustFor(HOME, folder, NOW);
	await writeFile(join(folder, 'authority.crt'), 'half a file');
	const { authority, server } = read(await trustFor(HOME, folder, NOW));
	expect(server.verify(authority.publicKey)).toBe(true);
});

/** What a client says that trusts an authority and opens a connection to a server; undefined if it is content. */
async function complaint({ authority, server }: Trust, servername: string) {
	const { certificate: cert, key } = server;
	const listener = createServer({ cert, key }).listen(0, '127.0.0.1');
	await new Promise((resolve) => listener.once('listening', resolve));
	const address = listener.address();
	const port = typeof address === 'object' && address ? address.port : 0;
	const client = connect({ port, host: '127.0.0.1', ca: authority.certificate, servername });
	const said = await new Promise<string | undefined>((resolve) => {
		client.once('secureConnect', () => {
			resolve(undefined);
		});
		client.once('error', ({ message }: Error) => {
			resolve(message);
		});
	});
	client.destroy();
	listener.close();
	return said;
}

it('is refused by clients outside local networks, whoever has its key', async () => {
	const { authority } = await trustFor(HOME, folder);
	const abroad = await makeCertificate(authority, ['127.0.0.1']);
	expect(await complaint({ authority, server: abroad }, '')).toMatch(/permitted subtree/i);
});
