import { describe, expect, it } from 'vitest';
import { tileId } from '../../src/lib/engine/tile';
import {
	effectiveLog,
	ENTRY_VERSION,
	MAX_EDITS,
	type Entry,
	type LoggedEvent
} from '../../src/lib/record';
import { makeGameFile } from '../../src/lib/record/game-file';
import { parseGameFile } from '../../src/lib/record/parse-file';
import { fileOf, inEntry, laid, nested, problemIn } from './bad';
import { MAX_REPLACEMENTS } from '../../src/lib/record/amendment';
import { START_TIME, headerFor, withEvents } from './support';

const amended = (...edits: readonly object[]): object => ({
	event: { type: 'log/amended', edits }
});
const UNDONE: LoggedEvent = { type: 'log/undone' };
/** The second of two turns. */
const second = { ...laid, player: 1, x: 2 };
const drop = (at: number): LoggedEvent => ({ type: 'log/amended', edits: [{ at, events: [] }] });

describe('a file with an amendment', () => {
	it('is read', () => {
		expect(problemIn(inEntry(amended({ at: 0, events: [laid] })))).toBeUndefined();
		expect(problemIn(inEntry(amended({ at: 1, events: [second] })))).toBeUndefined();
		expect(
			problemIn(inEntry({ event: { type: 'log/amended', edits: [], rulings: { farmers: 'off' } } }))
		).toBeUndefined();
	});

	it.each<[string, object, string, 'missing' | 'unexpected' | 'value']>([
		['no edits', { event: { type: 'log/amended' } }, 'edits', 'missing'],
		['text for edits', { event: { type: 'log/amended', edits: 'all' } }, 'edits', 'value'],
		['an endless edit', amended(JSON.parse(nested(5000)) as object), 'edits[0].at', 'value'],
		['an edit of nothing', amended({ events: [] }), 'edits[0].at', 'missing'],
		['an edit without events', amended({ at: 0 }), 'edits[0].events', 'missing'],
		['an edit before all', amended({ at: -1, events: [] }), 'edits[0].at', 'value'],
		['an edit between turns', amended({ at: 0.5, events: [] }), 'edits[0].at', 'value'],
		['more', amended({ at: 0, events: [], why: 'so' }), 'edits[0].why', 'unexpected'],
		['a position twice', amended({ at: 0, events: [] }, { at: 0, events: [] }), 'edits', 'value'],
		['positions astray', amended({ at: 1, events: [] }, { at: 0, events: [] }), 'edits', 'value'],
		[
			'too many edits',
			amended(...Array.from({ length: MAX_EDITS + 1 }, (_, at) => ({ at, events: [] }))),
			'edits',
			'value'
		],
		[
			'too much in place of one',
			amended({ at: 0, events: Array<object>(MAX_REPLACEMENTS + 1).fill(laid) }),
			'edits[0].events',
			'value'
		],
		[
			'a turn with a secret',
			amended({ at: 0, events: [{ ...laid, x: 1, secret: 1 }] }),
			'edits[0].events[0].secret',
			'unexpected'
		],
		[
			'a prototype',
			amended(JSON.parse('{"at": 0, "events": [], "__proto__": {"isAdmin": true}}') as object),
			'edits[0].__proto__',
			'unexpected'
		],
		[
			'an unknown ruling',
			{ event: { type: 'log/amended', edits: [], rulings: { moon: 'on' } } },
			'rulings.moon',
			'unexpected'
		],
		[
			'an unknown answer',
			{ event: { type: 'log/amended', edits: [], rulings: { farmers: 'maybe' } } },
			'rulings.farmers',
			'value'
		]
	])('is refused with the place: %s', (_, entry, path, wrong) => {
		expect(problemIn(inEntry(entry))).toMatchObject({
			code: 'malformed',
			path: `entries[1].event.${path}`,
			wrong
		});
	});

	it('that contains an undo, an amendment or an unknown event is refused with its name', () => {
		for (const type of ['log/undone', 'log/amended', 'moon/landed'])
			expect(problemIn(inEntry(amended({ at: 0, events: [{ type, edits: [] }] })))).toEqual({
				code: 'unknown',
				what: 'event',
				name: type,
				path: 'entries[1].event.edits[0].events[0].type'
			});
	});

	it('of a missing event is refused, also when it was undone', () => {
		const problem = { code: 'nothing-to-amend', seq: 2 };
		expect(problemIn(fileOf(laid, second, drop(3)))).toEqual(problem);
		expect(problemIn(fileOf(laid, second, drop(3), UNDONE))).toEqual(problem);
		expect(problemIn(fileOf(laid, second, drop(2)))).toBeUndefined();
		expect(problemIn(fileOf(laid, drop(1), UNDONE, UNDONE, UNDONE))).toEqual({
			code: 'nothing-to-undo',
			seq: 4
		});
	});

	it('that doesn’t fit is ignored in a stored game', () => {
		const { entries } = withEvents({ header: headerFor('bad'), entries: [] }, [
			laid,
			drop(5),
			second
		]);
		expect(effectiveLog(entries)).toMatchObject({ events: [laid, second], stray: 1 });
	});

	it('that makes an impossible game is refused, also when it was undone', () => {
		const wrong: LoggedEvent = {
			type: 'log/amended',
			edits: [{ at: 1, events: [{ ...second, x: 0 }] }]
		};
		const problem = { code: 'cannot-replay', turn: 2, refusal: { nonsense: 'spot-taken' } };
		expect(problemIn(fileOf(laid, second, wrong))).toEqual(problem);
		expect(problemIn(fileOf(laid, second, wrong, UNDONE))).toEqual(problem);
		expect(problemIn(fileOf(laid, { ...second, x: 0 }, drop(1)))).toEqual(problem);
	});

	it('is checked by the rulings of its time', () => {
		const farmer = { ...second, deploy: { piece: 'follower', segment: 2 } };
		const off: LoggedEvent = { type: 'log/amended', edits: [], rulings: { farmers: 'off' } };
		expect(problemIn(fileOf(laid, farmer, UNDONE, off))).toBeUndefined();
		expect(problemIn(fileOf(laid, farmer, off))).toEqual({
			code: 'cannot-replay',
			turn: 2,
			refusal: { nonsense: 'cannot-stand-there' }
		});
		expect(problemIn(fileOf(laid, off, farmer))).toMatchObject({ turn: 2 });
	});

	it('that describes an impossible tile is refused, also when it was undone', () => {
		const lie = { ...laid, tile: tileId('promo-1'), told: { line: 'C:NESW C:N' } };
		const wrong: LoggedEvent = { type: 'log/amended', edits: [{ at: 0, events: [lie] }] };
		expect(problemIn(fileOf(laid, wrong, UNDONE))).toEqual({
			code: 'cannot-replay',
			turn: 1,
			refusal: { nonsense: 'unknown-tile' }
		});
	});
});

it('with thousands of amendments is read', () => {
	const turns = Array.from({ length: 300 }, (_, n) => ({
		...laid,
		player: n % 2,
		x: n + 1,
		overruled: ['none-left' as const]
	}));
	const same = (n: number): LoggedEvent => ({
		type: 'log/amended',
		edits: [{ at: n % 300, events: turns.slice(n % 300, (n % 300) + 1) }]
	});
	const amendments = Array.from({ length: 3000 }, (_, n) => same(n));
	const entries = [...turns, ...amendments].map((event, seq): Entry => ({
		seq,
		at: START_TIME,
		v: ENTRY_VERSION,
		event
	}));
	const record = { header: headerFor('many'), entries };
	expect(parseGameFile(makeGameFile(record))).toEqual({ ok: true, value: record });
});
