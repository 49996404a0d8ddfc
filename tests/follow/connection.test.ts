import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeAnswer, makeOffer, whenOpen, descriptionOf } from '../../src/lib/follow/connection';
import { answerBy, goBack, makeWayBack } from '../../src/lib/follow/way-back';
import type { FollowCode } from '../../src/lib/follow/code';
import { channels, ENDPOINT } from './channels';

const OFFER: FollowCode = { kind: 'offer', game: 1, offer: 2, endpoint: ENDPOINT };
const CERTIFICATE = {
	expires: 0,
	getFingerprints: () => [{ algorithm: 'sha-256', value: ENDPOINT.fingerprint.toLowerCase() }]
};

/** A browser's connection that goes through the states a test wants. */
class Peer extends EventTarget {
	static all: Peer[] = [];
	static generateCertificate = () => Promise.resolve(CERTIFICATE);
	/** False for a browser that goes on with its own names, whatever it is given. */
	static allows = true;
	readonly iceGatheringState = 'complete';
	connectionState = 'new';
	localDescription = descriptionOf(OFFER);
	closed = 0;

	constructor(readonly config: unknown) {
		super();
		Peer.all.push(this);
	}
	readonly createDataChannel = () => channels()[0];
	readonly createAnswer = () => Promise.resolve(descriptionOf({ ...OFFER, kind: 'answer' }));
	readonly setRemoteDescription = () => Promise.resolve();
	readonly setLocalDescription = (given?: RTCSessionDescriptionInit) => {
		if (given && Peer.allows) this.localDescription = given;
		return Promise.resolve();
	};
	readonly close = () => this.closed++;

	turn(state: string): void {
		this.connectionState = state;
		this.dispatchEvent(new Event('connectionstatechange'));
	}
}

beforeEach(() => {
	[Peer.all, Peer.allows] = [[], true];
	vi.stubGlobal('RTCPeerConnection', Peer);
});
afterEach(() => {
	vi.unstubAllGlobals();
});

describe('a connection', () => {
	it('asks no server, whoever begins', async () => {
		await makeOffer(OFFER);
		await makeAnswer(OFFER);
		await goBack(await makeWayBack(OFFER));
		const [one, other, back] = Peer.all.map(({ config }) => config);
		expect([one, other]).toEqual([{ iceServers: [] }, { iceServers: [] }]);
		expect(back).toEqual({ iceServers: [], certificates: [CERTIFICATE] });
	});

	it('is never torn down when it failed: who wakes up is back', async () => {
		const offer = await makeOffer(OFFER);
		const reached: boolean[] = [];
		offer.onreach = (reachable) => reached.push(reachable);
		const [peer] = Peer.all;
		for (const state of ['connected', 'disconnected', 'failed', 'connected']) peer?.turn(state);
		expect(reached).toEqual([true, false, false, true]);
		expect(peer?.closed).toBe(0);
	});
});

describe('a way back', () => {
	it('answers with the name and password that the keeper was told', async () => {
		const way = await makeWayBack(OFFER);
		const answer = answerBy(way);
		expect(answer).toMatchObject({ kind: 'answer', game: 1, offer: 2 });
		expect(answer?.endpoint.fingerprint).toBe(ENDPOINT.fingerprint);
		const { code } = await goBack(way);
		expect(code.endpoint).toMatchObject({ ufrag: way.ufrag, pwd: way.pwd });
		expect([way.ufrag.length, way.pwd.length]).toEqual([8, 24]);
	});

	it('isn’t gone by a browser that takes no names, and nothing stays open', async () => {
		Peer.allows = false;
		await expect(goBack(await makeWayBack(OFFER))).rejects.toThrow();
		expect(Peer.all[0]?.closed).toBe(1);
	});

	it('isn’t offered an answer where the browser tells no fingerprint', async () => {
		const { getFingerprints: _, ...silent } = CERTIFICATE;
		const way = { ...(await makeWayBack(OFFER)), certificate: silent as RTCCertificate };
		expect(answerBy(way)).toBeUndefined();
	});
});

/** A data channel that a test opens. */
class Opening extends EventTarget {
	readyState = 'connecting';
	binaryType = 'blob';

	says(data: string): void {
		this.dispatchEvent(new MessageEvent('message', { data }));
	}
	opens(): void {
		this.readyState = 'open';
		this.dispatchEvent(new Event('open'));
	}
}

describe('a channel', () => {
	it('loses nothing that the other side says before or while it opens', async () => {
		vi.useRealTimers();
		const opening = new Opening();
		const heard: unknown[] = [];
		// Only what the code uses of it.
		const channel = opening as unknown as RTCDataChannel;
		const listening = whenOpen(channel).then((opened) => {
			opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.push(data));
		});
		opening.says('before');
		opening.opens();
		opening.says('while');
		await listening;
		opening.says('after');
		await vi.waitFor(() => {
			expect(heard).toHaveLength(3);
		}, 15_000);
		opening.says('later');
		expect(heard).toEqual(['before', 'while', 'after', 'later']);
	});
});
