import { expect, it } from 'vitest';
import { tileId } from '../../../src/lib/engine/tile';
import { tileType } from '../../../src/lib/rules/catalogue';
import { unlikeEdges } from '../../../src/lib/table/view/scene';
import { readGames, tableFor } from '../../tools/games/recorded';

const [record] = readGames('tests/games/base.jsonl');
if (!record) throw new Error('There is no recorded game.');
const game = tableFor(record);
const at = (id: string, x: number, y: number, rotation: 0 | 1) =>
	unlikeEdges(game, { type: tileType(tileId(id)), spot: { x, y }, rotation });

// The start tile has a city in the north, a road from west to east, and a field in the south.
it('says at which sides a tile does not match, and which terrains meet there', () => {
	expect(at('base-C', 1, 0, 0)).toEqual([{ side: 3, label: 'city meets road' }]);
	expect(at('base-C', 0, 1, 0)).toEqual([{ side: 0, label: 'city meets field' }]);
	expect(at('base-B', 0, -1, 0)).toEqual([{ side: 2, label: 'field meets city' }]);
	expect(at('base-U', 1, 0, 1)).toEqual([{ side: 3, label: 'field meets road' }]);
	expect(at('base-U', 0, -1, 1)).toEqual([{ side: 2, label: 'road meets city' }]);
});

it('says nothing of a tile that matches, nor of sides without a neighbour', () => {
	expect(at('base-U', 1, 0, 0)).toEqual([]);
	expect(at('base-C', 5, 5, 0)).toEqual([]);
});
