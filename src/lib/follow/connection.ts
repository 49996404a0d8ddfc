import type { FollowCode, Endpoint } from './code';
import { type Candidate, candidatesIn } from './candidate';

/** How long a browser may look for its own addresses, in ms: it goes on with those it has. */
const GATHERING_MS = 3_000;

/** A way to another device, direct or by a relay. */
export interface Reach {
	/** Called with every change: whether the other side is within reach. It may come back by itself. */
	onreach: (reachable: boolean) => void;
	close: () => void;
}

/** A connection that was offered, or answered: its code, and its channel as soon as the other side is there. */
export interface Connecting extends Reach {
	readonly code: FollowCode;
	/** Resolves when both sides can speak. Never rejects. */
	readonly opened: Promise<RTCDataChannel>;
}

/** An offer waits for its answer. */
export interface Offer extends Connecting {
	/** Takes the answer to this offer. Rejects when the browser can't make sense of it. */
	readonly accept: (answer: FollowCode) => Promise<void>;
}

/** Offers a connection. Only called when a user asked for it. No server helps: only the local network is asked. */
export async function makeOffer(tags: Pick<FollowCode, 'game' | 'offer'>): Promise<Offer> {
	const peer = new RTCPeerConnection({ iceServers: [] });
	const opened = whenOpen(peer.createDataChannel('game'));
	const connecting = await begin(peer, { kind: 'offer', ...tags }, opened);
	const accept = (answer: FollowCode) => peer.setRemoteDescription(descriptionOf(answer));
	return Object.assign(connecting, { accept });
}

/** Answers an offer, with the same limits as {@link makeOffer}. Rejects when the browser can't make sense of it. */
export async function makeAnswer(offer: FollowCode): Promise<Connecting> {
	const peer = new RTCPeerConnection({ iceServers: [] });
	const opened = channelOf(peer);
	try {
		await peer.setRemoteDescription(descriptionOf(offer));
		return await begin(peer, { ...offer, kind: 'answer' }, opened);
	} catch (error) {
		peer.close();
		throw error;
	}
}

/** The channel that the other side opens. */
export const channelOf = (peer: RTCPeerConnection): Promise<RTCDataChannel> =>
	new Promise((resolve) => {
		peer.addEventListener('datachannel', ({ channel }) => void whenOpen(channel).then(resolve));
	});

/**
 * Describes this side, and looks for its addresses.
 * @param description what the browser takes as its own description; by default the one it makes
 */
export async function begin(
	peer: RTCPeerConnection,
	tags: Omit<FollowCode, 'endpoint'>,
	opened: Promise<RTCDataChannel>,
	description?: RTCLocalSessionDescriptionInit
): Promise<Connecting> {
	await peer.setLocalDescription(description);
	await gatherCandidates(peer);
	const endpoint = endpointIn(peer.localDescription?.sdp ?? '');
	if (!endpoint) throw new Error('The browser describes no connection.');
	const connecting: Connecting = {
		code: { ...tags, endpoint },
		opened,
		onreach: () => undefined,
		close: () => {
			peer.close();
		}
	};
	// Even after `failed`, a phone that wakes up can be back: the connection ends only with its channel.
	peer.addEventListener('connectionstatechange', () => {
		connecting.onreach(peer.connectionState === 'connected');
	});
	return connecting;
}

/**
 * Resolves when a channel is open. A channel keeps no messages for listeners that come later, and the other side may speak at
 * once, even before this side is told that the channel is open. So messages are held back until the caller has had time to
 * listen.
 * @internal
 */
export const whenOpen = (channel: RTCDataChannel): Promise<RTCDataChannel> =>
	new Promise((resolve) => {
		channel.binaryType = 'arraybuffer';
		const release = held(channel);
		const open = () => {
			resolve(channel);
			setTimeout(release);
		};
		if (channel.readyState === 'open') open();
		else channel.addEventListener('open', open);
	});

/** Holds back all messages of a channel. The returned function hands them on, and ends that. */
function held(channel: RTCDataChannel): () => void {
	const waiting: unknown[] = [];
	const hold = (event: MessageEvent<unknown>) => {
		event.stopImmediatePropagation();
		waiting.push(event.data);
	};
	channel.addEventListener('message', hold);
	return () => {
		channel.removeEventListener('message', hold);
		for (const data of waiting) channel.dispatchEvent(new MessageEvent('message', { data }));
	};
}

const gatherCandidates = (peer: RTCPeerConnection): Promise<void> =>
	new Promise((resolve) => {
		const look = () => {
			if (peer.iceGatheringState === 'complete') resolve();
		};
		peer.addEventListener('icegatheringstatechange', look);
		setTimeout(resolve, GATHERING_MS);
		look();
	});

/**
 * Runs something while the camera is on, and says whether it was: browsers tell their real address in the local network only
 * to pages that may use the camera.
 */
export async function withCamera<T>(run: () => Promise<T>): Promise<T> {
	const camera = await openCamera();
	try {
		return await run();
	} finally {
		for (const track of camera?.getTracks() ?? []) track.stop();
	}
}

/** The camera; undefined if there is none, or it isn't allowed. */
async function openCamera(): Promise<MediaStream | undefined> {
	try {
		return await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
	} catch {
		return undefined;
	}
}

/** What a session description says of its browser; undefined if something is missing. @internal */
export function endpointIn(sdp: string): Endpoint | undefined {
	const ufrag = /^a=ice-ufrag:(\S+)/m.exec(sdp)?.[1];
	const pwd = /^a=ice-pwd:(\S+)/m.exec(sdp)?.[1];
	const fingerprint = /^a=fingerprint:sha-256 (\S+)/im.exec(sdp)?.[1]?.toUpperCase();
	if (ufrag === undefined || pwd === undefined || fingerprint === undefined) return undefined;
	return { ufrag, pwd, fingerprint, candidates: candidatesIn(sdp) };
}

/** The session description of the browser that made a code: one data channel, and nothing else (RFC 8841). */
export function descriptionOf(code: FollowCode): RTCSessionDescriptionInit {
	const { kind, endpoint } = code;
	const lines = [
		'v=0',
		'o=- 1 2 IN IP4 127.0.0.1',
		's=-',
		't=0 0',
		'a=group:BUNDLE 0',
		'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
		'c=IN IP4 0.0.0.0',
		...endpoint.candidates.map(candidateLine),
		`a=ice-ufrag:${endpoint.ufrag}`,
		`a=ice-pwd:${endpoint.pwd}`,
		`a=fingerprint:sha-256 ${endpoint.fingerprint}`,
		`a=setup:${kind === 'offer' ? 'actpass' : 'active'}`,
		'a=mid:0',
		'a=sctp-port:5000',
		'a=max-message-size:262144'
	];
	return { type: kind, sdp: lines.map((line) => `${line}\r\n`).join('') };
}

/** The priority of a host's address (RFC 8445, section 5.1.2.1): the first is tried first. */
const candidateLine = ({ address, port }: Candidate, index: number): string =>
	`a=candidate:${String(index + 1)} 1 udp ${String(2113937151 - index * 256)} ${address} ${String(port)} typ host`;
