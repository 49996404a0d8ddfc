import { UNIT } from '../../drawing/geometry/point';
import {
	isChoice,
	type BoardChoice,
	type BoardSpot,
	type TileOnSpot
} from '../../drawing/board/scene';
import { nearestSpot } from '../../drawing/board/board-area';
import { distanceToSegment, segmentAt } from '../../drawing/tile/hit-test';
import type { Place, Spot } from '../../engine/spot';
import type { SpotTarget } from './spot-targets';

/** What a tap hits. */
export type Target =
	| { readonly kind: 'ghost' }
	| { readonly kind: 'choice'; readonly place: Place }
	| { readonly kind: 'spot'; readonly spot: Spot }
	| { readonly kind: 'place'; readonly place: Place };

interface Scene {
	readonly tiles: readonly TileOnSpot[];
	readonly spots: readonly (Spot & Pick<BoardSpot, 'legal'>)[];
	readonly ghost: TileOnSpot | undefined;
	readonly choices: readonly BoardChoice[];
	/** Where the legal spots are tapped, while one of them is chosen. */
	readonly targets?: readonly SpotTarget[];
}
interface At {
	readonly x: number;
	readonly y: number;
}

/**
 * What a tap at a point of the table hits: a choice such as an answer, the tile about to be laid, the target of a spot,
 * a segment of a laid tile, the spot there, or the nearest legal spot within reach. Point and reach in tiles.
 */
export function targetAt(scene: Scene, at: At, reach: number): Target | undefined {
	const { tiles, spots, ghost, targets = [] } = scene;
	const choice = choiceAt(scene, at, reach);
	if (choice) return { kind: 'choice', place: choice };
	const [x, y] = [Math.floor(at.x), Math.floor(at.y)];
	if (ghost?.x === x && ghost.y === y) return { kind: 'ghost' };
	const target = spotOfTarget(targets, at);
	if (target) return { kind: 'spot', spot: target };
	const tile = tiles.find((one) => one.x === x && one.y === y);
	if (tile) return placeOn(tile, at);
	const legal = spots.filter((spot) => spot.legal);
	const spot = nearestSpot(spots, at, 0) ?? nearestSpot(legal, at, reach);
	return spot && { kind: 'spot', spot: { x: spot.x, y: spot.y } };
}

/** The spot whose target is tapped; where targets overlap the one with the nearest middle. */
function spotOfTarget(targets: readonly SpotTarget[], at: At): Spot | undefined {
	const away = ({ middle }: SpotTarget): number =>
		Math.max(Math.abs(middle.x - at.x), Math.abs(middle.y - at.y));
	const [nearest] = targets
		.filter((target) => away(target) <= target.half)
		.sort((a, b) => away(a) - away(b));
	return nearest && { x: nearest.x, y: nearest.y };
}

/** The choice at a point, or the nearest one within reach: roads are narrower than fingers. */
function choiceAt({ tiles, ghost, choices }: Scene, at: At, reach: number): Place | undefined {
	if (choices.length === 0) return undefined;
	const all: readonly TileOnSpot[] = ghost ? [...tiles, ghost] : tiles;
	const under = all.find(({ x, y }) => x === Math.floor(at.x) && y === Math.floor(at.y));
	const hit = under && placeOn(under, at)?.place;
	if (hit && isChoice(choices, hit)) return hit;
	// The tile about to be laid turns: nothing beside it may take its taps.
	if (under && under === ghost) return undefined;
	const near = choices
		.flatMap(({ places }) => places)
		.flatMap((place) => {
			const tile = all.find(({ x, y }) => x === place.x && y === place.y);
			return tile ? [{ place, away: awayFromPlace(tile, place, at) }] : [];
		})
		.filter(({ away }) => away <= reach)
		.sort((a, b) => a.away - b.away);
	return near[0]?.place;
}

const inUnits = (tile: Spot, at: At): At => ({
	x: (at.x - tile.x) * UNIT,
	y: (at.y - tile.y) * UNIT
});

/** In tiles. */
const awayFromPlace = (tile: TileOnSpot, { segment }: Place, at: At): number =>
	distanceToSegment(tile.type, tile.rotation, segment, inUnits(tile, at)) / UNIT;

function placeOn(tile: TileOnSpot, at: At) {
	const segment = segmentAt(tile.type, tile.rotation, inUnits(tile, at));
	if (segment === undefined) return undefined;
	return { kind: 'place', place: { x: tile.x, y: tile.y, segment } } as const;
}
