import { partAt } from '../../engine/board';
import { partsOf, type Feature, type Part } from '../../engine/feature';
import { isFollower } from '../../engine/figures';
import { joinedAmong, overSides } from '../../engine/links';
import type { Countable } from '../../engine/ledger';
import type { Deployment, Payment, RuleModule, TariffChange } from '../../engine/module';
import type { Piece } from '../../engine/piece';
import { samePlace } from '../../engine/spot';
import type { TileType } from '../../engine/tile';
import type { BaseOccasion } from '../../rules/base/codes';
import { LABYRINTH_MARK } from './tiles';

/** The figures on a road with the labyrinth, as sums name them. */
const FIGURES: Countable = 'labyrinth/figures';
const COMPLETED: BaseOccasion = 'completed';

/**
 * The Labyrinth by its advanced rules: each branch of its road is claimed separately, and the completed road also pays for all
 * who stand there.
 */
export const labyrinth: RuleModule = {
	id: 'labyrinth',
	codes: { countables: [FIGURES] },
	inTheWay,
	tariff
};

const isLabyrinth = ({ mark }: TileType): boolean => mark === LABYRINTH_MARK;

/** True for the segment of the road that leads through the labyrinth. */
const isThrough = ({ tile, segment }: Part): boolean =>
	segment.kind === 'road' && isLabyrinth(tile.type);

const hasLabyrinth = (feature: Feature): boolean =>
	feature.kind === 'road' && partsOf(feature).some(isThrough);

/**
 * The figures that keep another one away: those between its place on a road and the labyrinth. On the labyrinth itself: those
 * that stand there, or all on its road, if the other one goes on by itself.
 */
function inTheWay({
	game,
	laying,
	segment,
	features,
	goesOn
}: Deployment): readonly Piece[] | undefined {
	const pieces = features.flatMap((feature) => feature.pieces);
	const place = { ...laying.spot, segment };
	if (isLabyrinth(laying.type) && laying.type.segments[segment]?.kind === 'road')
		return goesOn ? pieces : pieces.filter(({ at }) => samePlace(at, place));
	if (!features.some(hasLabyrinth)) return undefined;
	const own = partAt(game.board, place);
	const branches = features.flatMap(partsOf).filter((part) => !isThrough(part));
	const from = own ? [own] : overSides(game.board, laying, segment);
	const near = new Set<Part | undefined>(joinedAmong(game.board, from, branches));
	return pieces.filter(({ at }) => near.has(partAt(game.board, at)));
}

function tariff({ game, feature, occasion }: Payment): TariffChange | undefined {
	if (occasion !== COMPLETED || !hasLabyrinth(feature)) return undefined;
	const figures = feature.pieces.filter((piece) => isFollower(game, piece));
	return {
		rule: 'LABYRINTH-6',
		rulings: ['labyrinth'],
		adds: { [FIGURES]: 2 },
		counts: { [FIGURES]: figures.length }
	};
}
