import type { Game, Turn } from '../../engine/game';
import type { GameEvent } from '../../engine/module';
import type { Piece, PieceKindId, PlayerIndex } from '../../engine/piece';
import type { Choice, Offer, Question } from '../../engine/question';
import type { Rulings } from '../../engine/rulings';
import type { Place } from '../../engine/spot';
import { inSupply, tokensOf } from '../../engine/game';
import { wholeTile, type LaidTile } from '../../engine/feature';
import { candidates } from '../../rules/base/candidates';
import { isPutNow, stepOfPutting } from '../../rules/base/options';
import {
	BUILT,
	CAPTURED,
	CLIMBED,
	EXCHANGED,
	SPARED,
	type Built,
	type Captured,
	type Climbed,
	type Exchanged,
	type Spared
} from './events';
import { heldBy, kindsOf } from './prisoners';
import { onTopInReach, spotsInReach, standingInReach } from './reach';
import { FLOOR, heightOf, mayClimb, openFoundations, openTowers } from './towers';

/** The question of where another kind of follower climbs, after a button said which kind. */
export const CLIMBED_BY_OTHER = 'tower/climbed-by-other';
/** The answers that name a figure on a feature or a kind, and one on top of a tower. */
export const FIGURE = 'figure';
export const ON_TOP = 'top';

export const isBuilt = (event: GameEvent): event is Built => event.type === BUILT;
export const isCaptured = (event: GameEvent): event is Captured => event.type === CAPTURED;
export const isExchanged = (event: GameEvent): event is Exchanged => event.type === EXCHANGED;
export const isClimbed = (event: GameEvent): event is Climbed => event.type === CLIMBED;
const isSpared = (event: GameEvent): event is Spared => event.type === SPARED;

/** True if the other player says who comes home by an exchange. */
const otherExchanges = (rulings: Rulings): boolean => rulings['exchangeBy'] === 'other';

/** What is asked in a turn with a floor: whom it captures, then who is exchanged. */
export function towerChoices(game: Game, turn: Turn): readonly Question[] {
	const floor = turn.choices.find(isBuilt);
	return floor ? afterFloor(game, turn, floor) : [];
}

/** What is offered in a turn: a floor, or the top of a tower. */
export const towerOffers = (game: Game, turn: Turn): readonly Offer[] => [
	...(turn.choices.some(isBuilt) ? [] : floorOffer(game, turn)),
	...climbOffer(game, turn)
];

/** Nobody is captured any more after a second figure was put, because it may stand within reach. */
function afterFloor(game: Game, turn: Turn, floor: Built): readonly Question[] {
	const { choices, acted } = turn;
	if (acted === 'last') return [];
	const captured = choices.find(isCaptured);
	if (captured) return choices.some(isExchanged) ? [] : exchangeQuestion(game, captured);
	return choices.some(isSpared) ? [] : captureQuestion(game, turn, floor);
}

/** Offers to put a floor onto any foundation or open tower. */
function floorOffer(game: Game, { player }: Turn): readonly Offer[] {
	const tiles = tokensOf(game, player, FLOOR) > 0 ? openFoundations(game) : [];
	if (tiles.length === 0) return [];
	return [
		{
			id: BUILT,
			player,
			timing: 'action',
			offered: true,
			tappable: true,
			figure: { kind: FLOOR, owned: false },
			options: tiles.map(wholeTile),
			answer: ({ x, y }): Built => ({ type: BUILT, player, at: { x, y } })
		}
	];
}

/**
 * Offers to put a follower onto any open tower, also as a second figure: the first kind by a tap on the tower, each other kind by
 * a button before that.
 */
function climbOffer(game: Game, turn: Turn): readonly Offer[] {
	const { player } = turn;
	const hand = Object.keys(game.rules.pieces).filter(
		(kind) => inSupply(game, player, kind) > 0 && mayClimb(game, kind) && isPutNow(game, turn, kind)
	);
	const [first, ...others] = hand;
	// Most turns with a floor end here: no tower is looked at.
	if (first === undefined) return [];
	const towers = openTowers(game);
	if (towers.length === 0) return [];
	const choices = others.map((piece): Choice => ({
		id: FIGURE,
		piece,
		then: climbing(turn, piece, towers, CLIMBED_BY_OTHER)
	}));
	return [
		{
			...climbing(turn, first, towers, CLIMBED),
			offered: true,
			...(choices.length > 0 && { choices })
		}
	];
}

function climbing(
	turn: Turn,
	piece: PieceKindId,
	towers: readonly LaidTile[],
	id: string
): Question {
	const { player } = turn;
	return {
		id,
		player,
		timing: stepOfPutting(turn),
		figure: { kind: piece, owned: true },
		options: towers.map(wholeTile),
		answer: ({ x, y }): Climbed => ({ type: CLIMBED, player, piece, at: { x, y } })
	};
}

/**
 * Asks whom a floor captures. A tap on a follower, or on a tower with one, answers; there are buttons for those that share their
 * place.
 */
function captureQuestion(game: Game, { player }: Turn, { at }: Built): readonly Question[] {
	const standing = standingInReach(game, at);
	const onTop = onTopInReach(game, at);
	if (standing.length + onTop.length === 0) return [];
	const no: Spared = { type: SPARED, player };
	return [
		{
			id: CAPTURED,
			player,
			timing: 'action',
			reach: spotsInReach(at, heightOf(game, at)),
			...candidates(game, standing, (piece) => capturing(player, piece, piece.at, 0), {
				pieces: onTop,
				event: (piece) => capturing(player, piece, { ...piece.on.spot, segment: 0 }, 1)
			}),
			no
		}
	];
}

const capturing = (
	player: PlayerIndex,
	{ player: whose, kind }: Pick<Piece, 'player' | 'kind'>,
	{ x, y, segment }: Place,
	top: 0 | 1
): Captured => ({ type: CAPTURED, player, whose, piece: kind, from: { x, y, segment }, top });

/**
 * Asks who comes home for a follower just captured, if its owner holds followers of whoever captured it. There is a choice only
 * between several kinds.
 */
function exchangeQuestion(
	game: Game,
	{ player, whose, piece: instead }: Captured
): readonly Question[] {
	const kinds = player === whose ? [] : kindsOf(heldBy(game, whose, player));
	if (kinds.length === 0) return [];
	const chosenByOther = kinds.length > 1 && otherExchanges(game.rules.rulings);
	return [
		{
			id: EXCHANGED,
			player: chosenByOther ? whose : player,
			timing: 'action',
			options: [],
			choices: kinds.map((piece): Choice => {
				const event: Exchanged = { type: EXCHANGED, player, from: whose, piece, instead };
				return { id: FIGURE, piece, player, event };
			})
		}
	];
}
