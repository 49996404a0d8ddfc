import type { FollowCode } from './code';
import { begin, channelOf, type Connecting, descriptionOf } from './connection';

/*
 * A follower whose page is loaded again comes back without a code, if the browser allows it: the keeper holds a second connection
 * ready, and the follower stores what is needed to answer it. The names and passwords of ICE are agreed on before, and written
 * into the browser's own description: the standard lets browsers refuse that. Then a new code is needed, as without all this.
 */

/** What is needed to answer an offer later, with what was told of it. */
export interface WayBack {
	readonly offer: FollowCode;
	/** The keeper knows its fingerprint. It can be stored; nobody can read its key. */
	readonly certificate: RTCCertificate;
	readonly ufrag: string;
	readonly pwd: string;
}

const CURVE: EcKeyGenParams = { name: 'ECDSA', namedCurve: 'P-256' };

/**
 * A random text for ICE.
 * @param bytes how many bytes it stands for: with a multiple of three it needs no `=` at its end
 */
const randomText = (bytes: number): string =>
	btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes))));

/** Makes what will answer an offer. Doesn't connect to anybody yet. */
export async function makeWayBack(offer: FollowCode): Promise<WayBack> {
	const certificate = await RTCPeerConnection.generateCertificate(CURVE);
	return { offer, certificate, ufrag: randomText(6), pwd: randomText(18) };
}

/**
 * The answer that the keeper is told now; undefined if the browser doesn't tell its fingerprint. It has no address: none is known
 * yet.
 */
export function answerBy({ offer, certificate, ufrag, pwd }: WayBack): FollowCode | undefined {
	if (!('getFingerprints' in certificate)) return undefined;
	const prints = certificate.getFingerprints();
	const fingerprint = prints.find(({ algorithm }) => algorithm === 'sha-256')?.value;
	if (fingerprint === undefined) return undefined;
	const endpoint = { ufrag, pwd, fingerprint: fingerprint.toUpperCase(), candidates: [] };
	return { ...offer, kind: 'answer', endpoint };
}

/** Gives the answer that was told before. Rejects if the browser doesn't allow that. */
export async function goBack(way: WayBack): Promise<Connecting> {
	const peer = new RTCPeerConnection({ iceServers: [], certificates: [way.certificate] });
	const opened = channelOf(peer);
	try {
		await peer.setRemoteDescription(descriptionOf(way.offer));
		const { sdp = '' } = await peer.createAnswer();
		const tags = { ...way.offer, kind: 'answer' } as const;
		const made = await begin(peer, tags, opened, {
			type: 'answer',
			sdp: withCredentials(sdp, way)
		});
		if (made.code.endpoint.ufrag !== way.ufrag) throw new Error('The browser uses another name.');
		return made;
	} catch (error) {
		peer.close();
		throw error;
	}
}

const withCredentials = (sdp: string, { ufrag, pwd }: WayBack): string =>
	sdp
		.replace(/^a=ice-ufrag:.*/m, `a=ice-ufrag:${ufrag}`)
		.replace(/^a=ice-pwd:.*/m, `a=ice-pwd:${pwd}`);
