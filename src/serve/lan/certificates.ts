// The library below needs it to be imported first.
import 'reflect-metadata';
import { AsnConvert } from '@peculiar/asn1-schema';
import {
	GeneralName,
	GeneralSubtree,
	GeneralSubtrees,
	id_ce_nameConstraints,
	NameConstraints
} from '@peculiar/asn1-x509';
import {
	AuthorityKeyIdentifierExtension,
	BasicConstraintsExtension,
	ExtendedKeyUsage,
	ExtendedKeyUsageExtension,
	Extension,
	KeyUsageFlags,
	KeyUsagesExtension,
	PemConverter,
	SubjectAlternativeNameExtension,
	SubjectKeyIdentifierExtension,
	X509Certificate,
	X509CertificateGenerator
} from '@peculiar/x509';
import { createPrivateKey } from 'node:crypto';
import { hostname } from 'node:os';
import { PRIVATE_RANGES } from './addresses';

/** A certificate and its private key, both as PEM. */
export interface Identity {
	readonly certificate: string;
	readonly key: string;
}

const DAY = 86_400_000;
/** iOS refuses more than 398 days. */
const SERVER_DAYS = 365;
const AUTHORITY_DAYS = 3650;

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

const newKeys = (): Promise<CryptoKeyPair> =>
	crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);

async function keyAsPem({ privateKey }: CryptoKeyPair): Promise<string> {
	return PemConverter.encode(await crypto.subtle.exportKey('pkcs8', privateKey), 'PRIVATE KEY');
}

function signingKey(pem: string): Promise<CryptoKey> {
	const pkcs8 = createPrivateKey(pem).export({ type: 'pkcs8', format: 'der' });
	return crypto.subtle.importKey('pkcs8', new Uint8Array(pkcs8), ALGORITHM, false, ['sign']);
}

/** Valid from a day before, because clocks of phones may be behind. */
const valid = (now: Date, days: number) => ({
	notBefore: new Date(now.getTime() - DAY),
	notAfter: new Date(now.getTime() + (days - 1) * DAY)
});

/**
 * Limits an authority to private addresses: even with its stolen key, nobody can pretend to be anything else than a home network.
 */
function onlyPrivateAddresses(): Extension {
	const ranges = PRIVATE_RANGES.map((range) => new GeneralName({ iPAddress: range }));
	const names = [...ranges, new GeneralName({ dNSName: 'localhost' })];
	const permittedSubtrees = new GeneralSubtrees(names.map((base) => new GeneralSubtree({ base })));
	const raw = AsnConvert.serialize(new NameConstraints({ permittedSubtrees }));
	return new Extension(id_ce_nameConstraints, true, raw);
}

/** A new authority, which phones can be told to trust. It can only vouch for addresses in local networks. */
export async function makeAuthority(now = new Date()): Promise<Identity> {
	const keys = await newKeys();
	const made = await X509CertificateGenerator.createSelfSigned({
		name: [{ CN: [`Tilekeep on ${hostname()}`] }],
		keys,
		signingAlgorithm: ALGORITHM,
		...valid(now, AUTHORITY_DAYS),
		extensions: [
			new BasicConstraintsExtension(true, 0, true),
			new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
			onlyPrivateAddresses(),
			await SubjectKeyIdentifierExtension.create(keys.publicKey)
		]
	});
	return { certificate: made.toString('pem'), key: await keyAsPem(keys) };
}

/** A new certificate for a server at some addresses, which an authority vouches for. */
export async function makeCertificate(
	authority: Identity,
	addresses: readonly string[],
	now = new Date()
): Promise<Identity> {
	const keys = await newKeys();
	const issuer = new X509Certificate(authority.certificate);
	const made = await X509CertificateGenerator.create({
		// With a space, so that nothing takes it for the name of a host.
		subject: 'CN=Tilekeep server',
		issuer: issuer.subjectName,
		publicKey: keys.publicKey,
		signingKey: await signingKey(authority.key),
		signingAlgorithm: ALGORITHM,
		...valid(now, SERVER_DAYS),
		extensions: [
			new BasicConstraintsExtension(false, undefined, true),
			new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
			new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
			new SubjectAlternativeNameExtension(
				addresses.map((value) => ({ type: 'ip' as const, value }))
			),
			await AuthorityKeyIdentifierExtension.create(issuer.publicKey)
		]
	});
	return { certificate: made.toString('pem'), key: await keyAsPem(keys) };
}
