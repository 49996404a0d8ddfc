import { describe, expect, it } from 'vitest';
import { fileOfLines, linesOf } from '../../src/lib/follow/lines';
import type { DescribedTile } from '../../src/lib/engine/contents';
import { tileId } from '../../src/lib/engine/tile';
import { replayRecord, type GameRecord } from '../../src/lib/record';
import { BackupReader, makeBackup } from '../../src/lib/record/backup';
import { makeGameFile } from '../../src/lib/record/game-file';
import { readLookOnly } from '../../src/lib/record/look-only';
import { parseGameFile } from '../../src/lib/record/parse-file';
import { tilesInAll } from '../../src/lib/rules/base/tile-numbers';
import type { TableEvent } from '../../src/lib/rules/catalogue';
import { packGame, unpackGame } from '../../src/lib/share/pack';
import { headerFor, START_TIME, withEvents } from './support';

/* Games that are played with tiles of custom boxes. */

const BEND: DescribedTile = { id: tileId('promo-1'), line: 'C:N+ R:SW F:2347 F:56', count: 2 };
const LAKE: DescribedTile = { id: tileId('promo-7'), line: 'F:01234567', name: 'Lake', count: 1 };

/** A table of 72 tiles, and three of a custom box. */
const begun = (told: readonly DescribedTile[] = [BEND, LAKE], tiles = {}): GameRecord => ({
	header: headerFor('0123456789abcdef0123456789abcdef', 2, {
		told,
		...(Object.keys(tiles).length > 0 && { tiles })
	}),
	entries: []
});
/** The start tile has a city in the north, a road from west to east, and a field in the south. */
const laid: TableEvent = {
	type: 'base/laid',
	player: 0,
	tile: LAKE.id,
	told: { line: LAKE.line, name: 'Lake' },
	x: 0,
	y: 1,
	rotation: 0
};
const played = withEvents(begun(), [laid]);

describe('a game with tiles of custom boxes', () => {
	it('counts them with those of its boxes, and knows them before they are laid', () => {
		const { game } = replayRecord(begun());
		expect(tilesInAll(game)).toBe(75);
		expect(game.left.get(BEND.id)).toBe(2);
		expect(game.rules.tiles.get(BEND.id)?.line).toBe(BEND.line);
		expect(game.rules.tiles.get(LAKE.id)?.name).toBe('Lake');
	});

	it('lays them like all others', () => {
		const { game, stop } = replayRecord(played);
		expect(stop).toBeUndefined();
		expect(game.left.get(LAKE.id)).toBe(0);
		expect(game.board.order.at(-1)?.type.name).toBe('Lake');
	});

	it('takes a later description of one of them', () => {
		const line = 'C:N+ R:SW F:2347 F:56';
		const event: TableEvent = { type: 'base/retold', tile: LAKE.id, told: { line } };
		const { game } = replayRecord(withEvents(begun(), [event]));
		expect(game.rules.tiles.get(LAKE.id)?.line).toBe(line);
		expect(game.left.get(LAKE.id)).toBe(1);
	});

	it.each([
		['begun', begun()],
		['played', played],
		['with tiles lost besides', begun([BEND], { 'base-V': -1 })]
	])('is whole in a file, a link and a backup, and where it is followed: %s', async (_, record) => {
		expect(parseGameFile(makeGameFile(record))).toEqual({ ok: true, value: record });
		expect(await unpackGame(await packGame(record))).toEqual({ ok: true, value: record });
		expect(parseGameFile(fileOfLines(linesOf(record)))).toEqual({ ok: true, value: record });
		const kept = { told: [], people: [], unread: [], evenings: [], photos: [] };
		const reader = new BackupReader();
		for (const line of makeBackup({ made: START_TIME, games: [record], ...kept }))
			expect(reader.next(line)).toBeUndefined();
		expect(reader.end()).toMatchObject({ ok: true, value: { games: [record] } });
	});

	it('takes few letters of a link', async () => {
		const bytes = async (record: GameRecord) => (await packGame(record)).length;
		const bare = { ...begun(), header: { ...begun().header, told: undefined } };
		expect((await bytes(begun())) - (await bytes(bare))).toBeLessThan(80);
	});

	it('can be looked at by apps that don’t know such tiles', () => {
		const seen = readLookOnly(JSON.parse(makeGameFile(played)));
		expect(seen?.after.at(-1)?.laid?.at(-1)).toMatchObject({ x: 0, y: 1, line: LAKE.line });
	});

	it.each([
		['none', []],
		['one that can’t be printed', [{ ...BEND, line: 'C:NS C:EW' }]],
		['two of one id', [BEND, { ...LAKE, id: BEND.id }]],
		['one with the id of another tile', [{ ...BEND, id: 'base-D' }]],
		['no copies', [{ ...BEND, count: 0 }]],
		['too many copies', [{ ...BEND, count: 100 }]],
		['something more', [{ ...BEND, colour: 'red' }]]
	])('is refused with %s', (_, told) => {
		const file = JSON.stringify({ tilekeep: 3, header: { ...begun().header, told }, entries: [] });
		expect(parseGameFile(file)).toMatchObject({ ok: false, error: { code: 'malformed' } });
	});
});
