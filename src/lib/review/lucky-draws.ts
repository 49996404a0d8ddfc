import { featureAt } from '../engine/board';
import type { Feature } from '../engine/feature';
import { copiesFor, isDrawnNow, tilesLeft, type Game } from '../engine/game';
import { holeOf } from '../engine/holes';
import { consider, openAfter } from '../engine/laying';
import { isOfFeature, type FeatureSettlement } from '../engine/ledger';
import { legalRotations } from '../engine/legal';
import type { PlayerIndex } from '../engine/piece';
import { sameSpot, type Spot } from '../engine/spot';
import type { TileId, TileType } from '../engine/tile';
import { replayEvents, type Header } from '../record';
import type { BaseOccasion } from '../rules/base/codes';
import { isLaid } from '../rules/base/events';
import type { TableEvent } from '../rules/catalogue';
import { isBagKnown } from '../rules/base/bag';

/** A tile that completed a road, city or monastery for its player, though few tiles left could. All of it is exact. @internal */
export interface LuckyDraw {
	/** Number of events with the turn. */
	readonly position: number;
	readonly player: PlayerIndex;
	readonly tile: TileId;
	/** What the feature paid the player. */
	readonly points: number;
	/** How many tiles would have completed it, copies counted, of so many that were left: the tile drawn is one of them. */
	readonly fitting: number;
	readonly left: number;
}

/** The most that are told. */
const MOST = 3;
/** A larger share isn't luck. */
const LARGEST_SHARE = 1 / 4;

/**
 * The luckiest draws of a game, the luckiest first: those that paid most above what the draw was worth on average. Draws are
 * left out if the tiles left aren't known. It looks no move ahead, so it knows any expansion.
 * @param events those in effect
 * @param game the game after them
 */
export function luckyDraws(
	header: Header,
	events: readonly TableEvent[],
	game: Game
): readonly LuckyDraw[] {
	const found: LuckyDraw[] = [];
	replayEvents(header, events, undefined, (before, index) => {
		const draw = drawAt(before, game.history, index);
		if (draw && draw.fitting <= LARGEST_SHARE * draw.left) found.push(draw);
	});
	return found.toSorted((a, b) => gainOf(b) - gainOf(a) || a.position - b.position).slice(0, MOST);
}

const gainOf = ({ points, fitting, left }: LuckyDraw): number => points * (1 - fitting / left);

/** What the turn that comes next completes for its player; undefined for nothing, or if it isn't known what else could. */
function drawAt(before: Game, history: Game['history'], index: number): LuckyDraw | undefined {
	const turn = history[index]?.event;
	if (!turn || !isLaid(turn) || !isBagKnown(before)) return undefined;
	const { player, tile } = turn;
	const completed = mostPaid(completedIn(history, index), player, turn);
	const feature = completed && featureAt(before.board, completed.at);
	if (!feature) return undefined;
	const types = completing(before, turn, feature);
	if (!types.some(({ id }) => id === tile)) return undefined; // Something else completed it, such as a bridge.
	const fitting = types.reduce((sum, { id }) => sum + copiesFor(before, player, id), 0);
	const points = pointsOf(completed, player);
	return { position: index + 1, player, tile, points, fitting, left: tilesLeft(before) };
}

/** What was scored as completed from a turn on until the next one: others may have had to decide something first. */
function completedIn(history: Game['history'], index: number): readonly FeatureSettlement[] {
	const next = history.findIndex(({ event }, at) => at > index && isLaid(event));
	const completed: BaseOccasion = 'completed';
	return history
		.slice(index, next < 0 ? undefined : next)
		.flatMap(({ settlements }) => settlements.filter(isOfFeature))
		.filter(({ occasion }) => occasion === completed);
}

/** The one with the turn's tile that paid its player most; undefined if none paid. */
function mostPaid(
	settlements: readonly FeatureSettlement[],
	player: PlayerIndex,
	spot: Spot
): FeatureSettlement | undefined {
	return settlements
		.filter((one) => pointsOf(one, player) > 0 && one.tiles.some((tile) => sameSpot(tile, spot)))
		.toSorted((a, b) => pointsOf(b, player) - pointsOf(a, player))[0];
}

const pointsOf = ({ awards }: FeatureSettlement, player: PlayerIndex): number =>
	awards.find((award) => award.player === player)?.points ?? 0;

/** The tiles left that may lie on a spot so that they complete a feature. */
function completing(game: Game, spot: Spot, feature: Feature): readonly TileType[] {
	const { board, rules } = game;
	const hole = holeOf(board, spot);
	return [...rules.counts.keys()].flatMap((id) => {
		const type = rules.tiles.get(id);
		if (!type || !isDrawnNow(game, id) || copiesFor(game, 0, id) <= 0) return [];
		const completes = legalRotations(game, hole, type).some(
			(rotation) => openAfter(board, consider(board, { type, spot, rotation }), feature) === 0
		);
		return completes ? [type] : [];
	});
}
