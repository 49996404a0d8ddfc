import { expect, it } from 'vitest';
import { emptyBoard } from '../../src/lib/engine/board';
import { islandsOf } from '../../src/lib/engine/islands';
import { lay } from '../../src/lib/engine/laying';
import { tileId } from '../../src/lib/engine/tile';
import { tileType } from '../../src/lib/rules/catalogue';

/** Monasteries on these spots, in this order; all their sides are field. */
function islandsAt(...spots: readonly (readonly [x: number, y: number])[]) {
	const board = emptyBoard();
	for (const [x, y] of spots)
		lay(board, { type: tileType(tileId('base-B')), spot: { x, y }, rotation: 0 });
	return islandsOf(board).map((island) => island.map(({ x, y }) => [x, y]));
}

it.each([
	['nothing', [], []],
	[
		'a row',
		[
			[
				[0, 0],
				[1, 0],
				[2, 0]
			]
		],
		[
			[0, 0],
			[1, 0],
			[2, 0]
		]
	],
	[
		'corner to corner',
		[[[0, 0]], [[1, 1]]],
		[
			[0, 0],
			[1, 1]
		]
	],
	[
		'what a later tile joins',
		[
			[
				[0, 0],
				[1, 0],
				[2, 0]
			]
		],
		[
			[0, 0],
			[2, 0],
			[1, 0]
		]
	],
	[
		'two rows apart',
		[
			[
				[0, 0],
				[0, 1]
			],
			[
				[3, 0],
				[3, 1]
			]
		],
		[
			[0, 0],
			[3, 0],
			[0, 1],
			[3, 1]
		]
	]
] as const)('tiles are connected by whole sides: %s', (_, islands, spots) => {
	expect(islandsAt(...spots)).toEqual(islands);
});
