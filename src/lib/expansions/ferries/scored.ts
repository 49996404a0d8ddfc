import { partAt, type Board, type Link } from '../../engine/board';
import { partsOf, tilesOf, type Feature, type LaidTile, type Part } from '../../engine/feature';
import type { Game } from '../../engine/game';
import { isOfFeature, type Settlement } from '../../engine/ledger';
import { joinedWithout } from '../../engine/links';
import type { RuleModule } from '../../engine/module';
import type { Rulings } from '../../engine/rulings';
import { keyAt, type Place, type SpotKey } from '../../engine/spot';
import type { BaseOccasion } from '../../rules/base/codes';
import { isLying, linkOf } from './links';
import { FERRY } from './tiles';

/** True if a scored road that a ferry joins to another one stays out of the points of that one. */
const scoredStaysOut = (rulings: Rulings): boolean => rulings['scoredRoadAgain'] === 'out';

const COMPLETED: BaseOccasion = 'completed';

/** What becomes of a scored road that a ferry joins to another one: its tiles count again, or not. */
export const scoredRoads = (rulings: Rulings): RuleModule => ({
	id: 'scored-roads',
	tariff: ({ game, feature }) =>
		scoredPartsOf(game, feature).length > 0
			? {
					rule: scoredStaysOut(rulings) ? 'FERRIES-10' : 'FERRIES-9',
					rulings: ['scoredRoadAgain']
				}
			: undefined,
	...(scoredStaysOut(rulings) && { leftOut: tilesScored })
});

/** The tiles of a road on which all its segments were scored before. */
function tilesScored(game: Game, road: Feature): readonly LaidTile[] {
	const scored = scoredPartsOf(game, road);
	if (scored.length === 0) return [];
	const fresh = new Set(
		partsOf(road).flatMap((part) => (scored.includes(part) ? [] : [part.tile]))
	);
	return tilesOf(road).filter((tile) => !fresh.has(tile));
}

/** The segments of a road that were scored before. Only a ferry can have joined them to others since. */
function scoredPartsOf(game: Game, road: Feature): readonly Part[] {
	if (road.kind !== 'road' || game.board.links.length === 0) return [];
	const spots = new Set(tilesOf(road).map(({ x, y }) => keyAt(x, y)));
	if (!game.board.links.some(({ one }) => spots.has(keyAt(one.x, one.y)))) return [];
	const scored = new Set(roadsScored(game, spots).flat());
	return partsOf(road).filter((part) => scored.has(part));
}

/**
 * The segments of each road scored so far on some spots. No tile can have extended it since, but ferries may lie elsewhere now.
 */
function roadsScored(
	{ board, history }: Game,
	spots: ReadonlySet<SpotKey>
): readonly (readonly Part[])[] {
	const ferries = new Map<SpotKey, Link>();
	const found: (readonly Part[])[] = [];
	for (const { event, settlements } of history) {
		for (const lying of event.choices ?? [event])
			if (isLying(lying)) ferries.set(keyAt(lying.one.x, lying.one.y), linkOf(lying));
		for (const one of settlements)
			if (isOfFeature(one) && isRoadOn(one, spots))
				found.push(roadAt(board, [...ferries.values()], one.at));
	}
	return found;
}

const isRoadOn = ({ kind, occasion, tiles }: Settlement, spots: ReadonlySet<SpotKey>): boolean =>
	kind === 'road' && occasion === COMPLETED && tiles.some(({ x, y }) => spots.has(keyAt(x, y)));

/** The segments of a road as it was when these ferries lay there. */
function roadAt(board: Board, ferries: readonly Link[], at: Place): readonly Part[] {
	const reached = new Set<Part>();
	const ways = [partAt(board, at)];
	// Segments added during the loop are visited too.
	for (const way of ways) {
		if (!way || reached.has(way)) continue;
		for (const part of joinedWithout(board, way, FERRY)) reached.add(part);
		for (const { one, other } of ferries) {
			const ends = [partAt(board, one), partAt(board, other)];
			if (ends.some((end) => end && reached.has(end))) ways.push(...ends);
		}
	}
	return [...reached];
}
