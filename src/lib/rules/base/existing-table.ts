import { tileAt } from '../../engine/board';
import { farmAtCorner } from '../../engine/corners';
import type { LaidTile } from '../../engine/feature';
import { deploy } from '../../engine/figures';
import {
	copiesFor,
	drawHidden,
	inSupply,
	pileOf,
	takeTile,
	type Game,
	type MutableGame
} from '../../engine/game';
import { lay, unlikeSides } from '../../engine/laying';
import type { Recorded } from '../../engine/module';
import { refusalUnlessOverruled, type Refusal } from '../../engine/objection';
import { howPut, isPutAlike, type FigurePlace, type PieceKindId } from '../../engine/piece';
import { fail, ok, type Result } from '../../engine/result';
import { ALL_CORNERS, withinReach } from '../../engine/spot';
import type { BaseNonsense, BaseObjection } from './codes';
import { BEGUN, PLACED, STOOD, type Begun, type Placed, type StandingFigure } from './events';
import { waysOn } from './options';
import { treesRunOn } from './rulings';
import { withTrees } from './trees';

/* An existing table is entered in any order and without turns. Nothing is scored until play starts. */

type Taken = Result<Recorded, Refusal>;

const nonsense = (code: BaseNonsense): Taken => fail({ nonsense: code });
const UNTOUCHED: Taken = ok({ touched: [], objections: [] });

/** Records a part of an existing table while the table is being entered. */
export function recordEvent(game: MutableGame, event: Placed | StandingFigure | Begun): Taken {
	switch (event.type) {
		case PLACED:
			return recordPlaced(game, event);
		case STOOD:
			return recordStood(game, event);
		case BEGUN:
			return recordBegun(game, event);
	}
}

/** Records a tile. It may lie anywhere, even apart from all others. */
function recordPlaced(game: MutableGame, event: Placed): Taken {
	const design = game.rules.tiles.get(event.tile);
	if (!design) return nonsense('unknown-tile');
	const type = event.trees ? withTrees(design) : design;
	if (event.trees && !type.runsOn) return nonsense('no-crossing');
	const wrong = nonsenseInPlacedTile(game, event);
	if (wrong) return nonsense(wrong);
	const laying = { type, spot: { x: event.x, y: event.y }, rotation: event.rotation };
	const owner = event.player ?? game.toMove;
	const objections: BaseObjection[] = [];
	const unlike = unlikeSides(game.board, laying);
	if (unlike.length > 0) objections.push({ code: 'edges-differ', sides: unlike });
	if (copiesFor(game, owner, type.id) < 1) objections.push({ code: 'none-left' });
	if (event.trees && !treesRunOn(game.rules.rulings)) objections.push({ code: 'roads-end' });
	const refusal = refusalUnlessOverruled(objections, event);
	if (refusal) return fail(refusal);
	lay(game.board, laying);
	takeTile(pileOf(game, owner, type.id), type.id);
	drawHidden(game, type);
	return ok({ touched: [], objections });
}

function nonsenseInPlacedTile(game: Game, event: Placed): BaseNonsense | undefined {
	const own = game.rules.stock.has(event.tile);
	const { player = own ? game.players : 0 } = event;
	if (player >= game.players) return 'unknown-player';
	if (!withinReach(event)) return 'out-of-reach';
	return tileAt(game.board, event) ? 'spot-taken' : undefined;
}

/** Every place for a kind of figure on a laid tile, occupied or not; empty for an unknown kind. */
export function figurePlaces(
	game: Game,
	tile: LaidTile,
	piece: PieceKindId
): readonly FigurePlace[] {
	const kind = game.rules.pieces[piece];
	if (!kind) return [];
	const places: readonly FigurePlace[] = kind.onCorner
		? ALL_CORNERS.flatMap((corner) => {
				const segment = farmAtCorner(game.board, tile, corner);
				return segment === undefined ? [] : [{ segment, corner }];
			})
		: tile.type.segments.flatMap((on) => waysOn(game.rules, kind, on));
	return places.filter(({ segment }) => {
		const on = tile.type.segments[segment];
		return on && kind.mayStandOn(on, tile.type);
	});
}

/** Records a figure. Several may stand on one feature, for example because features were joined. */
function recordStood(game: MutableGame, event: StandingFigure): Taken {
	const { player, piece, x, y, segment } = event;
	const wrong = nonsenseInFigure(game, event);
	if (wrong) return nonsense(wrong);
	const at = { x, y, segment };
	deploy(game, { kind: piece, player, at, ...howPut(event) });
	return UNTOUCHED;
}

function nonsenseInFigure(
	game: Game,
	{ player, piece, ...at }: StandingFigure
): BaseNonsense | undefined {
	if (player >= game.players) return 'unknown-player';
	if (!game.rules.pieces[piece]) return 'unknown-piece';
	const tile = tileAt(game.board, at);
	if (!tile?.type.segments[at.segment]) return 'no-such-place';
	const stands = figurePlaces(game, tile, piece).some((place) => isPutAlike(place, at));
	if (!stands) return 'cannot-stand-there';
	return inSupply(game, player, piece) < 1 ? 'none-in-supply' : undefined;
}

function recordBegun(game: MutableGame, { player }: Begun): Taken {
	if (player >= game.players) return nonsense('unknown-player');
	game.phase = 'playing';
	game.toMove = player;
	return UNTOUCHED;
}
