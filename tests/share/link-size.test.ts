import { expect, it } from 'vitest';
import { newerProgram } from '../formats/newer-program';
import { linkOf } from '../../src/lib/share/link';
import { packGame, unpackGame } from '../../src/lib/share/pack';
import { TILES } from '../../src/lib/rules/catalogue';
import { Coder } from '../../src/lib/share/packed/coder';
import { RangeReader, RangeWriter } from '../../src/lib/share/packed/range';
import { LineCoder } from '../../src/lib/share/packed/tile-line';
import { BIG_BOX_RECORD, DRAGON_RECORD, EVERYTHING_RECORD, GREAT_RECORDS } from '../record/records';
import { seededRandom } from '../tools/games/seeded-random';
import { hexId, inSeconds, timed } from './evenings';

/** The longest link of a game with all sets, in characters. */
const LONGEST = 1100;

it.each(GREAT_RECORDS.map((record) => [record.header.id, record] as const))(
	'the link of %s, with all sets and times to the millisecond, is short',
	async (_, record) => {
		const rng = seededRandom(record.entries.length);
		const { header, entries } = timed(record, rng);
		const packed = await packGame({ header: { ...header, id: hexId(rng) }, entries });
		const link = linkOf(packed, 'https://tilekeep.example');
		expect(link.length).toBeLessThanOrEqual(LONGEST);
		expect(link.length).toBeGreaterThan(LONGEST / 2);
	}
);

/** Large games of several expansions, with times as the app writes them, and the most characters of their links. */
const LARGE = [
	['big-box-7', BIG_BOX_RECORD, 1500],
	['dragon-and-tower', DRAGON_RECORD, 1600],
	// Too long for a code: the app says to send the file.
	['everything', EVERYTHING_RECORD, 5800]
] as const;

it.each(LARGE)('the link of %s is short, and is the game', async (_, record, longest) => {
	const rng = seededRandom(record.entries.length);
	const { header, entries } = inSeconds(timed(record, rng));
	const whole = { header: { ...header, id: hexId(rng) }, entries };
	const packed = await packGame(whole);
	expect(linkOf(packed, 'https://tilekeep.example').length).toBeLessThanOrEqual(longest);
	expect(await unpackGame(packed)).toEqual({ ok: true, value: whole });
});

it('times to the millisecond stay in a link', async () => {
	const record = timed(BIG_BOX_RECORD, seededRandom(1));
	expect(await unpackGame(await packGame(record))).toEqual({ ok: true, value: record });
});

/** How much longer a link becomes by what apps can read that don't know the game, without the lines of its own designs. */
const MOST_MORE = 1.05;
/** Bytes that such a line takes on average. */
const BYTES_OF_LINE = 9;

it('a link to a game with a later expansion is hardly longer', async () => {
	const newer = await newerProgram();
	for (const record of GREAT_RECORDS) {
		const rng = seededRandom(record.entries.length);
		const { header, entries } = timed(record, rng);
		const known = { header: { ...header, id: hexId(rng) }, entries };
		const later = { ...known.header, expansions: [...header.expansions, 'orchards' as never] };
		const packed = await newer.packGame({ header: later, entries });
		expect(packed[0]).toBe(2);
		expect(packed.length).toBeLessThanOrEqual(MOST_MORE * (await packGame(known)).length);
	}
});

it('the line of a design that not every app has takes few bytes', () => {
	const lines = [...TILES.values()]
		.map(({ line }) => line)
		.filter((line) => line.includes('river'));
	const writer = new RangeWriter();
	const lineWriter = new LineCoder(new Coder(writer));
	for (const line of lines) lineWriter.code(line);
	const bytes = writer.end();
	expect(bytes.length / lines.length).toBeLessThan(BYTES_OF_LINE);
	const lineReader = new LineCoder(new Coder(new RangeReader(bytes)));
	expect(lines.map(() => lineReader.code(''))).toEqual(lines);
});
