import { describe, expect, it } from 'vitest';
import { mergedBox, tilesTogether, withTile } from '../../src/lib/custom-tiles/boxes';
import { makeBoxFile, MAX_BOX_FILE, readBoxFile } from '../../src/lib/custom-tiles/stored-boxes';
import type { BoxedTile, CustomBox } from '../../src/lib/custom-tiles';

const BEND: BoxedTile = { line: 'C:N+ R:SW F:2347 F:56', count: 2 };
/** The same design, a quarter turn further. */
const TURNED = 'C:E+ R:NW F:1456 F:07';
const LAKE: BoxedTile = { line: 'F:01234567', name: 'Lake', count: 1 };
const box = (...tiles: readonly BoxedTile[]): CustomBox => ({ name: 'My box', tiles });

describe('a custom box', () => {
	it('gets what another one of its name has more', () => {
		const other = box({ ...BEND, count: 3 }, LAKE);
		expect(mergedBox(box(BEND), other)).toEqual(box({ ...BEND, count: 3 }, LAKE));
		expect(mergedBox(other, box(BEND))).toEqual(other);
		expect(mergedBox(undefined, other)).toEqual(other);
	});

	it('has a design once, however it was held when it was described', () => {
		expect(mergedBox(box(BEND), box({ line: TURNED, count: 1 }))).toEqual(box(BEND));
		expect(withTile(box(BEND), { line: TURNED })).toEqual(box(BEND));
	});

	it('tells tiles apart by their names and marks', () => {
		const lake = { ...LAKE, name: 'Meadow' };
		expect(withTile(box(LAKE), lake)).toEqual(box(LAKE, lake));
		const marked = { line: BEND.line, mark: 'gingerbread' };
		expect(withTile(box(BEND), marked).tiles).toHaveLength(2);
	});

	it('adds its copies to those of others that are played with it', () => {
		expect(tilesTogether([box(BEND, LAKE), box({ line: TURNED, count: 1 })])).toEqual([
			{ ...BEND, count: 3 },
			LAKE
		]);
		const many = box({ ...LAKE, count: 60 });
		expect(tilesTogether([many, many])).toEqual([{ ...LAKE, count: 99 }]);
	});

	it('has at most 60 designs', () => {
		const lakes = Array.from({ length: 60 }, (_, n) => ({ ...LAKE, name: `Lake ${String(n)}` }));
		expect(withTile(box(...lakes), { line: BEND.line })).toEqual(box(...lakes));
	});
});

describe('the file of a custom box', () => {
	it('has its name, its tiles and a version', () => {
		const file = makeBoxFile(box(BEND, LAKE));
		expect(JSON.parse(file)).toEqual({ box: 1, name: 'My box', tiles: [BEND, LAKE] });
		expect(readBoxFile(file)).toEqual({ ok: true, value: box(BEND, LAKE) });
	});

	it('may have a design twice, which is read as one', () => {
		const file = makeBoxFile(box(BEND, { line: TURNED, count: 1 }));
		expect(readBoxFile(file)).toEqual({ ok: true, value: box(BEND) });
	});

	it('of a later version is known as that', () => {
		const file = JSON.stringify({ box: 2, name: 'My box', shelves: 3 });
		expect(readBoxFile(file)).toEqual({ ok: false, error: 'newer-version' });
	});

	it.each([
		['no JSON', 'box'],
		['a game', '{"tilekeep":3}'],
		['a list', '[]'],
		['without a name', '{"box":1,"tiles":[]}'],
		['with an empty name', '{"box":1,"name":" ","tiles":[]}'],
		['with a name of two lines', '{"box":1,"name":"a\\nb","tiles":[]}'],
		['with another field', '{"box":1,"name":"a","tiles":[],"more":1}'],
		['with no copies', '{"box":1,"name":"a","tiles":[{"line":"F:01234567","count":0}]}'],
		[
			'with a tile that can’t be printed',
			'{"box":1,"name":"a","tiles":[{"line":"C:NS C:EW","count":1}]}'
		],
		['too long', `{"box":1,"name":"a","tiles":[]${' '.repeat(MAX_BOX_FILE)}}`]
	])('is refused: %s', (_, file) => {
		expect(readBoxFile(file)).toEqual({ ok: false, error: 'no-box' });
	});
});
