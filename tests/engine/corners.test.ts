import { expect, it } from 'vitest';
import { emptyBoard, tileAt } from '../../src/lib/engine/board';
import { farmAtCorner } from '../../src/lib/engine/corners';
import { lay } from '../../src/lib/engine/laying';
import { tileId } from '../../src/lib/engine/tile';
import { tileType } from '../../src/lib/rules/catalogue';

/** Corners are counted clockwise from the north-west. */
const SOUTH_EAST = 2;

/** The farm at the corner that a monastery shares with the tiles east, south-east and south of it. */
function farmBeside(...others: readonly (string | undefined)[]): number | undefined {
	const board = emptyBoard();
	const spots = [
		{ x: 0, y: 0 },
		{ x: 1, y: 0 },
		{ x: 1, y: 1 },
		{ x: 0, y: 1 }
	];
	for (const [index, id] of ['base-B', ...others].entries())
		if (id !== undefined)
			lay(board, { type: tileType(tileId(id)), spot: spots[index] ?? { x: 9, y: 9 }, rotation: 0 });
	const tile = tileAt(board, { x: 0, y: 0 });
	return tile && farmAtCorner(board, tile, SOUTH_EAST);
}

it('is a corner where four tiles show a field', () => {
	expect(farmBeside('base-B', 'base-B', 'base-B')).toBe(1);
});

it('is none where one of the tiles is a city there, or is missing', () => {
	expect(farmBeside('base-B', 'base-C', 'base-B')).toBeUndefined();
	expect(farmBeside('base-B', undefined, 'base-B')).toBeUndefined();
});
