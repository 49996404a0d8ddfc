import type { QrMatrix } from '../../src/lib/share/qr-code';
import type { SeededRandom } from '../tools/games/seeded-random';

/** This many random bytes. */
export const bytesBy = (by: SeededRandom, length: number): Uint8Array =>
	Uint8Array.from({ length }, () => by.below(256));

/** A QR code as pixels, with its quiet zone. `scale` is pixels per module. */
export function pixelsOf(code: QrMatrix, scale: number, quiet = 4) {
	const size = (code.length + 2 * quiet) * scale;
	const data = new Uint8ClampedArray(4 * size * size).fill(255);
	for (let at = 0; at < size * size; at++) {
		const [x, y] = [at % size, Math.floor(at / size)].map((n) => Math.floor(n / scale) - quiet);
		if (code[y ?? 0]?.[x ?? 0]) data.fill(0, 4 * at, 4 * at + 3);
	}
	return { width: size, height: size, data };
}
