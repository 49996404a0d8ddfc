import { describe, expect, it } from 'vitest';
import { newGame, type Game, type MutableGame } from '../../../src/lib/engine/game';
import { play } from '../../../src/lib/engine/play';
import { tileId } from '../../../src/lib/engine/tile';
import { rulesOf, USUAL_RULINGS } from '../../../src/lib/rules/catalogue';
import { spotsIn } from '../../../src/lib/table/view/scene';
import { fitsNowhere, openSpots } from '../../../src/lib/table/turn/palette';

const ROAD = tileId('base-U');

/** A road from the start tile over the whole table of five spots to the east. */
function gameWith(edge: string): MutableGame {
	const rulings = { ...USUAL_RULINGS, edge, tableWidth: '5', tableHeight: '5' };
	const game = newGame(rulesOf({ box: 'base-c1', expansions: [], rulings }), 2, 0);
	for (const x of [1, 2]) {
		const laid = { type: 'base/laid', player: x - 1, tile: ROAD, x, y: 0, rotation: 0 } as const;
		play(game, laid);
	}
	return game;
}

const at = (game: Game, x: number) => openSpots(game, { tile: ROAD }).find((spot) => spot.x === x);

describe('the spots that are offered at the edge of the table', () => {
	it.each(['limits', 'completes'])('none lie beyond one that %s', (edge) => {
		expect(at(gameWith(edge), 3)).toBeUndefined();
	});

	it('beyond one that may be extended they are offered for a tile that fits, and named', () => {
		const game = gameWith('extends');
		expect(at(game, 3)).toEqual({ x: 3, y: 0, legal: true });
		expect(openSpots(game, {}).filter(({ x }) => x === 3)).toEqual([]);
		const label = spotsIn(game, { tile: ROAD }).find(({ x }) => x === 3)?.label;
		expect(label).toContain('beyond the edge of the table');
	});

	it('a tile that fits only beyond it fits nowhere', () => {
		const game = gameWith('extends');
		game.board.holes.clear();
		expect(fitsNowhere(game, ROAD)).toBe(true);
	});
});
