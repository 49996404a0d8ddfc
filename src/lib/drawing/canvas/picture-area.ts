import type { Spot } from '../../engine/spot';

/** The part of the table that a picture shows, in pixels of a table with tiles of `scale` pixels. */
export interface PictureArea {
	/** Size of a tile. */
	readonly scale: number;
	/** From the north-western corner of the start tile. */
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
}

/** How far a tile's drawing reaches beyond its spot, in tiles: its roofs and trees. */
export const OVERHANG = 0.4;

/** True when a tile on that spot shows within the area. */
export const reachesInto = ({ scale, left, top, width, height }: PictureArea, at: Spot): boolean =>
	(at.x + 1 + OVERHANG) * scale > left &&
	(at.x - OVERHANG) * scale < left + width &&
	(at.y + 1 + OVERHANG) * scale > top &&
	(at.y - OVERHANG) * scale < top + height;
