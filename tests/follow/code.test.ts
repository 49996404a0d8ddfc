import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	decodeCode,
	encodeCode,
	findCode,
	gameTag,
	isCode,
	linkOfCode,
	MAX_CODE_BYTES,
	type FollowCode
} from '../../src/lib/follow/code';
import { descriptionOf, endpointIn } from '../../src/lib/follow/connection';
import { toBase64Url } from '../../src/lib/share/encoding';
import { crc8 } from '../../src/lib/follow/bytes';
import { qrCodeOf } from '../../src/lib/share/qr-code';

const SEED = 20261123;
const PAGE = 'https://tilekeep.example/open/?follow';
/** Modules on a side of a QR code of version 7. */
const VERSION_7 = 45;

const letters = (alphabet: string, length: number) =>
	fc.string({
		unit: fc.constantFrom(...Array.from(alphabet)),
		minLength: length,
		maxLength: length
	});
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const HEX = '0123456789abcdef';
const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });
const hexOf = (all: Uint8Array) => Array.from(all, (one) => one.toString(16).padStart(2, '0'));
const word = fc.integer({ min: 0, max: 0xffff });
const address = fc.oneof(
	fc.ipV4(),
	fc.uuid().map((name) => `${name}.local`)
);

/** Names and passwords as Chromium and Safari make them, and as Firefox does. */
const credentials = fc.oneof(
	fc.record({ ufrag: letters(BASE64, 4), pwd: letters(BASE64, 24) }),
	fc.record({ ufrag: letters(HEX, 8), pwd: letters(HEX, 32) })
);
const codes: fc.Arbitrary<FollowCode> = fc
	.tuple(fc.constantFrom('offer' as const, 'answer' as const), word, word, credentials, bytes)
	.chain(([kind, game, offer, secret, print]) =>
		fc.array(fc.record({ address, port: word }), { maxLength: 2 }).map((candidates) => ({
			kind,
			game,
			offer,
			endpoint: { ...secret, fingerprint: hexOf(print).join(':').toUpperCase(), candidates }
		}))
	);

const must = (code: FollowCode): FollowCode => {
	const read = decodeCode(encodeCode(code));
	if (!read.ok) throw new Error(read.error);
	return read.value;
};

/** An answer as Chromium gives it, with the name of its address. */
const example: FollowCode = {
	kind: 'answer',
	game: 4711,
	offer: 815,
	endpoint: {
		ufrag: 'Qm9/',
		pwd: 'aB3+aB3+aB3+aB3+aB3+aB3+',
		fingerprint: Array.from({ length: 32 }, (_, at) => (at + 0xa0).toString(16).toUpperCase()).join(
			':'
		),
		candidates: [{ address: '0b8f1c2d-3e4f-4a5b-8c6d-7e8f90a1b2c3.local', port: 54321 }]
	}
};
const link = linkOfCode(example, PAGE);

describe('the code to follow a table by', () => {
	it('is read as it was written, in 80 bytes at most; what doesn’t fit are addresses after the first', () => {
		fc.assert(
			fc.property(codes, (code) => {
				expect(encodeCode(code).length).toBeLessThanOrEqual(MAX_CODE_BYTES);
				const read = must(code);
				const { candidates } = read.endpoint;
				const given = code.endpoint.candidates;
				expect(candidates.length).toBeGreaterThanOrEqual(Math.min(1, given.length));
				expect(given).toEqual(expect.arrayContaining([...candidates]));
				expect(read).toEqual({ ...code, endpoint: { ...code.endpoint, candidates } });
			}),
			{ seed: SEED, numRuns: 500 }
		);
	});

	it('becomes a session description that says the same', () => {
		fc.assert(
			fc.property(codes, (code) => {
				const read = must(code);
				const addresses = read.endpoint.candidates.map(({ address: at }) => at).sort();
				const again = endpointIn(descriptionOf(read).sdp ?? '');
				expect(again?.candidates.map(({ address: at }) => at).sort()).toEqual(addresses);
				expect({ ...again, candidates: [] }).toEqual({ ...read.endpoint, candidates: [] });
			}),
			{ seed: SEED, numRuns: 200 }
		);
	});

	it('fits in its link into a QR code of version 7, where the app’s address isn’t longer than FORMAT.md says', () => {
		const page = PAGE.padEnd(46, 'x');
		fc.assert(
			fc.property(codes, (code) => {
				expect(qrCodeOf(linkOfCode(code, page))?.length).toBeLessThanOrEqual(VERSION_7);
			}),
			{ seed: SEED, numRuns: 100 }
		);
	});

	it.each([
		['its link', link],
		['its letters alone', link.slice(PAGE.length + 1)],
		['a message around it', `Look: ${link} — see you!`],
		['a link broken into lines', link.replace(/.{40}/g, '$&\n')]
	])('is found in %s', (_, text) => {
		expect(findCode(text)).toEqual({ ok: true, value: must(example) });
	});

	it('tells games apart', () => {
		expect(gameTag('one')).not.toBe(gameTag('two'));
	});

	it('knows an answer', () => {
		expect(isCode(linkOfCode({ ...example, kind: 'answer' }, PAGE), 'answer')).toBe(true);
		expect(isCode(linkOfCode({ ...example, kind: 'offer' }, PAGE), 'answer')).toBe(false);
		expect(isCode('no code', 'answer')).toBe(false);
	});
});

/** A code whose bytes were changed, with the right check behind. */
function forged(change: (all: Uint8Array) => Iterable<number>): string {
	const all = Uint8Array.from(change(encodeCode(must(example)).slice(0, -1)));
	return toBase64Url(Uint8Array.from([...all, crc8(all)]));
}

/** A password that would put another line into the description: its length, then its letters. */
const LINES = [24, ...new TextEncoder().encode('abcdefgh\r\na=candidate:1 1')];

describe('a bad code', () => {
	it.each([
		['nothing', '', 'no-code'],
		['a sentence', 'This is no code at all, but a sentence.', 'no-code'],
		['another link', 'https://tilekeep.example/open/#AAAAAAAAAAAAAAAAAAAAAAAAAAAA', 'no-code'],
		['a megabyte', 'x'.repeat(1_000_000), 'no-code'],
		['a code cut short', link.slice(0, -7), 'damaged'],
		['a code with another letter', link.replace(/.(.{10})$/, '-$1'), 'damaged'],
		['another version', forged((all) => [0xf4, ...all.slice(1)]), 'other-version'],
		['an unknown kind of address', forged((all) => [...all, 9]), 'damaged'],
		[
			'a password with line breaks, for more lines in the description',
			forged((all) => [
				...all.slice(0, 5),
				4,
				...new TextEncoder().encode('name'),
				...LINES,
				...all.slice(27)
			]),
			'damaged'
		]
	])('is refused: %s', (_, text, why) => {
		expect(findCode(text)).toEqual({ ok: false, error: why });
	});

	it('is noticed wherever a byte was changed', () => {
		const all = encodeCode(example);
		for (const at of all.keys()) {
			const read = decodeCode(all.map((byte, index) => (index === at ? byte ^ 0x0c : byte)));
			expect(read, String(at)).toEqual({ ok: false, error: 'damaged' });
		}
	});

	it('never throws, and never gets another line into a description', () => {
		fc.assert(
			fc.property(fc.uint8Array({ maxLength: 120 }), (noise) => {
				const body = Uint8Array.from([0xf2, ...noise]);
				const read = decodeCode(Uint8Array.from([...body, crc8(body)]));
				if (!read.ok) return;
				const lines = descriptionOf(read.value).sdp?.split('\r\n') ?? [];
				expect(lines).toHaveLength(15 + read.value.endpoint.candidates.length);
			}),
			{ seed: SEED, numRuns: 2_000 }
		);
	});
});
