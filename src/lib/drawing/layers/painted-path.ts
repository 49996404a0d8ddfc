import type { Rotation } from '../../engine/spot';
import type { MarkLayer } from '../../rules/presentation/art';
import type { PlacedMark } from '../landscape/scenery';
import { FILL_STYLES, type FillName, type FillStyle } from './fill-styles';

/** How a path is placed: turned with its tile, upright whatever the rotation, or turned and lower by the height of a wall. */
export type Orientation = 'turned' | 'upright' | 'lower';

/** A path in one fill. `path` is SVG path data in units. */
export interface FilledPath {
	readonly fill: FillName;
	readonly path: string;
	readonly orientation: Orientation;
}

/** An affine map as SVG and canvases write it: a, b, c, d, e, f. */
type Matrix = readonly [number, number, number, number, number, number];

/** A path ready to be painted on a tile of 100 by 100 units at the origin. */
export interface PaintedPath {
	/** SVG path data, before the matrix. */
	readonly path: string;
	readonly style: FillStyle;
	/** Undefined for a path that stays where it is. */
	readonly matrix?: Matrix;
	/** The name of its fill, or `mark`. */
	readonly name: string;
}

/** Height of a wall, in units. */
const WALL_HIGH = 1.7;

/** Quarter turns around the middle of a tile. */
const TURNS: readonly Matrix[] = [
	[1, 0, 0, 1, 0, 0],
	[0, 1, -1, 0, 100, 0],
	[-1, 0, 0, -1, 100, 100],
	[0, -1, 1, 0, 0, 100]
];

function matrixOf(orientation: Orientation, rotation: Rotation): Matrix | undefined {
	const [a, b, c, d, e, f] = TURNS[rotation] ?? [1, 0, 0, 1, 0, 0];
	if (orientation === 'upright') return undefined;
	if (orientation === 'lower') return [a, b, c, d, e, f + WALL_HIGH];
	return rotation === 0 ? undefined : [a, b, c, d, e, f];
}

/** Paths of a tile at rotation 0, in a rotation. */
export const paintPaths = (
	paths: readonly FilledPath[],
	rotation: Rotation
): readonly PaintedPath[] =>
	paths.map(({ fill, path, orientation }) => {
		const matrix = matrixOf(orientation, rotation);
		return { path, style: FILL_STYLES[fill], name: fill, ...(matrix && { matrix }) };
	});

/** Half of the rim's stroke lies below the filling. */
const RIM = { stroke: 'mark-rim', width: 1.1, join: 'round', strokeBelow: true } as const;

function markStyle({ fill, width, rimmed }: MarkLayer): FillStyle {
	const colour = `mark-${fill}` as const;
	if (width !== undefined) return { stroke: colour, width, cap: 'round', join: 'round' };
	return { fill: colour, ...(rimmed && RIM) };
}

/** A printed mark or a sign in its place. */
export const paintedMark = (mark: PlacedMark): readonly PaintedPath[] =>
	mark.layers.map((layer) => ({
		path: layer.path,
		style: markStyle(layer),
		matrix: markMatrix(mark),
		name: 'mark'
	}));

function markMatrix({ at, size, heading }: PlacedMark): Matrix {
	if (heading === undefined) return [size, 0, 0, size, at.x, at.y];
	const angle = (heading * Math.PI) / 4;
	const [along, across] = [round(size * Math.cos(angle)), round(size * Math.sin(angle))];
	return [along, across, -across, along, at.x, at.y];
}

/** Rounds to a thousandth of a unit, so that a quarter turn leaves no trace of the other axis. */
const round = (n: number): number => Math.round(1000 * n) / 1000;
