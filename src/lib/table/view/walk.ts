import { featureAt, neighbourAt, tileAt, type Board } from '../../engine/board';
import { featureOf, type Feature, type LaidTile } from '../../engine/feature';
import type { Game } from '../../engine/game';
import type { FeatureSettlement } from '../../engine/ledger';
import { ALL_SIDES, beside, opposite, sameSpot, type Side, type Spot } from '../../engine/spot';

/**
 * The tiles that a road, city or monastery was paid for, each once, as a walk from the tile just laid: a city or road tile by
 * tile to where it goes on, the nearest first; around a monastery clockwise, and the monastery last unless it was just laid.
 */
export function walkOver(game: Game, { at, tiles }: FeatureSettlement): readonly Spot[] {
	const feature = featureAt(game.board, at);
	const laid = game.turn?.tile;
	const first = tiles.find((spot) => laid && sameSpot(spot, laid)) ?? tiles[0];
	if (!first || !feature) return tiles;
	return feature.first.segment.shape === 'centre'
		? around(tiles, first)
		: spread(game.board, feature, tiles, first);
}

/** The first of `tiles` is the monastery's own; the others lie around it clockwise. */
function around(tiles: readonly Spot[], first: Spot): readonly Spot[] {
	const ring = tiles.slice(1);
	const from = ring.indexOf(first);
	return from < 0 ? tiles : [...ring.slice(from), ...ring.slice(0, from), ...tiles.slice(0, 1)];
}

/** What isn't joined to the first tile side by side comes last. */
function spread(board: Board, feature: Feature, tiles: readonly Spot[], first: Spot) {
	const reached = new Set([first]);
	for (const spot of reached)
		for (const side of ALL_SIDES) {
			const next = goesOn(board, feature, spot, side) && beside(spot, side);
			const found = next && tiles.find((tile) => sameSpot(tile, next));
			if (found) reached.add(found);
		}
	for (const tile of tiles) reached.add(tile);
	return [...reached];
}

/** True when the feature goes on over a side of a spot. */
function goesOn(board: Board, feature: Feature, spot: Spot, side: Side): boolean {
	const [here, next] = [tileAt(board, spot), neighbourAt(board, spot, side)];
	if (!here || !next) return false;
	return shows(here, side, feature) && shows(next, opposite(side), feature);
}

/** True when a side of a tile belongs to the feature. */
function shows({ type, rotation, parts }: LaidTile, side: Side, feature: Feature): boolean {
	const part = parts[type.oriented[rotation].through[side] ?? -1];
	return part !== undefined && featureOf(part) === feature;
}
