import { describe, expect, it } from 'vitest';
import { tileId } from '../../src/lib/engine/tile';
import type { LoggedEvent } from '../../src/lib/record';
import {
	changed,
	fileOf,
	inEntry,
	inEvent,
	inHeader,
	laid,
	nested,
	problemIn,
	withField
} from './bad';

describe('the file from which the others are made', () => {
	it('is valid', () => {
		expect(problemIn(changed(() => undefined))).toBeUndefined();
		expect(problemIn(inEvent({ x: 2 }))).toBeUndefined();
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
	it('is refused as newer before its fields are checked', () => {
		expect(problemIn('{"tilekeep": 4, "planets": []}')).toEqual({
			code: 'newer-version',
			version: 4
		});
	});

	it('is recognised by its entries too', () => {
		expect(problemIn(inEntry({ v: 7 }))).toEqual({ code: 'newer-version', version: 7 });
	});

	it('may have unknown boxes and events', () => {
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
			inHeader({ players: [{ name: 'A', colour: 'purple' }] }),
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
		['an event without type', inEntry({ event: {} }), 'entries[1].event.type', 'missing'],
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
			'an objection that is no name',
			inEvent({ overruled: ['Because I say so'] }),
			'entries[1].event.overruled[0]',
			'value'
		],
		[
			'an objection that no module has',
			inEvent({ overruled: ['occupied', 'too-far'] }),
			'entries[1].event.overruled[1]',
			'value'
		]
	])('is refused with the place: %s', (_, text, path, wrong) => {
		expect(problemIn(text)).toMatchObject({ code: 'malformed', path, wrong });
	});

	it('is quoted on one line', () => {
		expect(problemIn(inHeader({ box: 'a\n\u0000b\u2028c' }))).toMatchObject({ name: 'a b c' });
	});

	it('is quoted only in part', () => {
		const problem = problemIn(inEvent({ tile: 'x'.repeat(1e6) }));
		expect(JSON.stringify(problem).length).toBeLessThan(200);
	});

	it('pollutes no prototype', () => {
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
			'a name that nobody can see',
			inHeader({ players: [{ name: '\u200b', colour: 'red' }] }),
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

	it('is refused when it undoes or redoes where there is nothing', () => {
		expect(problemIn(fileOf({ type: 'log/undone' }))).toEqual({ code: 'nothing-to-undo', seq: 0 });
		expect(problemIn(fileOf(laid, { type: 'log/redone' }))).toEqual({
			code: 'nothing-to-undo',
			seq: 1
		});
	});
});

describe('a file of impossible events', () => {
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
