import { bindingIn, type Question } from '../../engine/question';
import { holeAt, neighbourAt, tileAt, isOffTable } from '../../engine/board';
import {
	bridgesFor,
	buildBridge,
	isSameBridge,
	layingWith,
	takeBridge,
	takeBridgeAway
} from '../../engine/bridge';
import { deploy } from '../../engine/figures';
import { beginTurn, furtherTile, openingOf } from '../../engine/further';
import {
	copiesFor,
	drawHidden,
	inSupply,
	isDrawable,
	isDrawnNow,
	whyNotPlaying,
	pileOf,
	putAside,
	takeCopy,
	hasTilesLeft,
	tokensOf,
	type Game,
	type MutableGame
} from '../../engine/game';
import { matches } from '../../engine/holes';
import {
	bareSides,
	consider,
	lay,
	unlikeSides,
	type Laying,
	type Prospect
} from '../../engine/laying';
import { isHeldBack, isPileStuck, isPlayable, layingObjections } from '../../engine/legal';
import type { Recorded } from '../../engine/module';
import {
	refusalUnlessOverruled,
	type Objection,
	type ObjectionCode,
	type Refusal
} from '../../engine/objection';
import { howPut, type Piece, type PlayerIndex } from '../../engine/piece';
import { fail, ok, type Result } from '../../engine/result';
import { ALL_SIDES, withinReach } from '../../engine/spot';
import { moveTableEdge } from './table-edge';
import type { BaseNonsense, BaseObjection } from './codes';
import {
	BEGUN,
	CLOSED,
	ENDED,
	LAID,
	PLACED,
	POINTS_CORRECTED,
	RECOUNTED,
	REDESCRIBED,
	SET_ASIDE,
	STOOD,
	type BaseEvent,
	type CorrectionReason,
	type Laid,
	type PointsCorrection,
	type Recount,
	type SetAside,
	type TileRedescribed
} from './events';
import { recordExisting } from './existing-recorder';
import { optionAt } from './options';
import { recallIn, takeHome } from './recall';
import { backIntoBag, treesRunOn } from './rulings';
import { holderOf } from './titles';
import { laidType } from './trees';

type Taken = Result<Recorded, Refusal>;
/** The question that must be answered before anything else. */
type Binding = Question | undefined;
type Touched = Recorded['touched'];
type Deploy = NonNullable<Laid['deploy']>;

/**
 * Applies an event of the base game, or says what is wrong with it.
 * @param asked see `record` of a module
 */
export function record(game: MutableGame, event: BaseEvent, asked: readonly Question[]): Taken {
	const ask = bindingIn(asked);
	switch (event.type) {
		case LAID:
			return recordLaid(game, event, ask);
		case SET_ASIDE:
			return recordAside(game, event, ask);
		case REDESCRIBED:
			return recordRedescribed(game, event);
		case POINTS_CORRECTED:
			return recordCorrection(game, event);
		case RECOUNTED:
			return recordRecount(game, event);
		case PLACED:
		case STOOD:
		case BEGUN:
			return recordExisting(game, event);
		case ENDED:
			return recordEnd(game, event, ask);
		case CLOSED:
			return recordClose(game);
	}
}

const nonsense = (code: BaseNonsense): Taken => fail({ nonsense: code });

function recordLaid(game: MutableGame, event: Laid, ask: Binding): Taken {
	const laying = layingOf(game, event);
	if (!laying) return nonsense('unknown-tile');
	const wrong = nonsenseInTurn(game, event, laying) ?? nonsenseInBridge(game, event, laying);
	if (wrong) return nonsense(wrong);
	const { bridge } = event;
	const below = bridge && tileAt(game.board, bridge)?.type;
	const built = bridge && below ? [buildBridge(game.board, bridge)] : [];
	const taken = recordTile(game, event, layingWith(laying, bridge), ask);
	if (!taken.ok && bridge && below) takeBridgeAway(game.board, bridge, below);
	if (!taken.ok || !bridge) return taken;
	takeBridge(game, event.player);
	return ok({ ...taken.value, touched: [...built, ...taken.value.touched] });
}

/** Lays the tile and puts the figure on it, after the bridge that it needs was laid over its neighbour. */
function recordTile(game: MutableGame, event: Laid, laying: Laying, ask: Binding): Taken {
	const prospect = consider(game.board, laying);
	const action = actionIn(game, event, prospect);
	if (!action.ok) return nonsense(action.error);
	const objections = objectionsTo(game, event, prospect, action.value, ask);
	const refusal = refusalUnlessOverruled(objections, event);
	return refusal ? fail(refusal) : ok({ touched: layTile(game, event, prospect, ask), objections });
}

/** Lays a tile and puts its figure on it. One that is laid after the last one begins no turn. */
function layTile(game: MutableGame, event: Laid, prospect: Prospect, ask: Binding): Touched {
	const { player, deploy: figure, recall } = event;
	const acted = figure ? 'figure' : recall && 'instead';
	const opening = ask?.timing === 'last' ? [] : openingOf(game, player);
	const byTile = lay(game.board, prospect, prospect.joins);
	moveTableEdge(game);
	takeCopy(game, player, event.tile, pileOf(game, player, event.tile));
	drawHidden(game, prospect.type);
	const byFigure = figure ? [deploy(game, pieceIn(event, figure))] : [];
	if (recall) takeHome(game, { ...recall, player });
	const tile = tileAt(game.board, prospect.spot);
	if (!tile) throw new Error('A tile was laid, but nothing lies there.');
	for (const module of game.rules.answering.comes) {
		const marker = module.comes(tile, game);
		if (marker !== undefined) game.markers.set(marker, tile.spot);
	}
	beginTurn(game, { player, tile, byTile, byFigure, acted, opening });
	return byFigure.length > 0 ? [...byTile, ...byFigure] : byTile;
}

/** What a player does besides laying the tile: the objection to it, if there is one. */
interface Action {
	readonly objection?: ObjectionCode | undefined;
}

/** What a turn does with a figure: it is put on the tile, or one is taken home instead. An error if that is impossible. */
function actionIn(game: Game, event: Laid, prospect: Prospect): Result<Action, BaseNonsense> {
	const { player, deploy: figure, recall } = event;
	if (figure && recall) return fail('one-figure-only');
	if (recall) return recallIn(game, prospect, { ...recall, player });
	return figure ? deployIn(game, player, figure, prospect) : ok({});
}

function deployIn(
	game: Game,
	player: PlayerIndex,
	figure: Deploy,
	prospect: Prospect
): Result<Action, BaseNonsense> {
	const option = optionAt(game, prospect, player, figure);
	if (!option) return fail(nonsenseInDeployment(game, figure, prospect));
	return inSupply(game, player, figure.piece) < 1 ? fail('none-in-supply') : ok(option);
}

function pieceIn({ player, x, y }: Laid, { piece, segment, ...how }: Deploy): Piece {
	return { kind: piece, player, at: { x, y, segment }, ...howPut(how) };
}

function layingOf(game: Game, event: Laid): Laying | undefined {
	const { x, y, rotation } = event;
	const type = laidType(game.rules.tiles, event);
	return type && { type, spot: { x, y }, rotation };
}

function nonsenseInTurn(game: Game, event: Laid, { type }: Laying): BaseNonsense | undefined {
	const notNow = whyNotPlaying(game);
	if (notNow) return notNow;
	if (event.player >= game.players) return 'unknown-player';
	if (!withinReach(event)) return 'out-of-reach';
	if (event.trees && !type.runsOn) return 'no-crossing';
	return tileAt(game.board, event) ? 'spot-taken' : undefined;
}

/** Why a bridge can't be laid with the tile. */
function nonsenseInBridge(
	game: Game,
	{ player, bridge }: Laid,
	laying: Laying
): BaseNonsense | undefined {
	if (!bridge) return undefined;
	return bridgesFor(game, player, laying).some((one) => isSameBridge(one, bridge))
		? undefined
		: 'no-bridge';
}

/** Why a figure can't stand on a tile. */
function nonsenseInDeployment(
	{ rules }: Game,
	{ piece, segment }: Deploy,
	{ type }: Laying
): BaseNonsense {
	if (!rules.pieces[piece]) return 'unknown-piece';
	return type.segments[segment] ? 'cannot-stand-there' : 'no-such-place';
}

function objectionsTo(
	game: Game,
	event: Laid,
	laying: Laying,
	{ objection }: Action,
	ask: Binding
): Objection[] {
	const found: Objection[] = objectionsToSpot(game, laying);
	if (event.trees && !treesRunOn(game.rules.rulings)) found.push({ code: 'roads-end' });
	if (copiesFor(game, event.player, event.tile) < 1) found.push({ code: 'none-left' });
	found.push(...objectionsToTurn(game, event, ask));
	if (objection !== undefined) found.push({ code: objection });
	return [...found, ...layingObjections(game, laying)];
}

function objectionsToSpot({ board }: Game, laying: Laying): BaseObjection[] {
	const hole = holeAt(board, laying.spot);
	if (hole && matches(hole, laying.type, laying.rotation)) return [];
	const found: BaseObjection[] = [];
	const unlike = unlikeSides(board, laying);
	const bare = bareSides(board, laying);
	if (unlike.length > 0) found.push({ code: 'edges-differ', sides: unlike });
	if (bare.length > 0) found.push({ code: 'sides-bare', sides: bare });
	if (isOffTable(board, laying.spot)) found.push({ code: 'off-table' });
	const touches = ALL_SIDES.some((side) => neighbourAt(board, laying.spot, side));
	if (!touches && board.order.length + board.holes.size > 0)
		found.push({ code: 'touches-nothing' });
	return found;
}

/**
 * Objections to whose turn it is. A tile may be laid by the player who is asked to, or by the next one if no question is open and
 * tiles are left.
 */
function objectionsToTurn(game: Game, { player, tile }: Laid, ask: Binding): BaseObjection[] {
	const found: BaseObjection[] = [];
	if (ask && ask.tile !== tile) found.push({ code: 'question-open' });
	if (player !== (ask?.player ?? game.toMove)) found.push({ code: 'not-their-turn' });
	if (!ask && game.rules.stock.has(tile) && !hasTilesLeft(game) && !furtherTile(game))
		found.push({ code: 'not-offered' });
	if (!game.rules.stock.has(tile) && !isDrawnNow(game, tile)) found.push({ code: 'not-offered' });
	return found;
}

function recordAside(game: MutableGame, event: SetAside, ask: Binding): Taken {
	const type = game.rules.tiles.get(event.tile);
	if (!type) return nonsense('unknown-tile');
	const notNow = whyNotPlaying(game);
	if (notNow) return nonsense(notNow);
	if (event.player >= game.players) return nonsense('unknown-player');
	const objections: BaseObjection[] = isPlayable(game, type) ? [{ code: 'fits-somewhere' }] : [];
	if (!isDrawable(game, event.player, event.tile)) objections.push({ code: 'none-left' });
	if (!isDrawnNow(game, event.tile)) objections.push({ code: 'not-offered' });
	if (ask && ask.tile !== event.tile) objections.push({ code: 'question-open' });
	if (event.player !== (ask?.player ?? game.toMove)) objections.push({ code: 'not-their-turn' });
	const refusal = refusalUnlessOverruled(objections, event);
	if (refusal) return fail(refusal);
	const back = backIntoBag(game.rules.rulings) && !isPileStuck(game);
	putAside(game, event.player, type, back || isHeldBack(game, type));
	return ok({ touched: [], objections });
}

/** Changes nothing, because the rules already have the latest description. */
function recordRedescribed(game: MutableGame, { tile }: TileRedescribed): Taken {
	if (game.phase === 'closed') return nonsense('game-is-over');
	return game.rules.tiles.has(tile)
		? ok({ touched: [], objections: [] })
		: nonsense('unknown-tile');
}

/** Manual points change nothing on the table, and may be given until the game is closed. */
function recordCorrection(game: MutableGame, { changes, why }: PointsCorrection): Taken {
	const wrong = wrongTimeOf(game, why);
	if (wrong) return nonsense(wrong);
	return changes.every(({ player }) => player < game.players)
		? ok({ touched: [], objections: [] })
		: nonsense('unknown-player');
}

/** Tokens may be corrected until the game is closed. */
function recordRecount(game: MutableGame, { changes, why }: Recount): Taken {
	const wrong = wrongTimeOf(game, why);
	if (wrong) return nonsense(wrong);
	if (changes.some(({ player }) => player >= game.players)) return nonsense('unknown-player');
	if (changes.some(({ token }) => !game.rules.tokens.includes(token)))
		return nonsense('unknown-token');
	const tooFew = changes.some(
		({ player, token, count }) => tokensOf(game, player, token) + count < 0
	);
	return tooFew || givesTitleTwice(game, changes)
		? nonsense('none-in-supply')
		: ok({ touched: [], objections: [] });
}

/** True if two players would then have the same title. */
const givesTitleTwice = (game: Game, changes: Recount['changes']): boolean =>
	game.rules.titles.some(({ token }) => {
		const given = changes.filter((one) => one.token === token);
		const more = given.reduce((sum, { count }) => sum + count, 0);
		return more + (holderOf(game, token) === undefined ? 0 : 1) > 1;
	});

/**
 * Why a correction can't be entered now. What an existing table had is entered while it is being built, anything else after that,
 * until the game is closed.
 */
function wrongTimeOf({ phase }: Game, why: CorrectionReason): BaseNonsense | undefined {
	if (phase === 'closed') return 'game-is-over';
	const building = phase === 'building';
	if (building === (why === 'found')) return undefined;
	return building ? 'still-building' : 'not-building';
}

function recordEnd(game: MutableGame, event: BaseEvent, ask: Binding): Taken {
	if (game.phase !== 'playing' && game.phase !== 'building') return nonsense('game-is-over');
	const objections: BaseObjection[] = hasTilesLeft(game) ? [{ code: 'tiles-left' }] : [];
	if (ask || (!hasTilesLeft(game) && furtherTile(game))) objections.push({ code: 'question-open' });
	const refusal = refusalUnlessOverruled(objections, event);
	if (refusal) return fail(refusal);
	game.phase = 'ended';
	return ok({ touched: [], objections });
}

function recordClose(game: MutableGame): Taken {
	if (game.phase !== 'ended') return nonsense('game-is-not-over');
	game.phase = 'closed';
	return ok({ touched: [], objections: [] });
}
