import { deflateRawSync } from 'node:zlib';
import { type GameRecord } from '../../src/lib/record';
import { makeGameFile } from '../../src/lib/record/game-file';
import { Coder } from '../../src/lib/share/packed/coder';
import { gameCodec } from '../../src/lib/share/packed/game';
import { loadPackedNames } from '../../src/lib/share/packed/names';
import type { BitCoder } from '../../src/lib/share/packed/range';
import { qrCodeOf } from '../../src/lib/share/qr-code';
import { linkOf } from '../../src/lib/share/link';
import { packGame } from '../../src/lib/share/pack';
import { BIG_BOX_RECORD, DRAGON_RECORD, GREAT_RECORDS, RECORDS } from '../record/records';
import { seededRandom } from '../tools/games/seeded-random';
import { hexId, inSeconds, timed } from '../share/evenings';

/* Sizes of whole games when they are shared: `npm run bench:sizes`. Turns take a random 15 to 60 s, to the second as the app writes them. */

/** Limits for a game of this many tiles: packed bytes, characters of its link. */
const TILES = 84;
const MOST_PACKED = 700;
const MOST_LINKED = 1000;
/** Most characters of the link of a game with all sets. */
const MOST_LINKED_OF_ALL = 1100;
/** The same of one with all that lies in Big Box 7, all seven minis with it. */
const MOST_LINKED_OF_BIG_BOX = 1500;
/** The same with Dragon, Tower, Inns & Cathedrals and Traders & Builders. */
const MOST_LINKED_OF_DRAGON = 2000;
const ORIGIN = 'https://tilekeep.example';

interface Size {
	readonly game: string;
	readonly events: number;
	readonly tiles: number;
	readonly packed: number;
	readonly link: number;
	/** From 1 to 40; a QR code has 17 + 4 × version modules on a side. */
	readonly version: number;
	/** What a browser's deflate would make of the same codecs without the range coder, and of the game file, in bytes. */
	readonly bitsDeflated: number;
	readonly fileDeflated: number;
}

/** Writes bits as they are, eight to a byte. */
class PlainBits implements BitCoder {
	readonly #bits: number[] = [];

	bit(_: unknown, bit: number): number {
		this.#bits.push(bit);
		return bit;
	}

	end(): Uint8Array {
		const bytes = new Uint8Array(Math.ceil(this.#bits.length / 8));
		for (const [at, bit] of this.#bits.entries())
			bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (bit << (7 - (at & 7)));
		return bytes;
	}
}

const codec = gameCodec(await loadPackedNames());

function inPlainBits({ header, entries }: GameRecord): Uint8Array {
	const bits = new PlainBits();
	codec.code(new Coder(bits), { header, entries: entries.map(({ at, event }) => ({ at, event })) });
	return bits.end();
}

const deflated = (content: string | Uint8Array): number =>
	deflateRawSync(content, { level: 9 }).length;

async function sizeOf(record: (typeof RECORDS)[number]): Promise<Size> {
	const rng = seededRandom(record.entries.length);
	const { header, entries } = inSeconds(timed(record, rng));
	const whole = { header: { ...header, id: hexId(rng) }, entries };
	const packed = await packGame(whole);
	const link = linkOf(packed, ORIGIN);
	return {
		game: record.header.id,
		events: entries.length,
		tiles: 1 + entries.filter(({ event }) => event.type === 'base/laid').length,
		packed: packed.length,
		link: link.length,
		version: ((qrCodeOf(link)?.length ?? NaN) - 17) / 4,
		bitsDeflated: deflated(inPlainBits(whole)),
		fileDeflated: deflated(makeGameFile(whole))
	};
}

const line = (cells: readonly (string | number)[]): string =>
	cells.map((cell, at) => (at === 0 ? String(cell).padEnd(18) : String(cell).padStart(9))).join('');

const sizes = await Promise.all(RECORDS.map(sizeOf));
const great = await Promise.all(GREAT_RECORDS.map(sizeOf));
const bigBox = await sizeOf(BIG_BOX_RECORD);
const dragon = await sizeOf(DRAGON_RECORD);
console.log(line(['', 'tiles', 'events', 'bytes', 'link', 'QR code']));
for (const { game, tiles, events, packed, link, version } of [...sizes, ...great, bigBox, dragon])
	console.log(line([game, tiles, events, packed, link, version]));

const largest = (of: (size: Size) => number, among = sizes): number => Math.max(...among.map(of));
const usual = sizes.filter(({ tiles }) => tiles <= TILES);
const [packed, link] = [largest((one) => one.packed, usual), largest((one) => one.link, usual)];
const met = packed <= MOST_PACKED && link <= MOST_LINKED ? 'met' : 'MISSED';
const greatest = largest((one) => one.link, great);
const metByBigBox = bigBox.link <= MOST_LINKED_OF_BIG_BOX ? 'met' : 'MISSED';
const metByDragon = dragon.link <= MOST_LINKED_OF_DRAGON ? 'met' : 'MISSED';
const metByAll = greatest <= MOST_LINKED_OF_ALL ? 'met' : 'MISSED';
console.log(
	`\nUp to ${String(TILES)} tiles: ${String(packed)} of at most ${String(MOST_PACKED)} bytes, ` +
		`links of ${String(link)} of at most ${String(MOST_LINKED)} characters: ${met}.`
);
console.log(
	`With all sets: links of ${String(greatest)} of at most ${String(MOST_LINKED_OF_ALL)} characters: ${metByAll}.`
);
console.log(
	`With Big Box 7: a link of ${String(bigBox.link)} of at most ${String(MOST_LINKED_OF_BIG_BOX)} characters: ${metByBigBox}.`
);
console.log(
	`With Dragon and Tower: a link of ${String(dragon.link)} of at most ${String(MOST_LINKED_OF_DRAGON)} characters: ${metByDragon}.`
);
console.log(
	`With deflate instead of the range coder: ${String(largest((one) => one.bitsDeflated, usual))} bytes; ` +
		`the game file with deflate: ${String(largest((one) => one.fileDeflated, usual))} bytes. See src/lib/share/DECISIONS.md.`
);
if ([met, metByAll, metByBigBox, metByDragon].includes('MISSED')) process.exitCode = 1;
