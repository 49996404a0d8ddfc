import { X509Certificate } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { makeAuthority, makeCertificate, type Identity } from './certificates';

/** Certificates are renewed this long before they run out, so that no evening is cut short. */
const MARGIN = 30 * 86_400_000;

/** Where programs of this user keep their data. */
function dataFolder(): string {
	const { LOCALAPPDATA, XDG_DATA_HOME } = process.env;
	if (process.platform === 'win32') return LOCALAPPDATA ?? join(homedir(), 'AppData/Local');
	if (process.platform === 'darwin') return join(homedir(), 'Library/Application Support');
	return XDG_DATA_HOME ?? join(homedir(), '.local/share');
}

/** The folder in which the local authority of this user is kept. */
const authorityFolder = (): string => join(dataFolder(), 'tilekeep');

const read = (file: string): Promise<string | undefined> =>
	readFile(file, 'utf8').catch(() => undefined);

/** Writes a file beside the old one, and renames it: there is never half a file, and never one that others could read before. */
async function keepPrivate(file: string, text: string): Promise<void> {
	const beside = `${file}.${String(process.pid)}`;
	await writeFile(beside, text, { mode: 0o600, flag: 'wx' });
	await rename(beside, file);
}

async function kept(folder: string, name: string): Promise<Identity | undefined> {
	const [certificate, key] = await Promise.all([
		read(join(folder, `${name}.crt`)),
		read(join(folder, `${name}.key`))
	]);
	return certificate !== undefined && key !== undefined ? { certificate, key } : undefined;
}

/** The certificate is written last: without it, a key isn't used. */
async function keep(folder: string, name: string, identity: Identity): Promise<Identity> {
	await mkdir(folder, { recursive: true, mode: 0o700 });
	await keepPrivate(join(folder, `${name}.key`), identity.key);
	await keepPrivate(join(folder, `${name}.crt`), identity.certificate);
	return identity;
}

/** The certificate in a PEM; undefined if it is damaged or about to run out. */
function current({ certificate }: Identity, now: Date): X509Certificate | undefined {
	try {
		const read = new X509Certificate(certificate);
		return Date.parse(read.validTo) > now.getTime() + MARGIN ? read : undefined;
	} catch {
		return undefined;
	}
}

function isFor(
	identity: Identity,
	authority: Identity,
	addresses: readonly string[],
	now: Date
): boolean {
	const certificate = current(identity, now);
	const names = (certificate?.subjectAltName ?? '').split(', ');
	return (
		certificate?.verify(new X509Certificate(authority.certificate).publicKey) === true &&
		names.length === addresses.length &&
		addresses.every((address) => certificate.checkIP(address) !== undefined)
	);
}

/** What a server needs so that phones can trust it. */
export interface Trust {
	readonly authority: Identity;
	readonly server: Identity;
}

/**
 * The authority kept in a folder, and a certificate for a server at some addresses. Both are made if they are missing, damaged or
 * about to run out; the certificate also if the addresses have changed.
 */
export async function trustFor(
	addresses: readonly string[],
	folder = authorityFolder(),
	now = new Date()
): Promise<Trust> {
	const oldAuthority = await kept(folder, 'authority');
	const authority =
		oldAuthority && current(oldAuthority, now)
			? oldAuthority
			: await keep(folder, 'authority', await makeAuthority(now));
	const oldServer = await kept(folder, 'server');
	const server =
		oldServer && isFor(oldServer, authority, addresses, now)
			? oldServer
			: await keep(folder, 'server', await makeCertificate(authority, addresses, now));
	return { authority, server };
}
