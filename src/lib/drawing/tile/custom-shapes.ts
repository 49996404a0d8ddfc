import type { TileType } from '../../engine/tile';
import type { Point } from '../geometry/point';
import type { SceneryKind } from '../landscape/scenery-item';
import '../water/all-water';
import { drawTile } from './draw';
import { computeOtherShapes, type TileShapes } from './shapes';

/** The shapes of a tile type as the drawing has them. Throws when the type can't be drawn. */
export function drawShapes(type: TileType): TileShapes {
	const { segments, sceneryItems } = drawTile(type);
	const places = (of: SceneryKind): readonly Point[] =>
		sceneryItems.flatMap(({ kind, at }) => (kind === of ? [at] : []));
	return {
		segments,
		pennants: places('pennant'),
		signs: places('sign'),
		mark: places('mark')[0]
	};
}

computeOtherShapes(drawShapes);
