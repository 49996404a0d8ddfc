import { qrCodeOf } from '../../src/lib/share/qr-code';
import { linkOf } from '../../src/lib/share/link';
import { packGame } from '../../src/lib/share/pack';
import { RECORDS } from '../record/records';
import { seededRandom } from '../tools/seeded-random';
import { hexId, timed } from '../share/evenings';

/* Sizes of whole games when they are shared: `npm run bench:sizes`. Turns take a random 15 to 60 s, to the millisecond. */

/** Limits for a game of this many tiles: packed bytes, characters of its link. */
const TILES = 84;
const MOST_PACKED = 700;
const MOST_LINKED = 1000;
const ORIGIN = 'https://tilekeep.example';

interface Size {
	readonly game: string;
	readonly events: number;
	readonly tiles: number;
	readonly packed: number;
	readonly link: number;
	/** From 1 to 40; a QR code has 17 + 4 × version modules on a side. */
	readonly version: number;
}

async function sizeOf(record: (typeof RECORDS)[number]): Promise<Size> {
	const rng = seededRandom(record.entries.length);
	const { header, entries } = timed(record, rng);
	const packed = await packGame({ header: { ...header, id: hexId(rng) }, entries });
	const link = linkOf(packed, ORIGIN);
	return {
		game: record.header.id,
		events: entries.length,
		tiles: 1 + entries.filter(({ event }) => event.type === 'base/laid').length,
		packed: packed.length,
		link: link.length,
		version: ((qrCodeOf(link)?.length ?? NaN) - 17) / 4
	};
}

const line = (cells: readonly (string | number)[]): string =>
	cells.map((cell, at) => (at === 0 ? String(cell).padEnd(18) : String(cell).padStart(9))).join('');

const sizes = await Promise.all(RECORDS.map(sizeOf));
console.log(line(['', 'tiles', 'events', 'bytes', 'link', 'QR code']));
for (const { game, tiles, events, packed, link, version } of sizes)
	console.log(line([game, tiles, events, packed, link, version]));

const largest = (of: (size: Size) => number, among = sizes): number => Math.max(...among.map(of));
const usual = sizes.filter(({ tiles }) => tiles <= TILES);
const [packed, link] = [largest((one) => one.packed, usual), largest((one) => one.link, usual)];
const met = packed <= MOST_PACKED && link <= MOST_LINKED ? 'met' : 'MISSED';
console.log(
	`\nUp to ${String(TILES)} tiles: ${String(packed)} of at most ${String(MOST_PACKED)} bytes, ` +
		`links of ${String(link)} of at most ${String(MOST_LINKED)} characters: ${met}.`
);
if (met === 'MISSED') process.exitCode = 1;
