import { tileAt, type Board } from '../../engine/board';
import { furtherTile, skipFurther } from '../../engine/further';
import type { FurtherTile, GameEvent, JustLaid, MutableGame, Recorded } from '../../engine/module';
import { engineObjection, type Refusal, refusalUnlessOverruled } from '../../engine/objection';
import type { PlayerIndex } from '../../engine/piece';
import { bindingIn, type Question } from '../../engine/question';
import { fail, ok, type Result } from '../../engine/result';
import { ALL_SIDES, beside, type Spot } from '../../engine/spot';
import { fillsHoles } from '../../engine/tile';
import type { BaseNonsense } from './codes';

/**
 * By a house rule, another turn for a tile laid between four others, unless it is a tile made for that. The table's edge doesn't
 * count as a tile.
 */
export const turnForFilledHole = ({ game, turn }: JustLaid): FurtherTile | undefined =>
	!fillsHoles(turn.tile.type) && isFilled(game.board, turn.tile)
		? { id: 'base/filled-hole', as: 'turn' }
		: undefined;

const isFilled = (board: Board, spot: Spot): boolean =>
	ALL_SIDES.every((side) => tileAt(board, beside(spot, side)));

const NOTHING_DUE: BaseNonsense = 'nothing-asked';

/** Records that a player declined the further tile that is due, with the event that its module named. */
export function declineFurther(
	game: MutableGame,
	event: GameEvent & { readonly player: PlayerIndex },
	asked: readonly Question[]
): Result<Recorded, Refusal> {
	const due = furtherTile(game);
	if (due?.no?.type !== event.type || game.turn?.player !== event.player)
		return fail({ nonsense: NOTHING_DUE });
	const objections = bindingIn(asked) ? [engineObjection('question-open')] : [];
	const refusal = refusalUnlessOverruled(objections, event);
	if (refusal) return fail(refusal);
	skipFurther(game);
	return ok({ touched: [], objections });
}
