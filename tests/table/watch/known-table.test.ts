import { describe, expect, it } from 'vitest';
import { tilesLeft } from '../../../src/lib/engine/game';
import { legalPlacements } from '../../../src/lib/engine/legal';
import { tileId } from '../../../src/lib/engine/tile';
import { replayRecord } from '../../../src/lib/record';
import { knownTableOf } from '../../../src/lib/table/watch/known-table';
import { laid, played, rulesFor } from '../../modules/playing';
import { headerFor } from '../../record/support';
import '../../tools/games/all-expansions';

const PLAYERS = [{ colour: 'red' }, { colour: 'blue' }] as const;

describe('what the game says of the table for the camera', () => {
	const game = played(rulesFor(), [
		laid(0, 'base-E', [0, -1, 2]),
		laid(1, 'base-U', [1, 0, 0], ['follower', 0])
	]);
	const known = knownTableOf(game, PLAYERS);

	it('has the tiles as they lie, in their order', () => {
		expect(known.laid.map(({ x, y, type, rotation }) => [type.id, x, y, rotation])).toEqual([
			['base-D', 0, 0, 0],
			['base-E', 0, -1, 2],
			['base-U', 1, 0, 0]
		]);
	});

	it('counts what is left of each tile, and nothing that is used up', () => {
		expect(known.left.reduce((sum, { count }) => sum + count, 0)).toBe(tilesLeft(game));
		expect(known.left.every(({ count }) => count > 0)).toBe(true);
	});

	it('has each legal way to lay a tile once, and no other', () => {
		const city = known.lays.filter(({ tile }) => tile === tileId('base-C'));
		expect(city).toEqual([]);
		const type = game.rules.tiles.get(tileId('base-U'));
		const all = type ? legalPlacements(game, type) : [];
		const road = known.lays.filter(({ tile }) => tile === tileId('base-U'));
		expect(road).toHaveLength(all.filter(({ rotation }) => rotation < 2).length);
		expect(road.length).toBeGreaterThan(0);
	});

	it('has figures by their colours, and the colour of who lays next', () => {
		expect(known.figures).toEqual([{ spot: { x: 1, y: 0 }, colour: 'blue' }]);
		expect(known.mover).toBe('red');
		expect(knownTableOf(game, PLAYERS, 1).mover).toBe('blue');
	});

	it('has the figure of the last turn that went home at once, which never stood', () => {
		const completed = [
			laid(0, 'base-A', [-1, 0, 2]),
			laid(1, 'base-A', [1, 0, 0], ['follower', 0])
		] as const;
		const table = knownTableOf(played(rulesFor(), completed), PLAYERS);
		expect(table.figures).toEqual([]);
		expect(table.home).toEqual([{ spot: { x: 1, y: 0 }, colour: 'blue' }]);
		expect(known.home).toEqual([]);
	});

	it('says only tiles of the pile that is drawn first, as those of a river', () => {
		const header = headerFor('river', 2, { expansions: ['river'] });
		const { game: river } = replayRecord({ header, entries: [] });
		const { lays, left } = knownTableOf(river, PLAYERS);
		expect(new Set(lays.map(({ tile }) => tile.slice(0, 3)))).not.toContain('bas');
		expect(left.some(({ type }) => type.id === tileId('base-U'))).toBe(true);
	});
});
