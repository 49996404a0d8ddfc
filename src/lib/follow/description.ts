import type { Candidate } from './candidate';
import { candidatesIn } from './candidate';
import type { Endpoint, FollowCode } from './code';

/** What a session description says of its browser; undefined where something is missing. */
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
