import { goingHome, isFollower, onWholeTiles } from '../../engine/figures';
import type { Game, MutableGame, Turn } from '../../engine/game';
import type { Recorded, RuleModule } from '../../engine/module';
import { refusalUnlessOverruled, type Objection, type Refusal } from '../../engine/objection';
import type { Piece, PieceOnTile, PlayerIndex } from '../../engine/piece';
import { judgeAnswer, type Offer, type Question } from '../../engine/question';
import { fail, ok, type Result } from '../../engine/result';
import { samePlace, sameSpot } from '../../engine/spot';
import { candidates } from '../../rules/base/candidates';
import type { BaseNonsense, BaseObjection } from '../../rules/base/codes';
import { TOOK, TOOK_DOWN, type FestivalEvent, type Took, type TookDown } from './events';
import { FESTIVAL_MARK } from './tiles';

/** The festival: whoever lays its tile may take one of their own figures home from anywhere, instead of anything else. */
export const festival: RuleModule<FestivalEvent> = {
	id: 'festival',
	codes: {
		questions: [TOOK],
		offers: [TOOK],
		answers: [`${TOOK}/figure`, `${TOOK}/top`],
		fates: [TOOK]
	},
	offers,
	record
};

/** The offer to take a figure home. */
function offers(game: Game, turn: Turn): readonly Offer[] {
	const { player, tile } = turn;
	if (tile.type.mark !== FESTIVAL_MARK) return [];
	const isOwn = (piece: Piece | PieceOnTile): boolean =>
		piece.player === player && comesHome(game, piece);
	const pieces = [...game.pieces].filter(isOwn);
	const onTop = onWholeTiles(game).filter(isOwn);
	if (pieces.length + onTop.length === 0) return [];
	return [
		{
			id: TOOK,
			player,
			timing: 'action',
			offered: true,
			tappable: true,
			...candidates(game, pieces, taken(player), { pieces: onTop, event: takenDown })
		}
	];
}

const taken =
	(player: PlayerIndex) =>
	({ kind, at: { x, y, segment } }: Pick<Piece, 'kind' | 'at'>): Took => ({
		type: TOOK,
		player,
		piece: kind,
		from: { x, y, segment }
	});

const takenDown = ({ player, kind, on: { spot } }: PieceOnTile): TookDown => ({
	type: TOOK_DOWN,
	player,
	piece: kind,
	at: { x: spot.x, y: spot.y }
});

/** True for a figure that may come home by the game's ruling. */
const comesHome = (game: Game, piece: Piece | PieceOnTile): boolean =>
	game.rules.rulings['festival'] !== 'followers' || isFollower(game, piece);

function record(
	game: MutableGame,
	event: FestivalEvent,
	asked: readonly Question[]
): Result<Recorded, Refusal> {
	const { player } = event;
	const ask = asked.find((one) => one.id === TOOK && one.player === player);
	if (!ask) return nonsense('nothing-asked');
	const figure = figureIn(game, event);
	if (!figure) return nonsense('no-such-place');
	const judged = judgeAnswer(asked, ask, { overruled: event.overruled });
	if (!judged.ok) return judged;
	const objections: readonly Objection[] = comesHome(game, figure)
		? judged.value
		: [...judged.value, NOT_OFFERED];
	const refusal = refusalUnlessOverruled(objections, event);
	if (refusal) return fail(refusal);
	return ok({
		touched: [],
		objections,
		acted: 'instead',
		fates: goingHome(game, [figure], TOOK)
	});
}

/** The figure that comes home. */
function figureIn(game: Game, event: FestivalEvent): Piece | PieceOnTile | undefined {
	const isTheirs = ({ player, kind }: Piece | PieceOnTile): boolean =>
		player === event.player && kind === event.piece;
	return event.type === TOOK_DOWN
		? onWholeTiles(game).findLast((one) => isTheirs(one) && sameSpot(one.on.spot, event.at))
		: [...game.pieces].findLast((one) => isTheirs(one) && samePlace(one.at, event.from));
}

const nonsense = (code: BaseNonsense): Result<Recorded, Refusal> => fail({ nonsense: code });

const NOT_OFFERED: BaseObjection = { code: 'not-offered' };
