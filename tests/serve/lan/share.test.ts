import { X509Certificate } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get as getPlain } from 'node:http';
import { get as getSecure } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IncomingMessage } from 'node:http';
import type { PeerCertificate } from 'node:tls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { privateAddresses } from '../../../src/serve/lan/addresses';
import { trustFor, type Trust } from '../../../src/serve/lan/kept';
import { shareAt, type Shared } from '../../../src/serve/lan/share';

/** Without a local network nothing can be shared in it. */
const [address] = privateAddresses();

let home: string;
let trust: Trust;
let shared: Shared;

beforeAll(async () => {
	home = await mkdtemp(join(tmpdir(), 'shared-'));
	const folder = join(home, 'build');
	await mkdir(folder);
	await writeFile(join(folder, '200.html'), 'fallback');
	await writeFile(join(folder, 'index.html'), 'first page');
	if (address === undefined) return;
	trust = await trustFor([address], join(home, 'kept'));
	shared = await shareAt(address, trust, { folder });
});

afterAll(async () => {
	if (address !== undefined) await shared.close();
	await rm(home, { recursive: true });
});

/** A response with its body. */
interface Answer {
	readonly status: number | undefined;
	readonly headers: IncomingMessage['headers'];
	readonly body: Buffer;
}

/** Node's own check, of 22.23, takes no IPv6 address for its certificate's. */
const isOwnAddress = (_: string, { raw }: PeerCertificate): Error | undefined =>
	address !== undefined && new X509Certificate(raw).checkIP(address) === address
		? undefined
		: new Error('The certificate is of another address.');

async function answerTo(url: string, ca?: string): Promise<Answer> {
	const response = await new Promise<IncomingMessage>((resolve, reject) => {
		const asked = url.startsWith('https:')
			? getSecure(url, { ca, agent: false, checkServerIdentity: isOwnAddress }, resolve)
			: getPlain(url, { agent: false }, resolve);
		asked.once('error', reject);
	});
	const parts: Buffer[] = [];
	for await (const part of response) parts.push(Buffer.from(part as Uint8Array));
	const { statusCode: status, headers } = response;
	return { status, headers, body: Buffer.concat(parts) };
}

it.skipIf(address === undefined)('serves whoever trusts the authority', async () => {
	const { status, body } = await answerTo(shared.app, trust.authority.certificate);
	expect([status, body.toString()]).toEqual([200, 'first page']);
});

it.skipIf(address === undefined)('is not trusted by anybody else', async () => {
	await expect(answerTo(shared.app)).rejects.toThrow(/certificate/);
});

it.skipIf(address === undefined)('hands out the certificate, never a key', async () => {
	const { status, headers, body } = await answerTo(shared.authority);
	expect([status, headers['content-type']]).toEqual([200, 'application/x-x509-ca-cert']);
	expect(body).toEqual(new X509Certificate(trust.authority.certificate).raw);
});

it.skipIf(address === undefined)('leads from every other plain address to the app', async () => {
	const { status, headers } = await answerTo(new URL('/authority.key', shared.authority).href);
	expect([status, headers.location]).toEqual([302, shared.app]);
});
