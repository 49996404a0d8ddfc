import { isDrawnNow, type Game, type MutableGame } from '../../../src/lib/engine/game';
import { matches } from '../../../src/lib/engine/holes';
import { layingObjections } from '../../../src/lib/engine/legal';
import { play } from '../../../src/lib/engine/play';
import { ALL_ROTATIONS } from '../../../src/lib/engine/spot';
import type { Laid } from '../../../src/lib/rules/base/events';
import { turn } from './random-game';
import type { SeededRandom } from './seeded-random';

/** Lays tiles of any design until the board has `size` tiles, with followers where they are allowed. */
export function grow(game: MutableGame, size: number, rng: SeededRandom): void {
	while (game.board.order.length < size) play(game, growOnce(game, rng));
}

/** A legal turn on any spot, whatever the number of tiles in the box. */
export function growOnce(game: Game, rng: SeededRandom): Laid {
	const types = [...game.rules.tiles.values()];
	const holes = [...game.board.holes.values()];
	for (;;) {
		const type = rng.pick(types);
		const hole = rng.pick(holes);
		const rotation = rng.pick(ALL_ROTATIONS);
		if (!matches(hole, type, rotation)) continue;
		const at = { x: hole.x, y: hole.y, rotation };
		if (layingObjections(game, { type, spot: hole, rotation }).length > 0) continue;
		const overruled = ['none-left', ...(isDrawnNow(game, type.id) ? [] : ['not-offered'])];
		return { ...turn(game, rng, type, at, undefined), overruled };
	}
}
