import { describe, expect, it } from 'vitest';
import { emptyBoard, type Board } from '../../src/lib/engine/board';
import { placements } from '../../src/lib/engine/holes';
import { lay, type Laying } from '../../src/lib/engine/laying';
import { tileId } from '../../src/lib/engine/tile';
import { BASE_START } from '../../src/lib/rules/base/tiles';
import { tileType } from '../../src/lib/rules/catalogue';

/*
 * A census: in how many ways a list of tiles can be laid one after another, beginning with the start tile. Rotations
 * that look the same count separately. Any slip in placements or in the spots around changes the numbers.
 */
const start: Laying = {
	type: tileType(BASE_START),
	spot: { x: 0, y: 0 },
	rotation: 0
};

function boardOf(layings: readonly Laying[]): Board {
	const board = emptyBoard();
	for (const laying of layings) lay(board, laying);
	return board;
}

/** The number of ways for the first tile, for the first two, and so on. */
function census(ids: readonly string[]): number[] {
	let tables: (readonly Laying[])[] = [[start]];
	return ids.map((id) => {
		const type = tileType(tileId(id));
		tables = tables.flatMap((table) =>
			placements(boardOf(table), type).map(({ x, y, rotation }) => [
				...table,
				{ type, spot: { x, y }, rotation }
			])
		);
		return tables.length;
	});
}

describe('census of placements', () => {
	it.each([
		[
			['base-D', 'base-D', 'base-D'],
			[6, 52, 536]
		],
		[
			['base-C', 'base-C', 'base-C'],
			[4, 48, 832]
		],
		[
			['base-B', 'base-B', 'base-B'],
			[4, 48, 832]
		],
		[
			['base-X', 'base-X', 'base-X'],
			[8, 128, 2816]
		],
		[
			['base-E', 'base-V', 'base-H'],
			[4, 36, 296]
		],
		[
			['base-U', 'base-W', 'base-L'],
			[6, 62, 736]
		],
		[
			['base-V', 'base-V', 'base-V'],
			[6, 60, 728]
		],
		[
			['base-S', 'base-K', 'base-A'],
			[5, 41, 297]
		],
		[
			['base-I', 'base-N', 'base-R'],
			[4, 32, 352]
		],
		[
			['winter-RRRR-wolpertinger', 'winter-FRFR-deer', 'winter-CCFR-foxes'],
			[8, 80, 616]
		]
	])('%j: %j', (ids, numbers) => {
		expect(census(ids)).toEqual(numbers);
	});
});
