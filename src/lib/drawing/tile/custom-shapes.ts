import type { TileType } from '../../engine/tile';
import { drawTile } from './draw';
import { computeOtherShapes, type TileShapes } from './shapes';

/** The shapes of a tile type as the drawing has them. Throws when the type can't be drawn. */
export function drawnShapes(type: TileType): TileShapes {
	const { segments, sceneryItems } = drawTile(type);
	return {
		segments,
		pennants: sceneryItems.flatMap(({ kind, at }) => (kind === 'pennant' ? [at] : [])),
		mark: sceneryItems.find(({ kind }) => kind === 'mark')?.at
	};
}

computeOtherShapes(drawnShapes);
