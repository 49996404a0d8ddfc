import type { Rotation, Spot } from '../engine/spot';

/** A rotation after some more quarter turns; they may be negative. */
export const turned = (rotation: number, more: number): Rotation =>
	((rotation + more) & 3) as Rotation;

/** Where a spot is after the table was turned clockwise around the start tile. */
export const aroundStart = ({ x, y }: Spot, turns: Rotation): Spot =>
	turns === 0 ? { x, y } : aroundStart({ x: 0 - y, y: x }, turned(turns, -1));
