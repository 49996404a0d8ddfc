import { afterEach, describe, expect, it, vi } from 'vitest';
import { RelayChannel } from '../../src/lib/follow/relay/channel';
import { linksTo, newRoom } from '../../src/lib/follow/relay/keeper';
import {
	findRelayLink,
	isRelayLink,
	readSecretOf,
	relayLinkText
} from '../../src/lib/follow/relay/link';
import { readTokenOf } from '../../src/lib/follow/relay/secrets';
import { talkOn } from './channels';
import { fromBase64Url, toBase64Url } from '../../src/lib/share/encoding';

const PAGE = 'https://tilekeep.example/open/?follow';

describe('a link to a room', () => {
	it('has all secrets behind the #, and is read in a message', async () => {
		const secrets = await newRoom();
		const { play, watch } = await linksTo(secrets);
		for (const link of [play, watch]) {
			const text = relayLinkText(link, PAGE);
			expect(new URL(text).hash.length).toBeGreaterThan(60);
			expect(text.split('#')[0]).toBe(PAGE);
			expect(findRelayLink(`Look: ${text} \n See you!`)).toEqual({ ok: true, value: link });
		}
	});

	it('to watch opens what the keeper writes, and says nothing of how to play or to write', async () => {
		const secrets = await newRoom();
		const { play, watch } = await linksTo(secrets);
		expect(await readSecretOf(play)).toEqual(watch.secret);
		expect(watch.secret).not.toEqual(play.secret);
		expect(watch.token).toEqual(await readTokenOf(secrets.write));
		expect(watch.token).not.toEqual(secrets.write);
	});

	it('that is damaged, newer or none at all is refused', async () => {
		const text = relayLinkText((await linksTo(await newRoom())).watch, PAGE);
		const bytes = fromBase64Url(text.split('#')[1] ?? '') ?? new Uint8Array();
		const flipped = bytes.map((byte, index) => (index === 20 ? byte ^ 1 : byte));
		expect(findRelayLink(toBase64Url(flipped))).toMatchObject({ error: 'damaged' });
		expect(findRelayLink(text.slice(0, -4))).toMatchObject({ error: 'damaged' });
		expect(isRelayLink(text.slice(0, -4))).toBe(true);
		for (const none of ['', 'hello', 'x'.repeat(100_000), `${PAGE}#${'A'.repeat(60)}`])
			expect(findRelayLink(none)).toMatchObject({ error: 'no-code' });
	});
});

describe('what is said over a relay', () => {
	afterEach(() => {
		vi.useRealTimers();
	});

	const TERMS = Uint8Array.of(2, 1);
	const SEAT = Uint8Array.of(4, 1);
	const PROPOSAL = Uint8Array.of(6, 1);

	it('is the last of each kind, and each is heard once', () => {
		const [near, far] = [new RelayChannel(() => undefined), new RelayChannel(() => undefined)];
		const heard: number[][] = [];
		talkOn(far).on('terms', 10, (said) => heard.push([...said]));
		near.send(TERMS);
		const old = near.said;
		near.send(Uint8Array.of(2, 2));
		for (const said of [near.said, near.said, old]) far.hear(said);
		expect(heard).toEqual([[2]]);
	});

	it('no longer has a proposal once its verdict isn’t awaited', () => {
		vi.useFakeTimers();
		const channel = new RelayChannel(() => undefined);
		channel.send(SEAT);
		channel.send(PROPOSAL);
		expect(channel.said.map(([kind]) => kind)).toEqual([2, 3]);
		vi.advanceTimersByTime(11_000);
		expect(channel.said.map(([kind]) => kind)).toEqual([2]);
	});

	it('has nothing that is too long to be read', () => {
		const channel = new RelayChannel(() => undefined);
		channel.send(new Uint8Array(5_000));
		expect(channel.said).toEqual([]);
	});
});
