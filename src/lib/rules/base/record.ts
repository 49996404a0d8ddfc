import { holeAt, tileAt } from '../../engine/board';
import { deploy } from '../../engine/figures';
import { inHand, take, tilesLeft, type Game } from '../../engine/game';
import { fitsSomewhere, matches } from '../../engine/holes';
import { lay, unlikeSides, type Laying } from '../../engine/laying';
import type { Recorded } from '../../engine/module';
import type { NonsenseCode, Objection, Refusal } from '../../engine/objection';
import { unanswered } from '../../engine/play';
import { fail, ok, type Result } from '../../engine/result';
import { withinReach } from '../../engine/spot';
import type { BaseEvent, Laid, SetAside } from './events';
import { occupiedSegments } from './options';
import { backIntoBag } from './rulings';

type Taken = Result<Recorded, Refusal>;

/** Takes an event of the base game into the game, or says what is wrong with it. */
export function record(game: Game, event: BaseEvent): Taken {
	switch (event.type) {
		case 'base/laid':
			return recordLaid(game, event);
		case 'base/set-aside':
			return recordAside(game, event);
		case 'base/ended':
			return recordEnd(game, event);
		case 'base/closed':
			return recordClose(game);
	}
}

const nonsense = (code: NonsenseCode): Taken => fail({ nonsense: code });

function recordLaid(game: Game, event: Laid): Taken {
	const laying = layingOf(game, event);
	if (!laying) return nonsense('unknown-tile');
	const wrong = impossible(game, event, laying);
	if (wrong) return nonsense(wrong);
	const objections = objectionsTo(game, event, laying);
	const refusal = unanswered(objections, event);
	if (refusal) return fail(refusal);
	const touched = [...lay(game.board, laying)];
	take(game.left, event.tile);
	if (event.deploy) {
		const at = { ...laying.spot, segment: event.deploy.segment };
		touched.push(deploy(game, { kind: event.deploy.piece, player: event.player, at }));
	}
	game.toMove = (event.player + 1) % game.players;
	return ok({ touched, objections });
}

function layingOf(game: Game, { tile, x, y, rotation }: Laid): Laying | undefined {
	const type = game.rules.tiles.get(tile);
	return type && { type, spot: { x, y }, rotation };
}

function impossible(game: Game, event: Laid, laying: Laying): NonsenseCode | undefined {
	if (game.phase !== 'playing') return 'game-is-over';
	if (event.player >= game.players) return 'unknown-player';
	if (!withinReach(event)) return 'out-of-reach';
	if (tileAt(game.board, event)) return 'spot-taken';
	return event.deploy && impossibleFigure(game, event.player, event.deploy, laying);
}

function impossibleFigure(
	game: Game,
	player: number,
	{ piece, segment }: NonNullable<Laid['deploy']>,
	{ type }: Laying
): NonsenseCode | undefined {
	const kind = game.rules.pieces[piece];
	const on = type.segments[segment];
	if (!kind) return 'unknown-piece';
	if (!on) return 'no-such-place';
	if (!kind.stands.includes(on.kind)) return 'cannot-stand-there';
	return inHand(game, player, piece) < 1 ? 'none-in-supply' : undefined;
}

function objectionsTo(game: Game, event: Laid, laying: Laying): Objection[] {
	const found: Objection[] = [];
	const hole = holeAt(game.board, laying.spot);
	if (hole && !matches(hole, laying.type, laying.rotation))
		found.push({ code: 'edges-differ', sides: unlikeSides(game.board, laying) });
	if (!hole && game.board.order.length > 0) found.push({ code: 'touches-nothing' });
	if ((game.left.get(event.tile) ?? 0) < 1) found.push({ code: 'none-left' });
	if (event.player !== game.toMove) found.push({ code: 'not-their-turn' });
	if (event.deploy && occupiedSegments(game, laying).has(event.deploy.segment))
		found.push({ code: 'occupied' });
	return found;
}

function recordAside(game: Game, event: SetAside): Taken {
	const type = game.rules.tiles.get(event.tile);
	if (!type) return nonsense('unknown-tile');
	if (game.phase !== 'playing') return nonsense('game-is-over');
	if (event.player >= game.players) return nonsense('unknown-player');
	const objections: Objection[] = [];
	if (fitsSomewhere(game.board, type)) objections.push({ code: 'fits-somewhere' });
	if ((game.left.get(event.tile) ?? 0) < 1) objections.push({ code: 'none-left' });
	if (event.player !== game.toMove) objections.push({ code: 'not-their-turn' });
	const refusal = unanswered(objections, event);
	if (refusal) return fail(refusal);
	if (!backIntoBag(game.rules.rulings)) {
		take(game.left, event.tile);
		game.aside.push(event.tile);
	}
	// Whoever drew it draws again, also out of turn.
	game.toMove = event.player;
	return ok({ touched: [], objections });
}

function recordEnd(game: Game, event: BaseEvent): Taken {
	if (game.phase !== 'playing') return nonsense('game-is-over');
	const objections: Objection[] = tilesLeft(game) > 0 ? [{ code: 'tiles-left' }] : [];
	const refusal = unanswered(objections, event);
	if (refusal) return fail(refusal);
	game.phase = 'ended';
	return ok({ touched: [], objections });
}

function recordClose(game: Game): Taken {
	if (game.phase !== 'ended') return nonsense('game-is-not-over');
	game.phase = 'closed';
	return ok({ touched: [], objections: [] });
}
