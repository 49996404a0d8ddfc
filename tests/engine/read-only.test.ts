import { expect, expectTypeOf, it } from 'vitest';
import type { Board, MutableBoard } from '../../src/lib/engine/board';
import { newGame, type Game, type MutableGame } from '../../src/lib/engine/game';
import type { RuleModule } from '../../src/lib/engine/module';
import { play, type Replay } from '../../src/lib/engine/play';
import { rulesOf, USUAL_RULINGS } from '../../src/lib/rules/catalogue';

it('a game is changed by play and what modules record alone: for all others it is read-only by type', () => {
	expectTypeOf<MutableGame>().toExtend<Game>();
	expectTypeOf<Game>().not.toExtend<MutableGame>();
	expectTypeOf<Board>().not.toExtend<MutableBoard>();
	expectTypeOf<Replay['game']>().not.toExtend<MutableGame>();
	expectTypeOf(play).parameter(0).toEqualTypeOf<MutableGame>();
	expectTypeOf<Parameters<NonNullable<RuleModule['questions']>>[0]>().toEqualTypeOf<Game>();
	expectTypeOf<Parameters<NonNullable<RuleModule['record']>>[0]>().toEqualTypeOf<MutableGame>();

	const game: Game = newGame(
		rulesOf({ box: 'base-c1', expansions: [], rulings: USUAL_RULINGS }),
		2,
		0
	);
	expectTypeOf(game.left).not.toHaveProperty('clear');
	expectTypeOf(game.pieces).not.toHaveProperty('clear');
	expectTypeOf(game.history).not.toHaveProperty('push');
	expect(game.board.order).toHaveLength(1);
});
