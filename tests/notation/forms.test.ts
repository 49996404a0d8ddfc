import { describe, expect, it } from 'vitest';
import { lostIn, readSheet, gameToWrite, writeSheet, WRITTEN_FORMS } from '../../src/lib/notation';
import { formOf } from '../../src/lib/notation/form';
import { ninthOf, segmentsAt } from '../../src/lib/notation/ninths';
import { edgesAt, segmentOf, sheetSegment, tileOfLetter } from '../../src/lib/notation/sheet-tiles';
import { ALL_ROTATIONS } from '../../src/lib/engine/spot';
import { effectiveLog, type GameRecord } from '../../src/lib/record';
import { BASE_TILES } from '../../src/lib/rules/base/tiles';
import { recordsOf } from '../record/records';
import { headerFor, lostByTime, withEvents } from '../record/support';
import { MADE, read, toWrite } from './support';

const INFO = { title: 'A short one', players: [{ name: 'A', color: 'green' }, { name: 'B' }] };
const START = { type: 'initial', tile: 'D' };
const sheetOf = (...placements: readonly object[]) =>
	JSON.stringify({ info: INFO, placements: [START, ...placements] });
/** A placement of A; its rotation and figure only where they are given. */
const laid = (tile: string, [x, y, rotation = 0]: readonly number[], figure?: object) => ({
	...{ type: 'regular', tile, player: 'A', tilePlacement: { x, y, rotation } },
	...(figure && { meeplePlacement: figure })
});
const eventsIn = ({ entries }: GameRecord) => effectiveLog(entries).events;

describe('the tiles of score sheets', () => {
	it.each(BASE_TILES.map((type) => [type.letter ?? '', type] as const))(
		'%s lies as its picture, and all its segments go out and in',
		(letter, type) => {
			expect(tileOfLetter(letter)?.type).toBe(type);
			for (const { index } of type.segments) {
				const said = sheetSegment(letter, index);
				expect(said && segmentOf(letter, said.segmentType, said.segmentIndex)).toBe(index);
				for (const rotation of ALL_ROTATIONS)
					expect(segmentsAt(type, rotation, ninthOf(type, rotation, index))[0]).toBe(index);
			}
		}
	);

	it('K has its city to the east and its road to the north and west', () => {
		const k = tileOfLetter('K');
		expect(k && edgesAt(k.type, k.turn)).toBe('rcfr');
	});

	it.each([
		['H', 'city', 0, 'C:N'],
		['L', 'road', 2, 'R:S>crossing'],
		['W', 'field', 2, 'F:56'],
		['G', 'field', 0, 'F:23'],
		['K', 'field', 0, 'F:56'],
		['A', 'cloister', 0, 'M']
	] as const)('%s: %s %i is %s', (letter, kind, index, line) => {
		const words = tileOfLetter(letter)?.type.line.split(' ') ?? [];
		expect(segmentOf(letter, kind, index)).toBe(words.indexOf(line));
	});

	it.each(['69', '96'])('%s is the lower half of the east side', (place) => {
		const t = tileOfLetter('T')?.type;
		// With its road to the east, one field lies above it and one below.
		expect(t && segmentsAt(t, 2, place)).toEqual(t && [t.oriented[2].fields[3]]);
	});
});

describe('score sheets', () => {
	it('what lies to the right of the start tile lies north of it', () => {
		const { record } = read(
			sheetOf(laid('R', [1, 0, 2], { segmentType: 'city', segmentIndex: 0 }))
		);
		expect(record.header.players.map(({ colour }) => colour)).toEqual(['green', 'red']);
		expect(eventsIn(record)).toMatchObject([{ tile: 'base-R', x: 0, y: -1, rotation: 0 }]);
	});

	it('tiles that fit nowhere are set aside, also where a sheet is of the older form', () => {
		const old = {
			info: INFO,
			placements: [
				{ action: 'firstPlace', tile: 'D' },
				{ action: 'playerPlace', tile: 'U', player: 'B', tilePlacement: { x: -1 } },
				{ action: 'skip', tile: 'U', player: 'A' }
			]
		};
		const back = read(JSON.stringify(old));
		expect(back.record.header.first).toBe(1);
		expect(back.turns).toBe(1);
		// U fits here, so that it isn’t set aside.
		expect(back.refused).toMatchObject({ line: 3, why: { refusal: {} } });
	});

	it('players sit as they lay, whatever the order of the list', () => {
		const sheet = { info: { players: ['A', 'B', 'C'].map((name) => ({ name })) } };
		const placements = [START, ...['B', 'A', 'C'].map((player) => ({ tile: 'U', player }))];
		const back = read(JSON.stringify({ ...sheet, placements }));
		expect(back.record.header.players.map(({ name }) => name)).toEqual(['B', 'A', 'C']);
	});

	it.each([
		['unknown-tile', laid('Z', [0, 1])],
		['unknown-player', { ...laid('U', [0, 1]), player: 'C' }],
		['unknown-place', laid('U', [0, 1], { segmentType: 'road', segmentIndex: 1 })],
		['start-again', START],
		['unreadable', 7]
	])('%s: the game goes up to that entry', (trouble, wrong) => {
		const text = JSON.stringify({ info: INFO, placements: [START, laid('U', [-1, 0]), wrong] });
		expect(read(text)).toMatchObject({ turns: 1, refused: { line: 3, why: { trouble } } });
	});

	it.each([
		['null for what isn’t there', { meeplePlacement: null, turn: null }, { startDate: null }],
		['its start tile where it likes', {}, {}]
	])('may have %s', (_, more, info) => {
		const players = [{ name: 'A', color: null }, { name: 'B' }];
		const far = { ...START, tilePlacement: { x: 5000, y: 0.5, rotation: null } };
		const placements = [far, { ...laid('U', [-1, 0]), ...more }];
		const sheet = JSON.stringify({ info: { ...INFO, players, ...info }, placements });
		expect(read(sheet)).toMatchObject({ turns: 1, refused: undefined });
	});

	it('two players of one name are refused', () => {
		const info = { players: [{ name: 'A' }, { name: 'A' }] };
		const text = JSON.stringify({ info, placements: [START, laid('U', [-1, 0])] });
		expect(readSheet(text, MADE)).toEqual({ ok: false, error: 'names' });
	});

	it('all players have a name of their own, also beside somebody called like a colour', () => {
		const seats = ['', 'red', '', 'Ben', 'Ben', 'Ben yellow'];
		const { players } = headerFor('alike', 6);
		const named = players.map((player, at) => ({ ...player, name: seats[at] ?? '' }));
		const record = { header: headerFor('alike', 6, { players: named }), entries: [] };
		const names = toWrite(record).players.map(({ name }) => name);
		expect(new Set(names).size).toBe(6);
		expect(names).toEqual(['red 2', 'red', 'green', 'Ben yellow 2', 'Ben black', 'Ben yellow']);
	});

	it('a line against the rules is refused with what they object to', () => {
		const back = read(sheetOf(laid('R', [5, 5])));
		expect(back.refused?.why).toHaveProperty('refusal.objections');
	});
});

describe('Freels notation', () => {
	/** The example of its description, with the heading left out. */
	const EXAMPLE = '1 D 2 4 1 0 P1=4T 7+7\n2 Q 1 6 2 0\n3 V 0 5 1 1\n4 K 3 4 2 -1';

	it('its own example is legal with y upwards, and only so', () => {
		const back = read(EXAMPLE);
		expect(back).toMatchObject({ form: 'freels', turns: 4, refused: undefined, questions: [] });
	});

	it('a game that is legal both ways is asked about', () => {
		const text = '1 D 2 4 1 0 7+7';
		const { questions, record } = read(text);
		expect(questions).toMatchObject([{ kind: 'way', ways: [{ up: true }, { up: false }] }]);
		expect(eventsIn(record)).toMatchObject([{ x: 0, y: -1, deploy: { segment: 0 } }]);
	});

	it('5 on a tile with two towns is asked about once, and the answer is taken', () => {
		const text = '1 H 0 5 1 0 7+7';
		const { questions } = read(text);
		const [, place] = questions;
		expect(place).toMatchObject({ kind: 'place', line: 1, letter: 'H', place: '5' });
		const other = place?.kind === 'place' ? place.segments[1] : undefined;
		const again = read(text, { places: { 1: other ?? 0 } });
		expect(eventsIn(again.record)).toMatchObject([{ deploy: { segment: other } }]);
	});

	it('how many play is asked where nothing says it', () => {
		const text = '1 D 2 4 1 0\n2 Q 1 6 2 0\n3 V 0 5 1 1';
		expect(read(text).questions).toMatchObject([{ kind: 'players' }]);
		expect(read(text, { players: 3 }).record.header.players).toHaveLength(3);
	});

	it('who is called by a colour gets that one', () => {
		const { record } = read(`P1: Green\nP2: Ada\n${EXAMPLE}`);
		expect(record.header.players.map(({ name, colour }) => [name, colour])).toEqual([
			['Green', 'green'],
			['Ada', 'red']
		]);
	});

	it('the start tile may have a line, once, and says how it lies', () => {
		const text = '1 D 1 0 0 0 7+7\n2 E 3 8 0 1\n3 D 1 0 0 0';
		expect(read(text)).toMatchObject({
			turns: 1,
			refused: { line: 3, why: { trouble: 'start-again' } }
		});
	});

	it('another tile where the start tile lies is refused', () => {
		expect(readSheet('1 U 0 0 0 0 7+7', MADE)).toEqual({ ok: false, error: 'no-start' });
		const later = read('1 D 2 4 1 0 7+7\n2 U 0 0 0 0');
		expect(later).toMatchObject({ turns: 1, refused: { line: 2, why: { refusal: {} } } });
	});

	it('a tile farther out than any table reaches is refused', () => {
		const back = read('1 D 2 4 1 0 7+7\n2 U 0 0 99999 0');
		expect(back).toMatchObject({
			turns: 1,
			refused: { line: 2, why: { trouble: 'out-of-reach' } }
		});
	});

	it('a line that can’t be read is refused at its number', () => {
		const back = read(`P1: Ada\n${EXAMPLE}\n5 Q sideways`);
		expect(back).toMatchObject({ turns: 4, refused: { line: 6, why: { trouble: 'unreadable' } } });
		expect(back.record.header.players.map(({ name }) => name)).toEqual(['Ada', '']);
	});
});

it('the one line of Central’s notation that is known is read', () => {
	const back = read('A:[0;1]S:cfff>S:K=+4A\nB:[-1;0]N:frfr');
	expect(back).toMatchObject({ form: 'central', turns: 2, refused: undefined });
});

describe('JCloisterZone', () => {
	const saved = (more: object, ...replay: readonly object[]) =>
		JSON.stringify({
			setup: {
				sets: { 'basic:1': 1 },
				elements: { 'small-follower': 7, farmers: true },
				rules: { 'tiny-city-scoring': '2' },
				start: [{ tile: 'BA/RCr', x: 0, y: 0, rotation: 0 }],
				...more
			},
			players: [{ name: 'Ada' }, { name: 'Ben' }],
			replay
		});
	const tile = (tileId: string, rotation: string, position: readonly number[]) => ({
		type: 'PLACE_TILE',
		payload: { tileId, rotation, position }
	});
	const figure = (position: readonly number[], feature: string, location: string) => ({
		type: 'DEPLOY_MEEPLE',
		payload: { pointer: { position, feature, location }, meepleId: '0.small.1' }
	});

	it('its tiles, figures and small cities are read', () => {
		const back = read(
			saved(
				{},
				tile('BA/C', 'R180', [0, -1]),
				figure([0, -1], 'City', 'S'),
				{ type: 'COMMIT', payload: {} },
				tile('BA/RFr', 'R0', [1, 0]),
				figure([1, 0], 'Field', 'ER.SL.SR.WL')
			)
		);
		expect(back).toMatchObject({ form: 'jcloister', turns: 2, refused: undefined });
		expect(back.record.header.rulings).toMatchObject({ smallCity: '2', farmers: 'on' });
		expect(eventsIn(back.record)).toMatchObject([
			{ tile: 'base-E', x: 0, y: -1, rotation: 2, deploy: { segment: 0 } },
			{ tile: 'base-U', x: 1, y: 0, rotation: 0, deploy: { segment: 2 } }
		]);
	});

	it.each([
		['expansions', saved({ sets: { 'basic:1': 1, 'abbey-and-mayor': 1 } })],
		['expansions', saved({ elements: { 'small-follower': 7, abbot: 1 } })],
		['no-start', saved({ start: [] })],
		['no-turns', saved({})]
	])('%s: such a game is refused', (error, text) => {
		expect(readSheet(text, MADE)).toEqual({ ok: false, error });
	});

	it('a message of something else ends what can be read', () => {
		const back = read(saved({}, tile('BA/C', 'R180', [0, -1]), { type: 'MOVE_NEUTRAL' }));
		expect(back.refused).toEqual({ line: 2, why: { trouble: 'unreadable' } });
	});
});

describe('what a form doesn’t say', () => {
	const events = [
		{ type: 'base/laid', player: 0, tile: 'base-U', x: 1, y: 0, rotation: 0 },
		{ type: 'base/corrected', changes: [{ player: 0, points: 3 }], reason: 'Oops', why: 'mistake' },
		{
			type: 'base/laid',
			player: 1,
			tile: 'base-U',
			x: 9,
			y: 9,
			rotation: 0,
			overruled: ['not-adjacent', 'apart']
		}
	];

	it('is listed for each form', () => {
		const [first] = recordsOf('base');
		if (!first) throw new Error('There are recorded games.');
		expect(lostIn(toWrite(first), 'json')).toEqual(['rulings', 'times']);
		const lines = ['rulings', 'times', 'date', 'colours'];
		expect(lostIn(toWrite(first), 'freels')).toEqual(lines);
		expect(lostIn(toWrite(first), 'central')).toEqual(lines.toSpliced(3, 0, 'names'));
		const record = withEvents(
			{ header: headerFor('mended'), entries: [] },
			events.slice(0, 2) as never
		);
		expect(lostIn(toWrite(record), 'freels')).toContain('corrections');
	});

	it.each([
		['ended', { type: 'base/ended', overruled: ['tiles-left'] }],
		['lost-on-time', lostByTime(1)],
		['rest', { ...events[0], x: 99, player: 1 }]
	])('%s is among it', (lost, event) => {
		const empty = { header: headerFor('cut'), entries: [] };
		const record = withEvents(empty, [...events.slice(0, 1), event] as never);
		expect(lostIn(toWrite(record), 'json')).toEqual(['rulings', 'times', lost]);
	});

	it('an existing table can’t be written down', () => {
		const record = { header: headerFor('found', 2, { found: true }), entries: [] };
		expect(gameToWrite(record)).toEqual({ ok: false, error: 'found' });
		const drawn = headerFor('bag', 2, { rulings: { startTile: 'bag' } });
		expect(gameToWrite({ header: drawn, entries: [] })).toEqual({ ok: false, error: 'start' });
	});

	it.each(WRITTEN_FORMS)('%s is recognised by what it looks like', (form) => {
		const [record] = recordsOf('base');
		if (!record) throw new Error('There are recorded games.');
		expect(formOf(writeSheet(toWrite(record), form))).toBe(form);
	});

	it.each(['', 'Hello', '{}', '[]', '{"tilekeep":3}', 'https://tilekeep.example/open/#abc'])(
		'%j is none of them',
		(text) => {
			expect(formOf(text)).toBeUndefined();
		}
	);
});
