import type { Hole } from './board';
import { placements, rotationsAt, type Placement } from './holes';
import type { Laying } from './laying';
import { isDrawnNow } from './game';
import type { Game } from './module';
import type { Objection } from './objection';
import type { Rotation } from './spot';
import type { TileType } from './tile';

/** The modules' objections to laying a tile, beyond matching its neighbours; sorted by code. */
export function layingObjections(game: Game, laying: Laying): readonly Objection[] {
	const found: Objection[] = [];
	for (const module of game.rules.answering.objections)
		found.push(...module.objections(game, laying));
	return found.length < 2 ? found : found.sort((a, b) => (a.code < b.code ? -1 : 1));
}

const isLegal = (game: Game, type: TileType, { x, y, rotation }: Placement): boolean =>
	layingObjections(game, { type, spot: { x, y }, rotation }).length === 0;

/** Rotations that all rules allow. */
export const legalRotations = (game: Game, hole: Hole, type: TileType): readonly Rotation[] =>
	rotationsAt(hole, type).filter((rotation) => isLegal(game, type, { ...hole, rotation }));

/** Every spot and rotation all rules allow; rotations that look the same count separately. @internal */
export const legalPlacements = (game: Game, type: TileType): readonly Placement[] =>
	placements(game.board, type).filter((placement) => isLegal(game, type, placement));

/** True for a tile that waits for something; see `heldBack` of a module. */
export const isHeldBack = (game: Game, type: TileType): boolean =>
	game.rules.answering.heldBack.some((module) => module.heldBack(game, type));

/** True if all rules allow at least one spot. */
export function isPlayable(game: Game, type: TileType): boolean {
	for (const hole of game.board.holes.values())
		if (legalRotations(game, hole, type).length > 0) return true;
	return false;
}

/** True if no tile of the pile drawn from now fits, and other piles come after it: putting tiles back would never end. */
export function isPileStuck(game: Game): boolean {
	const left = [...game.left].flatMap(([id, count]) => (count > 0 ? [id] : []));
	const now = left.filter((id) => isDrawnNow(game, id));
	return (
		now.length < left.length &&
		now.every((id) => {
			const type = game.rules.tiles.get(id);
			return type && !isPlayable(game, type);
		})
	);
}
