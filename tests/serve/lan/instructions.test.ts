import jsQR from 'jsqr';
import { beforeAll, expect, it } from 'vitest';
import { makeAuthority } from '../../../src/serve/lan/certificates';
import { instructions } from '../../../src/serve/lan/instructions';

const HOME = {
	app: 'https://192.168.178.123:4173/',
	authority: 'http://192.168.178.123:4174/tilekeep.crt'
};
const CABLE = { app: 'https://10.1.2.3:4173/', authority: 'http://10.1.2.3:4174/tilekeep.crt' };

let lines: readonly string[];

beforeAll(async () => {
	const { certificate } = await makeAuthority();
	lines = instructions([HOME, CABLE], certificate).split('\n');
});

/** Pixels for each module, as a camera sees them. */
const SCALE = 4;

/** What half blocks show, light on dark, as the text of a QR code. */
function readCode(rows: readonly string[]): string | undefined {
	const light = rows.flatMap((row) => [
		Array.from(row, (sign) => '█▀'.includes(sign)),
		Array.from(row, (sign) => '█▄'.includes(sign))
	]);
	const [width, height] = [(rows[0]?.length ?? 0) * SCALE, light.length * SCALE];
	const pixels = Array.from({ length: width * height }, (_, index) => {
		const [x, y] = [index % width, Math.floor(index / width)].map((at) => Math.floor(at / SCALE));
		const shade = light[y ?? 0]?.[x ?? 0] ? 255 : 0;
		return [shade, shade, shade, 255];
	});
	return jsQR(Uint8ClampedArray.from(pixels.flat()), width, height)?.data;
}

it('shows both addresses as codes that a camera can read', () => {
	const rows = lines.filter((line) => /[█▀▄]/.test(line));
	const gap = rows[0]?.indexOf(' ') ?? 0;
	const right = rows[0]?.lastIndexOf(' ') ?? 0;
	expect(readCode(rows.map((row) => row.slice(0, gap)))).toBe(HOME.authority);
	const second = rows.map((row) => row.slice(right + 1)).filter((row) => row !== '');
	expect(readCode(second)).toBe(HOME.app);
});

it('names each address', () => {
	const text = lines.join('\n');
	for (const each of [HOME.app, HOME.authority, CABLE.app]) expect(text).toContain(each);
});

it('fits a terminal of 80 columns', () => {
	expect(lines.filter((line) => line.length > 80)).toEqual([]);
});
