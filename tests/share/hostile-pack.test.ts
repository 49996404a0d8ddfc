import { describe, expect, it } from 'vitest';
import { FILE_PROBLEMS, type FileProblem, type GameRecord } from '../../src/lib/record';
import { makeGameFile } from '../../src/lib/record/game-file';
import { parseGameFile } from '../../src/lib/record/parse-file';
import { crc32 } from '../../src/lib/share/encoding';
import { findPackedGame } from '../../src/lib/share/link';
import { packGame, unpackGame } from '../../src/lib/share/pack';
import { Coder } from '../../src/lib/share/packed/coder';
import { eventCodec } from '../../src/lib/share/packed/events';
import { gameCodec } from '../../src/lib/share/packed/game';
import { loadPackedNames } from '../../src/lib/share/packed/names';
import { list } from '../../src/lib/share/packed/compound-codecs';
import { RangeReader, RangeWriter } from '../../src/lib/share/packed/range';
import { flag, constant, number, uint, text, type Codec } from '../../src/lib/share/packed/codec';
import { gameFileWords } from '../../src/lib/words/en/game-file';
import { randomBeginning } from '../record/amending';
import { fileOf, laid } from '../record/bad';
import { headerFor } from '../record/support';
import { seededRandom, type SeededRandom } from '../tools/games/seeded-random';
import { bytesBy } from './support';

const SEED = 20261122;
const whole = await packGame(randomBeginning(1004, 1000));
const short = await packGame(randomBeginning(1001, 20));

/** A packed game with this body and a valid checksum. */
function sealed(body: Uint8Array, version = 1): Uint8Array {
	const bytes = Uint8Array.of(version, ...body, 0, 0, 0, 0);
	new DataView(bytes.buffer).setUint32(body.length + 1, crc32(bytes.subarray(0, -4)));
	return bytes;
}

const bodyOf = (packed: Uint8Array): Uint8Array => packed.subarray(1, -4);

/** Why bytes are refused, after checking the sentence for it; undefined when they hold a valid game. */
async function problemIn(bytes: Uint8Array): Promise<FileProblem | undefined> {
	const unpacked = await unpackGame(bytes);
	if (unpacked.ok) {
		expect(parseGameFile(makeGameFile(unpacked.value))).toEqual(unpacked);
		return undefined;
	}
	expect(FILE_PROBLEMS).toContain(unpacked.error.code);
	expect(gameFileWords.refused(unpacked.error)).toMatch(/^[A-Z“][^\n]{0,400}[^.]\.$/u);
	return unpacked.error;
}

/** Flips one to eight bits. */
function flipped(bytes: Uint8Array, rng: SeededRandom): Uint8Array {
	const others = bytes.slice();
	const places = Array.from({ length: 1 + rng.below(8) }, () => rng.below(8 * bytes.length));
	for (const place of new Set(places))
		others[place >> 3] = (others[place >> 3] ?? 0) ^ (1 << (place & 7));
	return others;
}

/** Some of the bytes left out, or there twice. */
function spliced(bytes: Uint8Array, rng: SeededRandom): Uint8Array {
	const [to, from] = [rng.below(bytes.length), rng.below(bytes.length)];
	return Uint8Array.of(...bytes.subarray(0, to), ...bytes.subarray(from));
}

describe(`a packed game is damaged (seed ${String(SEED)})`, () => {
	const rng = seededRandom(SEED);

	it('wherever it is cut', async () => {
		for (let length = 0; length < whole.length; length++)
			expect(await unpackGame(whole.slice(0, length))).toEqual(DAMAGED);
	});

	it.each([
		['some of its bits are turned over', 20_000, () => flipped(whole, rng)],
		['it is noise', 10_000, () => bytesBy(rng, rng.below(200))],
		['there is something behind it', 100, () => Uint8Array.of(...whole, rng.below(256))]
	])('when %s, %i times', async (_, times, damage) => {
		for (let round = 0; round < times; round++) {
			const result = await unpackGame(damage());
			if (result.ok || result.error.code !== 'damaged') expect(result).toEqual(DAMAGED);
		}
	});

	it('even with a valid checksum, when bytes are missing or too many', async () => {
		const body = bodyOf(whole);
		expect(await unpackGame(sealed(body.subarray(0, -9)))).toEqual(DAMAGED);
		expect(await unpackGame(sealed(Uint8Array.of(...body, 0)))).toEqual(DAMAGED);
		expect(await unpackGame(sealed(new Uint8Array()))).toEqual(DAMAGED);
	});
});

const DAMAGED = { ok: false, error: { code: 'damaged' } };

describe(`a forger with a valid checksum (seed ${String(SEED)})`, () => {
	const rng = seededRandom(SEED);

	it.each([
		['turned bits', 3_000, () => flipped(bodyOf(short), rng)],
		['spliced pieces', 2_000, () => spliced(bodyOf(short), rng)],
		['noise', 8_000, () => bytesBy(rng, rng.below(120))]
	])('cannot pass %s off as a game that was never played, %i times', async (_, times, damage) => {
		const found = new Map<string, number>();
		for (let round = 0; round < times; round++) {
			const code = (await problemIn(sealed(damage())))?.code ?? 'none';
			found.set(code, (found.get(code) ?? 0) + 1);
		}
		expect(found.get('none') ?? 0).toBeLessThan(times / 2);
		expect(found.size).toBeGreaterThan(1);
	});
});

/** A writer without the limits of a file. */
class Lavish extends Coder {
	override chargeBytes(): void {
		// It counts for nothing here.
	}
}

const names = await loadPackedNames();

/** Anything as a packed game. */
function packedAnyhow(value: object): Uint8Array {
	const writer = new RangeWriter();
	gameCodec(names).code(new Lavish(writer), value);
	return sealed(writer.end());
}

const header = headerFor('hostile');
const undone = { at: header.created, event: { type: 'log/undone' } };

/** Reads a shape from bytes that hold only a declared length. */
const promised = (shape: Codec, length: number) => () => {
	const writer = new RangeWriter();
	number().code(new Coder(writer), length);
	return shape.code(new Coder(new RangeReader(writer.end())));
};

describe('a packed game that is too large', () => {
	it('of entries is refused before it is unpacked', async () => {
		const entries = Array.from({ length: 20_001 }, () => undone);
		const bomb = packedAnyhow({ header, entries });
		expect(bomb.length).toBeLessThan(1_000);
		expect(await problemIn(bomb)).toMatchObject({ code: 'too-large', most: 1_000_000 });
		const most = packedAnyhow({ header, entries: entries.slice(0, 9_999) });
		expect((await problemIn(most))?.code).toBe('nothing-to-undo');
	});

	it.each([6_000_000, 2 ** 31, 2 ** 53 - 1])('that promises %i of anything is, too', (length) => {
		expect(promised(text(), length)).toThrow('too-large');
		expect(promised(list(text()), length)).toThrow('too-large');
		expect(promised(list(list(constant(1))), length)).toThrow('too-large');
	});

	it('is read up to the limit, more than any game needs', async () => {
		expect(await problemIn(new Uint8Array(5_000_001))).toEqual({
			code: 'too-large',
			bytes: 5_000_001,
			most: 5_000_000
		});
	});
});

const inEvent = (event: unknown) => packedAnyhow({ header, entries: [{ at: 0, event }] });
const inHeader = (fields: object) =>
	packedAnyhow({ header: { ...header, ...fields }, entries: [] });

describe('content that a game file may not hold is refused as in a game file', () => {
	it.each<[string, Uint8Array, Partial<FileProblem>]>([
		['a newer version', sealed(bodyOf(whole), 3), { code: 'newer-version', version: 3 }],
		['the newest version', sealed(bodyOf(whole), 255), { code: 'newer-version', version: 255 }],
		['no version', sealed(bodyOf(whole), 0), { code: 'not-a-game' }],
		['an event of tomorrow', inEvent({ type: 'moon/landed' }), { code: 'unknown', what: 'event' }],
		['a box of tomorrow', inHeader({ box: 'moon' }), { code: 'unknown', what: 'box' }],
		[
			'a field too many',
			inEvent({ ...laid, x: 1, secret: 5 }),
			{ code: 'malformed', wrong: 'unexpected' }
		],
		[
			'a prototype',
			inEvent(JSON.parse('{"type": "base/ended", "__proto__": {"isAdmin": true}}')),
			{ code: 'malformed' }
		],
		[
			'a prototype in the rulings',
			inHeader({ rulings: JSON.parse('{"__proto__": "on"}') as object }),
			{ code: 'malformed' }
		],
		['a spot beyond the table', inEvent({ ...laid, x: 2 ** 52 }), { code: 'malformed' }],
		['a spot between spots', inEvent({ ...laid, x: 0.5 }), { code: 'malformed' }],
		['a moment after all', inHeader({ created: 2 ** 53 - 1 }), { code: 'malformed' }],
		['nothing at all', inEvent(null), { code: 'malformed' }],
		[
			'lists in lists',
			inEvent(JSON.parse('['.repeat(1_000) + ']'.repeat(1_000))),
			{ code: 'malformed' }
		],
		['amendments in amendments', inEvent(amendedIn(50)), { code: 'unknown' }],
		['nobody', inHeader({ players: [] }), { code: 'wrong-players' }],
		['a turn of nobody', inEvent({ ...laid, player: 5 }), { code: 'cannot-replay' }],
		['a tile of no box', inEvent({ ...laid, tile: 'moon' }), { code: 'cannot-replay' }],
		['two tiles on one spot', inEvent({ ...laid, x: 0 }), { code: 'cannot-replay' }],
		['what takes back nothing', inEvent({ type: 'log/undone' }), { code: 'nothing-to-undo' }]
	])('%s', async (_, bytes, problem) => {
		expect(await problemIn(bytes)).toMatchObject(problem);
	});

	it('nested amendments don’t overflow the reader', () => {
		const writer = new RangeWriter();
		const coder = new Coder(writer);
		const [first, others] = [amendment(), amendment()];
		first(coder);
		for (let depth = 0; depth < 50_000; depth++) others(coder);
		const within = [{ type: 'log/amended' }];
		expect(eventCodec(names).code(new Coder(new RangeReader(writer.end())))).toEqual({
			type: 'log/amended',
			edits: [{ at: 0, events: within }]
		});
	});

	it('but a valid game made the same way is read', async () => {
		expect(await problemIn(inEvent(laid))).toBeUndefined();
		expect(parseGameFile(fileOf(laid)).ok).toBe(true);
	});

	it('pollutes no prototype', () => {
		expect(Object.prototype).not.toHaveProperty('isAdmin');
	});
});

/** Amendments within amendments, so many deep. */
function amendedIn(depth: number): object {
	const events = depth > 0 ? [amendedIn(depth - 1)] : [];
	return { type: 'log/amended', edits: [{ at: 0, events }] };
}

/** Writes the beginning of an amendment, up to the event in it. */
function amendment(): (coder: Coder) => void {
	const [isJson, kind, edits, at, events] = [flag(), uint(6), number(), number(), number()];
	return (coder) => {
		isJson(coder, false);
		kind.code(coder, 3);
		edits.code(coder, 1);
		at.code(coder, 0);
		events.code(coder, 1);
	};
}

describe('markup in names', () => {
	it('stays text', async () => {
		const name = '<img src=x onerror=alert(1)>';
		const players = header.players.map((player) => ({ ...player, name }));
		const record: GameRecord = { header: { ...header, players: players.slice(0, 1) }, entries: [] };
		expect(await unpackGame(await packGame(record))).toEqual({ ok: true, value: record });
	});
});

describe(`pasted text (seed ${String(SEED)})`, () => {
	it('of any letters is read without harm, 5000 times', () => {
		const rng = seededRandom(SEED);
		const letters = [
			'a',
			'X',
			'0',
			'-',
			'_',
			'#',
			'/',
			' ',
			'\n',
			'=',
			'%',
			'😀',
			'/open/#',
			'https://'
		];
		for (let round = 0; round < 5_000; round++) {
			const text = Array.from({ length: rng.below(120) }, () => rng.pick(letters)).join('');
			const found = findPackedGame(text);
			if (found) expect(found.length).toBeGreaterThan(0);
		}
	});
});
