import { tilesAround, type Board } from '../../engine/board';
import { featureOf, isLainOn, type Feature } from '../../engine/feature';
import { isOccupied } from '../../engine/figures';
import type { Game } from '../../engine/game';
import type { Segment } from '../../engine/tile';
import type { Spot } from '../../engine/spot';
import { SHRINE } from './tiles';

/* Shrines and monasteries beside each other. Abbeys are monasteries, gardens neither. */

/** A shrine, or a monastery that isn't one. */
export type Building = 'shrine' | 'monastery';

/** Which of the two a segment is; undefined for any other segment. */
export function buildingOf({ kind, signs = [] }: Segment): Building | undefined {
	if (kind !== 'monastery') return undefined;
	return signs.includes(SHRINE) ? SHRINE : 'monastery';
}

export const OTHER = { shrine: 'monastery', monastery: 'shrine' } as const;

/** The notes about challenges: on a building that a shrine or a monastery challenges, when one begins, and who lost one. */
export const NOTES = {
	shrine: 'shrines/by-shrine',
	monastery: 'shrines/by-monastery',
	begun: 'shrines/begun',
	ended: 'shrines/ended'
} as const;

/** The buildings of a sort on the tiles around a spot. */
export const buildingsAround = (board: Board, spot: Spot, sort: Building): readonly Feature[] =>
	tilesAround(board, spot).flatMap(({ parts }) =>
		parts.filter(({ segment }) => buildingOf(segment) === sort).map(featureOf)
	);

/** The buildings of the other sort beside a shrine or monastery; none of any other feature. */
export function rivalsOf({ board }: Game, { first }: Feature): readonly Feature[] {
	const sort = buildingOf(first.segment);
	return sort ? buildingsAround(board, first.tile, OTHER[sort]) : [];
}

/** The buildings that a shrine or monastery challenges: both are occupied and unfinished. */
export const challengedBy = (game: Game, feature: Feature): readonly Feature[] =>
	isContending(game, feature)
		? rivalsOf(game, feature).filter((rival) => isContending(game, rival))
		: [];

/** True for an unfinished building with a figure that stands there: one on which somebody lies is never completed. */
const isContending = (game: Game, feature: Feature): boolean =>
	feature.open > 0 && isOccupied(game, feature) && !isLainOn(feature);
