import type { Game, Turn } from '../../engine/game';
import type { GameEvent } from '../../engine/module';
import type { PieceKindId, PlayerIndex } from '../../engine/piece';
import type { Choice, Question } from '../../engine/question';
import type { Rulings } from '../../engine/rulings';
import { sameSpot, samePlace, type Place } from '../../engine/spot';
import { tileAt } from '../../engine/board';
import { tokensOf } from '../../engine/game';
import type { LaidTile } from '../../engine/feature';
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
import { followersInReach, spotsInReach, type InReach } from './reach';
import { climbersAt, FLOOR, heightOf, openFoundations, openTowers, placesOf } from './towers';

/** Where another kind of follower climbs, once a button said which one. */
export const CLIMBED_BY_OTHER = 'tower/climbed-by-other';
/** The answers that name a figure on a feature, one on top of a tower, and a kind. */
export const FIGURE = 'figure';
export const ON_TOP = 'top';

export const isBuilt = (event: GameEvent): event is Built => event.type === BUILT;
export const isCaptured = (event: GameEvent): event is Captured => event.type === CAPTURED;
export const isExchanged = (event: GameEvent): event is Exchanged => event.type === EXCHANGED;
export const isClimbed = (event: GameEvent): event is Climbed => event.type === CLIMBED;
const isSpared = (event: GameEvent): event is Spared => event.type === SPARED;

/** True where the other player says who comes home by an exchange. */
const otherExchanges = (rulings: Rulings): boolean => rulings['exchangeBy'] === 'other';

/** What is asked or offered in a turn: a floor or the top of a tower, then whom it captures, then who is exchanged. */
export function towerChoices(game: Game, turn: Turn): readonly Question[] {
	const { choices } = turn;
	const floor = choices.find(isBuilt);
	if (!floor) return [...floorOffer(game, turn), ...climbOffer(game, turn)];
	const captured = choices.find(isCaptured);
	if (captured) return choices.some(isExchanged) ? [] : exchangeQuestion(game, captured);
	return choices.some(isSpared) ? [] : captureQuestion(game, turn, floor);
}

/** A floor onto any foundation or open tower. */
function floorOffer(game: Game, { player }: Turn): readonly Question[] {
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
			options: tiles.map(placesOf),
			answer: ({ x, y }): Built => ({ type: BUILT, player, at: { x, y } })
		}
	];
}

/** A follower onto any open tower: the first kind by a tap on the tower, each other kind by a button before. */
function climbOffer(game: Game, { player }: Turn): readonly Question[] {
	const towers = openTowers(game);
	const kinds = [...new Set(towers.flatMap((tile) => climbersAt(game, player, tile)))];
	const [first, ...others] = kinds;
	if (first === undefined) return [];
	const choices = others.map((piece): Choice => ({
		id: FIGURE,
		piece,
		then: climbing(player, piece, towers, CLIMBED_BY_OTHER)
	}));
	return [
		{
			...climbing(player, first, towers, CLIMBED),
			offered: true,
			...(choices.length > 0 && { choices })
		}
	];
}

const climbing = (
	player: PlayerIndex,
	piece: PieceKindId,
	towers: readonly LaidTile[],
	id: string
): Question => ({
	id,
	player,
	timing: 'action',
	figure: { kind: piece, owned: true },
	options: towers.map(placesOf),
	answer: ({ x, y }): Climbed => ({ type: CLIMBED, player, piece, at: { x, y } })
});

/** Whom a floor captures: by a tap on a follower or on a tower with one; buttons are for those who share their place. */
function captureQuestion(game: Game, { player }: Turn, { at }: Built): readonly Question[] {
	const reached = followersInReach(game, at);
	if (reached.length === 0) return [];
	const tapped = reached.filter((one, index) => isTapped(one, reached.slice(0, index), reached));
	const others = reached.filter((one) => !tapped.includes(one));
	const no: Spared = { type: SPARED, player };
	return [
		{
			id: CAPTURED,
			player,
			timing: 'action',
			reach: spotsInReach(at, heightOf(game, at)),
			options: tapped.map((one) => placesFor(game, one)),
			answer: (place) => {
				const one = tapped.find(({ at: own, spot }) =>
					own ? samePlace(own, place) : sameSpot(spot, place)
				);
				return one ? capturing(player, one) : no;
			},
			...(others.length > 0 && {
				choices: others.map((one) => ({
					id: one.at ? FIGURE : ON_TOP,
					player: one.player,
					piece: one.kind,
					event: capturing(player, one)
				}))
			}),
			no
		}
	];
}

/** True for the first follower at a place, and for one on a tower alone on its tile. */
const isTapped = (one: InReach, before: readonly InReach[], all: readonly InReach[]): boolean => {
	const { at, spot } = one;
	return at
		? !before.some((other) => other.at && samePlace(other.at, at))
		: all.every((other) => other === one || !sameSpot(other.spot, spot));
};

/** The places that stand for a follower: its own, or the whole tile of a tower. */
function placesFor({ board }: Game, { at, spot }: InReach): readonly Place[] {
	const tile = tileAt(board, spot);
	if (at) return [at];
	return tile ? placesOf(tile) : [];
}

const capturing = (player: PlayerIndex, { player: whose, kind, at, spot }: InReach): Captured => ({
	type: CAPTURED,
	player,
	whose,
	piece: kind,
	from: { x: spot.x, y: spot.y, segment: at?.segment ?? 0 },
	top: at ? 0 : 1
});

/**
 * Who comes home for a follower just captured, where its owner holds followers of whoever captured it: there is a choice only
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
