import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { qrCodeOf, MAX_QR_BYTES, type QrMatrix } from '../../src/lib/share/qr-code';
import { readQrCode } from '../../src/lib/share/read-qr-code';
import { linkOf, findPackedGame } from '../../src/lib/share/link';
import { packGame, unpackGame } from '../../src/lib/share/pack';
import { pathOfCode } from '../../src/lib/ui/share/code-path';
import { BIG_BOX_RECORD, RECORDS } from '../record/records';
import { seededRandom } from '../tools/games/seeded-random';
import { hexId, inSeconds, timed } from './evenings';
import { bytesBy, pixelsOf } from './support';

/** A link of this many bytes. */
function anyLink(length: number): string {
	const packed = Buffer.from(bytesBy(seededRandom(length), length)).toString('base64url');
	return `https://tilekeep.example/open/#${packed}`.slice(0, length);
}

function madeOf(link: string): QrMatrix {
	const code = qrCodeOf(link);
	if (!code) throw new Error('There is no code.');
	return code;
}

describe('a code', () => {
	it.each([40, 300, 700, 964, 1_300, 1_900, MAX_QR_BYTES])(
		'of a link of %i bytes is read by another reader and by our own',
		(length) => {
			const link = anyLink(length);
			const { data, width, height } = pixelsOf(madeOf(link), 3);
			expect(jsQR(data, width, height)?.data).toBe(link);
			expect(readQrCode({ data, width, height })).toBe(link);
		}
	);

	it.each(RECORDS.map((record) => [record.header.id, record] as const))(
		'of the link of the recorded game %s is read by both, and is the game',
		async (_, record) => {
			const link = linkOf(await packGame(record), 'https://tilekeep.example/open/');
			const { data, width, height } = pixelsOf(madeOf(link), 2);
			expect(jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data).toBe(link);
			const said = readQrCode({ data, width, height });
			const packed = said === undefined ? undefined : findPackedGame(said);
			expect(packed && (await unpackGame(packed))).toEqual({ ok: true, value: record });
		}
	);

	it('of the link of a game with all of Big Box 7, with the times of an evening, is read by both', async () => {
		const rng = seededRandom(7);
		const { header, entries } = inSeconds(timed(BIG_BOX_RECORD, rng));
		const packed = await packGame({ header: { ...header, id: hexId(rng) }, entries });
		const link = linkOf(packed, 'https://tilekeep.example/open/');
		expect(link.length).toBeLessThanOrEqual(1_500);
		const { data, width, height } = pixelsOf(madeOf(link), 2);
		expect(jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data).toBe(link);
		expect(readQrCode({ data, width, height })).toBe(link);
	});

	it('is as small as the standard allows: 105 modules for 1,003 bytes, 177 at most', () => {
		expect(madeOf(anyLink(1_003))).toHaveLength(105);
		expect(madeOf(anyLink(MAX_QR_BYTES))).toHaveLength(177);
	});

	it('isn’t made of more bytes than a code can hold', () => {
		expect(qrCodeOf(anyLink(MAX_QR_BYTES + 1))).toBeUndefined();
		expect(qrCodeOf('é'.repeat(1_477))).toBeUndefined();
	});

	it('is drawn as runs of dark modules', () => {
		const code = [
			[true, true, false],
			[false, false, false],
			[true, false, true]
		];
		expect(pathOfCode(code)).toBe('M0 0h2v1h-2zM0 2h1v1h-1zM2 2h1v1h-1z');
	});
});

describe('a picture without a code', () => {
	it.each(Array.from({ length: 12 }, (_, seed) => seed))('of seed %i gives nothing', (seed) => {
		const by = seededRandom(seed);
		const [width, height] = [1 + by.below(90), 1 + by.below(90)];
		const data = new Uint8ClampedArray(bytesBy(by, 4 * width * height));
		expect(readQrCode({ width, height, data })).toBeUndefined();
	});

	it.each([
		{ width: 0, height: 0 },
		{ width: 1, height: 1 },
		{ width: 9_000, height: 9_000 },
		{ width: -5, height: 3 },
		{ width: Number.NaN, height: 2 }
	])('that declares $width by $height pixels gives nothing', (size) => {
		expect(readQrCode({ ...size, data: new Uint8ClampedArray(4) })).toBeUndefined();
	});
});
