import { featureAt } from '../../engine/board';
import { originOf } from '../../engine/feature';
import { isFollower, onWholeTiles, spotUnder } from '../../engine/figures';
import { whyNotPlaying, type Game, type MutableGame, type Turn } from '../../engine/game';
import {
	award,
	isOfFeature,
	type FeatureSettlement,
	type Occasion,
	type RuleId,
	type Settlement
} from '../../engine/ledger';
import type { Change, GameEvent, Recorded, RuleModule } from '../../engine/module';
import type { Refusal } from '../../engine/objection';
import type { MarkerPlace, Piece, PieceOnTile, PlayerIndex } from '../../engine/piece';
import { judgeAnswer, type Offer, type Question } from '../../engine/question';
import { fail, ok, type Result } from '../../engine/result';
import type { Rulings } from '../../engine/rulings';
import { samePlace, sameSpot } from '../../engine/spot';
import { candidates } from '../../rules/base/candidates';
import { ENDED } from '../../rules/base/events';
import { isScoredWith, withoutFigures } from '../../rules/base/settle';
import {
	FAIRY_MOVED,
	FAIRY_MOVED_UP,
	FAIRY_STOOD,
	type FairyEvent,
	type FairyMoved,
	type FairyMovedUp,
	type FairyStood
} from './events';
import { FAIRY, spotWith } from './journey';

/** The occasions on which she pays. */
const AT_START: Occasion = 'fairy/start';
const SCORED: Occasion = 'fairy/scored';
/** What is counted when she pays: the turn that begins, or then each figure with her, or her figure when something is scored. */
const COUNTED = { start: 'fairy/turn', each: 'fairy', scored: 'fairy' } as const;

/** True if she stands on a whole tile, and not beside a follower. */
export const standsOnTile = (rulings: Rulings): boolean => rulings['fairy'] === 'tile';

/** The fairy: she is moved instead of putting a figure, keeps the dragon away, and pays those with whose figures she stands. */
export const fairy: RuleModule<FairyEvent> = {
	id: 'fairy',
	codes: {
		occasions: [AT_START, SCORED],
		countables: [COUNTED.start, COUNTED.scored],
		questions: [FAIRY_MOVED],
		offers: [FAIRY_MOVED],
		answers: [`${FAIRY_MOVED}/figure`, `${FAIRY_MOVED}/top`]
	},
	offers: (game, turn) => (turn.acted ? [] : whereTo(game, turn)),
	record: (game, event, asked) =>
		game.phase === 'building' ? recordFound(game, event) : recordMoved(game, event, asked),
	opens,
	follows
};

/** True for an event that says where she stands on an existing table. */
export const isFairyStood = (event: GameEvent): event is FairyStood => event.type === FAIRY_STOOD;

/** True for an event that moved her to a figure on top of something, or says that she stood there on an existing table. */
export const isFairyMovedUp = (event: GameEvent): event is FairyMovedUp =>
	event.type === FAIRY_MOVED_UP;

/**
 * Offers the player's followers to which she may be moved: those beside which she doesn't stand, or those on another tile than
 * hers.
 */
function whereTo(game: Game, { player }: Turn): readonly Offer[] {
	const mayGoTo = (piece: Piece | PieceOnTile): boolean =>
		piece.player === player && maySheGoTo(game, piece);
	const own = [...game.pieces].filter(mayGoTo);
	const onTop = onWholeTiles(game).filter(mayGoTo);
	if (own.length + onTop.length === 0) return [];
	const moved = ({ kind, at }: Pick<Piece, 'kind' | 'at'>): FairyMoved => ({
		type: FAIRY_MOVED,
		player,
		piece: kind,
		to: at
	});
	const movedUp = ({ kind, on }: PieceOnTile): FairyMovedUp => ({
		type: FAIRY_MOVED_UP,
		player,
		piece: kind,
		at: { x: on.spot.x, y: on.spot.y }
	});
	return [
		{
			id: FAIRY_MOVED,
			player,
			timing: 'action',
			offered: true,
			tappable: true,
			figure: { kind: FAIRY, owned: false },
			...candidates(game, own, moved, { pieces: onTop, event: movedUp })
		}
	];
}

function maySheGoTo(game: Game, piece: Piece | PieceOnTile): boolean {
	if (!isFollower(game, piece) || isOnCorner(piece)) return false;
	if (!standsOnTile(game.rules.rulings)) return besideFairy(game) !== piece;
	const at = spotWith(game, FAIRY);
	return !at || !sameSpot(at, spotUnder(piece));
}

const isOnCorner = (piece: Piece | PieceOnTile): boolean => 'corner' in piece;

/** The follower beside which she stands, if it is still there; undefined if she stands alone, or on a whole tile. */
function besideFairy(game: Game): Piece | PieceOnTile | undefined {
	const beside = game.markers.get(FAIRY)?.beside;
	if (beside && 'on' in beside) return onWholeTiles(game).find((piece) => piece === beside);
	return beside && game.pieces.has(beside) ? beside : undefined;
}

/** Records where she stands on an existing table: at a place, or beside somebody on top of something. */
function recordFound(game: MutableGame, event: FairyEvent): Result<Recorded, Refusal> {
	if (isFairyStood(event)) return recordStood(game, event);
	const beside = isFairyMovedUp(event) ? whomSheJoins(game, event) : undefined;
	if (!beside) return fail({ nonsense: 'no-such-place' });
	standBeside(game, beside);
	return ok({ touched: [], objections: [] });
}

function recordStood(game: MutableGame, { to }: FairyStood): Result<Recorded, Refusal> {
	if (!featureAt(game.board, to)) return fail({ nonsense: 'no-such-place' });
	const beside = [...game.pieces].find(
		(piece) => isFollower(game, piece) && samePlace(piece.at, to)
	);
	stand(game, { x: to.x, y: to.y, segment: to.segment, ...(beside && { beside }) });
	return ok({ touched: [], objections: [] });
}

function recordMoved(
	game: MutableGame,
	event: FairyEvent,
	asked: readonly Question[]
): Result<Recorded, Refusal> {
	if (isFairyStood(event)) return fail({ nonsense: 'not-building' });
	const notNow = whyNotPlaying(game);
	if (notNow) return fail({ nonsense: notNow });
	const ask = asked.find(({ id }) => id === FAIRY_MOVED);
	if (ask?.player !== event.player) return fail({ nonsense: 'nothing-asked' });
	const found = whomSheJoins(game, event);
	if (!found || !isFollower(game, found)) return fail({ nonsense: 'no-such-place' });
	const to = 'on' in found ? undefined : found.at;
	const judged = judgeAnswer(asked, ask, { overruled: event.overruled, to });
	if (!judged.ok) return judged;
	standBeside(game, found);
	return ok({ touched: [], objections: judged.value, acted: 'instead' });
}

function whomSheJoins(
	game: Game,
	event: FairyMoved | FairyMovedUp
): Piece | PieceOnTile | undefined {
	const isTheirs = ({ player, kind }: Piece | PieceOnTile): boolean =>
		player === event.player && kind === event.piece;
	return isFairyMovedUp(event)
		? onWholeTiles(game).find(
				(one) => isTheirs(one) && sameSpot(one.on.spot, event.at) && maySheGoTo(game, one)
			)
		: [...game.pieces].findLast((one) => isTheirs(one) && samePlace(one.at, event.to));
}

function standBeside(game: MutableGame, beside: Piece | PieceOnTile): void {
	if ('on' in beside) {
		const { x, y } = beside.on.spot;
		stand(game, { x, y, beside });
	} else stand(game, { ...beside.at, beside });
}

/** Puts her there; beside nobody if the rule is played that she stands on a tile. */
function stand(game: MutableGame, at: MarkerPlace): void {
	const { x, y } = at;
	game.markers.set(FAIRY, standsOnTile(game.rules.rulings) ? { x, y } : at);
}

/**
 * 1 point for a player whose turn begins while she is with one of their followers. If she stands on a tile, by a ruling 1 for
 * each of the player's figures there.
 */
function opens(game: Game, player: PlayerIndex): readonly Settlement[] {
	const { rulings } = game.rules;
	const all = withFairy(game).filter((piece) => piece.player === player);
	const own = all.filter((piece) => isFollower(game, piece));
	const each = standsOnTile(rulings) && rulings['fairyAtStart'] === 'each';
	const [first] = each ? all : own;
	if (!first) return [];
	const rule = each ? 'FAIRY-7' : 'FAIRY-5';
	const counted = each ? COUNTED.each : COUNTED.start;
	const paid = award(player, { [counted]: 1 }, { [counted]: each ? all.length : 1 });
	return paying(game, first, { stage: 'before', occasion: AT_START, rule, awards: [paid] });
}

/** The figures with her: her follower, or all on her tile except those where four tiles meet. */
function withFairy(game: Game): readonly (Piece | PieceOnTile)[] {
	const at = spotWith(game, FAIRY);
	if (!at) return [];
	const beside = besideFairy(game);
	if (!standsOnTile(game.rules.rulings)) return beside ? [beside] : [];
	const isThere = (piece: Piece | PieceOnTile): boolean =>
		sameSpot(spotUnder(piece), at) && !isOnCorner(piece);
	return [...[...game.pieces].filter(isThere), ...onWholeTiles(game).filter(isThere)];
}

/**
 * What she pays, at the feature on which her follower stands, or, for a follower on a tile as a whole, at the first feature
 * there.
 */
function paying(
	game: Game,
	piece: Piece | PieceOnTile,
	paid: Pick<FeatureSettlement, 'stage' | 'occasion' | 'rule' | 'awards'>
): readonly FeatureSettlement[] {
	const { x, y } = spotUnder(piece);
	const feature = featureAt(game.board, 'on' in piece ? { x, y, segment: 0 } : piece.at);
	if (!feature) return [];
	const rulings = standsOnTile(game.rules.rulings) ? ['fairy'] : [];
	const here = paid.occasion === AT_START ? [{ x, y }] : undefined;
	return [{ ...withoutFigures(feature, here), ...paid, rulings }];
}

/** 3 points for each feature that is scored with a follower of hers on it, whoever has the majority there. */
function follows(change: Change, paid: readonly Settlement[]): readonly Settlement[] {
	const { game, event } = change;
	const isAnyScored = event.type === ENDED || paid.some(isOfFeature);
	if (!isAnyScored || !spotWith(game, FAIRY)) return [];
	const all = game.rules.rulings['fairyScored'] === 'each';
	return featuresWithFairy(game).flatMap((pieces) => {
		const [first] = pieces;
		if (!first || !isScoredWith(change, paid, first)) return [];
		const owners = [...new Set((all ? pieces : [first]).map(({ player }) => player))];
		const awards = owners.map((player) =>
			award(player, { [COUNTED.scored]: 3 }, { [COUNTED.scored]: 1 })
		);
		const rule: RuleId = all && pieces.length > 1 ? 'FAIRY-8' : 'FAIRY-6';
		return paying(game, first, { stage: 'after', occasion: SCORED, rule, awards });
	});
}

/** Her followers by the feature on which they stand, in the order in which they came; without those on a tile as a whole. */
function featuresWithFairy(game: Game): readonly (readonly Piece[])[] {
	const found = new Map<string, Piece[]>();
	for (const piece of withFairy(game)) {
		const feature = 'at' in piece && isFollower(game, piece) && featureAt(game.board, piece.at);
		if (!feature) continue;
		const { x, y, segment } = originOf(feature);
		const key = [x, y, segment].join();
		found.set(key, [...(found.get(key) ?? []), piece]);
	}
	return [...found.values()];
}
