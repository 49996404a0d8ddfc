import { describe, expect, it } from 'vitest';
import { tileId } from '../../src/lib/engine/tile';
import {
	FILE_PROBLEMS,
	makeGameFile,
	MOST_BYTES,
	parseGameFile,
	type FileProblem,
	type LoggedEvent
} from '../../src/lib/record';
import { record as words } from '../../src/lib/words/en/record';
import { chance, headerFor, logged, randomRecord } from './support';

const SEED = 20261120;

/** Why a text is refused; undefined when it isn't. */
function problemIn(text: string): FileProblem | undefined {
	const parsed = parseGameFile(text);
	return parsed.ok ? undefined : parsed.error;
}

/** A tile that fits east of the start tile. */
const laid = {
	type: 'base/laid' as const,
	player: 0,
	tile: tileId('base-D'),
	x: 1,
	y: 0,
	rotation: 0 as const
};
const fileOf = (...events: readonly LoggedEvent[]): string =>
	makeGameFile(logged({ header: headerFor('bad'), entries: [] }, events));

/** A game file as anybody could have changed it. */
interface Loose {
	[key: string]: unknown;
	header: Record<string, unknown>;
	entries: Record<string, unknown>[];
}

/** A good file, changed. */
function changed(change: (game: Loose) => void): string {
	const game = JSON.parse(fileOf(laid, { ...laid, player: 1, x: 2 })) as Loose;
	change(game);
	return JSON.stringify(game);
}
const inHeader = (fields: object): string =>
	changed((game) => {
		Object.assign(game.header, fields);
	});
const inEntry = (fields: object): string =>
	changed((game) => {
		Object.assign(game.entries[1] ?? {}, fields);
	});
const inEvent = (fields: object): string => inEntry({ event: { ...laid, player: 1, ...fields } });
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const withField = (json: string): string => fileOf().replace('"entries"', `${json},"entries"`);

describe('the file that the others are made of', () => {
	it('is good', () => {
		expect(problemIn(changed(() => undefined))).toBeUndefined();
		expect(problemIn(inEvent({ x: 2 }))).toBeUndefined();
	});
});

/** A good file of so many bytes. */
function padded(bytes: number): string {
	const text = fileOf(laid);
	return text + ' '.repeat(bytes - new TextEncoder().encode(text).length);
}

describe('a file too large', () => {
	it('is refused with its size before anything else is looked at', () => {
		expect(problemIn('x'.repeat(MOST_BYTES + 1))).toEqual({
			code: 'too-large',
			bytes: MOST_BYTES + 1,
			most: MOST_BYTES
		});
	});

	it('is measured in bytes, not in characters', () => {
		const text = 'é'.repeat(MOST_BYTES / 2 + 1);
		expect(problemIn(text)).toMatchObject({ code: 'too-large', bytes: MOST_BYTES + 2 });
	});

	it('is not one of exactly the most', () => {
		expect(problemIn(padded(MOST_BYTES))).toBeUndefined();
	});
});

describe('a file cut short', () => {
	it('is refused as such wherever it was cut', () => {
		const text = fileOf(laid, { type: 'log/undone' }).trimEnd();
		for (let length = 0; length < text.length; length++)
			expect(problemIn(text.slice(0, length))).toEqual({ code: 'cut-short' });
	});
});

describe('a file that is not JSON', () => {
	it.each([
		['words', 'Ana won.'],
		['a page', '<!doctype html><title>Carcassonne</title>'],
		['bytes', '\u0000\u0001\ufffd'],
		['two files', fileOf() + fileOf()],
		['one brace too many', `${fileOf()}}`],
		['a comma too many', '{"tilekeep": 1,}'],
		['a number that is none', withField('"x": NaN')],
		['a quotation of a place', '{"a": b at position 999999 (line 9 column 9)}']
	])('is refused: %s', (_, text) => {
		expect(problemIn(text)).toMatchObject({ code: 'not-json' });
	});

	it.each([
		['oops', 1, 1],
		['{\n\t"tilekeep": 1,\n\t"header": oops\n}', 3, 12],
		['{"a": 1,}', 1, 9],
		['{"a": 1 "b": 2}', 1, 9],
		['{"a" 1}', 1, 6],
		['{a: 1}', 1, 2],
		['[1, 2,]', 1, 7],
		['[1}', 1, 3],
		['{"a": [1, 2], "b": tru}', 1, 20],
		['[01]', 1, 3],
		['[1.e5]', 1, 3],
		['["\\x"]', 1, 3],
		['["\\u12g4"]', 1, 3],
		['["a\nb"]', 1, 4],
		['{} {}', 1, 4],
		[']', 1, 1],
		['["é", TRUE]', 1, 7]
	])('is refused with the place where it goes wrong: %j', (text, line, column) => {
		expect(problemIn(text)).toEqual({ code: 'not-json', line, column });
	});

	it.each([
		'[1.',
		'[-',
		'{"a": 1e',
		'{"a": 1e+',
		'["\\',
		'["\\u00',
		'[tru',
		'{"a"',
		'{"a":',
		'[1,'
	])('may have been cut short instead: %s', (text) => {
		expect(problemIn(text)).toEqual({ code: 'cut-short' });
	});

	it('is searched quickly, however large', () => {
		const text = `["${'a\\u0041'.repeat(500_000)}", ${nested(100_000)}, "\u0007"]`;
		expect(problemIn(text)).toMatchObject({ code: 'not-json', line: 1 });
	});
});

describe('a file of something else', () => {
	it.each([
		'null',
		'5',
		'"tilekeep"',
		'[]',
		'{}',
		'[{"tilekeep": 1}]',
		'{"tilekeep": "1"}',
		'{"tilekeep": 0}',
		'{"tilekeep": -1}',
		'{"tilekeep": 1.5}',
		'{"tilekeep": 1e999}',
		'{"tilekeep": [1]}',
		'{"__proto__": {"tilekeep": 1}}',
		nested(100_000)
	])('is no game: %.40s', (text) => {
		expect(problemIn(text)).toEqual({ code: 'not-a-game' });
	});
});

describe('a file from a newer version', () => {
	it('is refused as such before its fields are judged', () => {
		expect(problemIn('{"tilekeep": 2, "planets": []}')).toEqual({
			code: 'newer-version',
			version: 2
		});
	});

	it('is one whose entries are newer', () => {
		expect(problemIn(inEntry({ v: 7 }))).toEqual({ code: 'newer-version', version: 7 });
	});

	it('may tell of boxes and events that we do not know', () => {
		expect(problemIn(inHeader({ box: 'moon' }))).toEqual({
			code: 'unknown',
			what: 'box',
			name: 'moon',
			path: 'header.box'
		});
		expect(problemIn(inEvent({ type: 'moon/landed' }))).toEqual({
			code: 'unknown',
			what: 'event',
			name: 'moon/landed',
			path: 'entries[1].event.type'
		});
		expect(problemIn(inEvent({ type: 'x'.repeat(1e6) }))).toMatchObject({
			name: `${'x'.repeat(39)}…`
		});
	});
});

describe('a malformed file', () => {
	it.each<[string, string, string, 'missing' | 'unexpected' | 'value']>([
		['no header', changed((game) => Reflect.deleteProperty(game, 'header')), 'header', 'missing'],
		[
			'no entries',
			changed((game) => Reflect.deleteProperty(game, 'entries')),
			'entries',
			'missing'
		],
		['a field too many', withField('"extra": 1'), 'extra', 'unexpected'],
		['an endless field', withField(`"extra": ${nested(500_000)}`), 'extra', 'unexpected'],
		['a prototype', withField('"__proto__": {"isAdmin": true}'), '__proto__', 'unexpected'],
		['a constructor', withField('"constructor": {}'), 'constructor', 'unexpected'],
		[
			'a field of a long name',
			withField(`"${'y'.repeat(500)}": 1`),
			`${'y'.repeat(79)}…`,
			'unexpected'
		],
		[
			'a list for a header',
			changed((game) => Object.assign(game, { header: [] })),
			'header.id',
			'missing'
		],
		[
			'an endless header',
			fileOf().replace(/"header": .*/, `"header": ${nested(50_000)},`),
			'header.id',
			'missing'
		],
		[
			'an object for entries',
			changed((game) => Object.assign(game, { entries: {} })),
			'entries',
			'value'
		],
		['an id with a path in it', inHeader({ id: '../../etc' }), 'header.id', 'value'],
		['an id that is too long', inHeader({ id: 'x'.repeat(65) }), 'header.id', 'value'],
		['an empty id', inHeader({ id: '' }), 'header.id', 'value'],
		['a moment as a text', inHeader({ created: '2026-11-20' }), 'header.created', 'value'],
		['a moment before all', inHeader({ created: -1 }), 'header.created', 'value'],
		['a moment after all', inHeader({ created: 1e300 }), 'header.created', 'value'],
		['part of a moment', inHeader({ created: 0.5 }), 'header.created', 'value'],
		[
			'an endless moment',
			changed(() => undefined).replace(/"at":\d+/, '"at":1e999'),
			'entries[0].at',
			'value'
		],
		['names without players', inHeader({ players: ['Ana'] }), 'header.players[0]', 'value'],
		[
			'a number for a name',
			inHeader({ players: [{ name: 5, colour: 'red' }] }),
			'header.players[0].name',
			'value'
		],
		[
			'a colour of no box',
			inHeader({ players: [{ name: 'A', colour: 'pink' }] }),
			'header.players[0].colour',
			'value'
		],
		[
			'a player with a secret',
			inHeader({ players: [{ name: 'A', colour: 'red', x: 1 }] }),
			'header.players[0].x',
			'unexpected'
		],
		['a first player beyond all', inHeader({ first: 6 }), 'header.first', 'value'],
		[
			'an unknown ruling',
			inHeader({ rulings: { moon: 'on' } }),
			'header.rulings.moon',
			'unexpected'
		],
		[
			'an unknown answer',
			inHeader({ rulings: { farmers: 'maybe' } }),
			'header.rulings.farmers',
			'value'
		],
		['a number for a seq', inEntry({ seq: '1' }), 'entries[1].seq', 'value'],
		['a version of the past', inEntry({ v: 0 }), 'entries[1].v', 'value'],
		['an entry without event', inEntry({ event: null }), 'entries[1].event', 'value'],
		['an event without type', inEntry({ event: {} }), 'entries[1].event.type', 'value'],
		[
			'an undo with more',
			inEntry({ event: { type: 'log/undone', x: 1 } }),
			'entries[1].event.x',
			'unexpected'
		],
		['a tile turned five times', inEvent({ rotation: 5 }), 'entries[1].event.rotation', 'value'],
		['a spot beyond the table', inEvent({ x: 1e9 }), 'entries[1].event.x', 'value'],
		['a spot between spots', inEvent({ y: 0.5 }), 'entries[1].event.y', 'value'],
		[
			'a tile of an endless name',
			inEvent({ tile: 'x'.repeat(1e6) }),
			'entries[1].event.tile',
			'value'
		],
		[
			'a figure below the tile',
			inEvent({ deploy: { piece: 'follower', segment: -1 } }),
			'entries[1].event.deploy.segment',
			'value'
		],
		[
			'an objection nobody has',
			inEvent({ overruled: ['because'] }),
			'entries[1].event.overruled[0]',
			'value'
		]
	])('is refused with the place: %s', (_, text, path, wrong) => {
		expect(problemIn(text)).toMatchObject({ code: 'malformed', path, wrong });
	});

	it('is quoted only in part', () => {
		const problem = problemIn(inEvent({ tile: 'x'.repeat(1e6) }));
		expect(JSON.stringify(problem).length).toBeLessThan(200);
	});

	it('leaves no trace in what all objects share', () => {
		problemIn(withField('"__proto__": {"isAdmin": true}'));
		problemIn(inEvent(JSON.parse('{"__proto__": {"isAdmin": true}}') as object));
		expect(Object.prototype).not.toHaveProperty('isAdmin');
	});
});

const seated = (...colours: readonly string[]): string =>
	inHeader({ players: colours.map((colour) => ({ name: 'A', colour })), first: 0 });

describe('a file with wrong players', () => {
	it.each([
		['nobody', inHeader({ players: [] }), { code: 'no-players' }],
		['two of a colour', seated('red', 'red'), { code: 'same-colour', player: 1, other: 0 }],
		[
			'seven',
			seated('red', 'blue', 'green', 'yellow', 'black', 'grey', 'red'),
			{ code: 'too-many-players' }
		],
		['a first player who is not there', inHeader({ first: 2 }), { code: 'no-such-first' }],
		[
			'a name of space',
			inHeader({ players: [{ name: ' ', colour: 'red' }] }),
			{ code: 'name-missing', player: 0 }
		]
	])('is refused: %s', (_, text, problem) => {
		expect(problemIn(text)).toEqual({ code: 'wrong-players', problem });
	});
});

describe('a file out of order', () => {
	it.each([
		['twice the same', [0, 0], { index: 1, seq: 0 }],
		['a gap', [0, 2], { index: 1, seq: 2 }],
		['the wrong way round', [1, 0], { index: 0, seq: 1 }],
		['late', [1, 2], { index: 0, seq: 1 }]
	])('is refused: %s', (_, seqs, where) => {
		const text = changed((game) => {
			game.entries.forEach((entry, index) => Object.assign(entry, { seq: seqs[index] }));
		});
		expect(problemIn(text)).toEqual({ code: 'wrong-order', ...where });
	});

	it('is refused when it takes or brings back where there is nothing', () => {
		expect(problemIn(fileOf({ type: 'log/undone' }))).toEqual({ code: 'nothing-to-undo', seq: 0 });
		expect(problemIn(fileOf(laid, { type: 'log/redone' }))).toEqual({
			code: 'nothing-to-undo',
			seq: 1
		});
	});
});

describe('a file of what cannot have happened', () => {
	it.each<[string, readonly LoggedEvent[], number, object]>([
		['two tiles on one spot', [{ ...laid, x: 0 }], 1, { nonsense: 'spot-taken' }],
		['a tile of no box', [{ ...laid, tile: tileId('moon') }], 1, { nonsense: 'unknown-tile' }],
		['a turn of nobody', [{ ...laid, player: 5 }], 1, { nonsense: 'unknown-player' }],
		[
			'a stranger’s turn',
			[laid, { ...laid, x: 2 }],
			2,
			{ objections: [{ code: 'not-their-turn' }] }
		],
		[
			'a closed game that did not end',
			[{ type: 'base/closed' }],
			1,
			{ nonsense: 'game-is-not-over' }
		],
		[
			'nonsense that was taken back',
			[laid, { ...laid, player: 1, x: 0 }, { type: 'log/undone' }],
			2,
			{ nonsense: 'spot-taken' }
		]
	])('is refused with the turn: %s', (_, events, turn, refusal) => {
		expect(problemIn(fileOf(...events))).toEqual({ code: 'cannot-replay', turn, refusal });
	});
});

/** A text with a few bits flipped. */
function flipped(text: string, random: () => number): string {
	const bytes = new TextEncoder().encode(text);
	for (let flips = 1 + Math.floor(random() * 3); flips > 0; flips--) {
		const at = Math.floor(random() * bytes.length);
		bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(random() * 8));
	}
	return new TextDecoder().decode(bytes);
}

/** A text with a piece of it left out, doubled, or put elsewhere. */
function spliced(text: string, random: () => number): string {
	const [from = 0, to = 0] = [random(), random()]
		.map((part) => Math.floor(part * text.length))
		.sort((a, b) => a - b);
	const piece = text.slice(from, to);
	const at = Math.floor(random() * text.length);
	if (random() < 0.5) return text.slice(0, from) + text.slice(to);
	return text.slice(0, at) + piece + text.slice(at);
}

/** What stands before a place in a text. */
function before(text: string, { line = 1, column = 1 }: { line?: number; column?: number }) {
	const lines = text.split('\n').slice(0, line);
	return [...lines.slice(0, -1), (lines.at(-1) ?? '').slice(0, column - 1)].join('\n');
}

describe.each([
	['flipped bits', flipped],
	['spliced pieces', spliced]
])(`a file with %s (seed ${String(SEED)})`, (_, damage) => {
	const random = chance(SEED);
	const text = makeGameFile(randomRecord(SEED));

	it('is read whole or refused with a known code and a sentence', () => {
		const codes: readonly string[] = FILE_PROBLEMS;
		for (let round = 0; round < 2000; round++) {
			const damaged = damage(text, random);
			const parsed = parseGameFile(damaged);
			if (parsed.ok) expect(parseGameFile(makeGameFile(parsed.value))).toEqual(parsed);
			else {
				expect(codes).toContain(parsed.error.code);
				if (parsed.error.code === 'not-json')
					expect(problemIn(before(damaged, parsed.error))?.code).not.toBe('not-json');
				expect(words.file(parsed.error)).toMatch(/^[A-Z“].*\.$/s);
			}
		}
	});
});
