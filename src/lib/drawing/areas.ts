import type { Segment, SegmentKind, TileType } from '../engine/tile';
import { circle } from './line';
import { CENTRE, type Line } from './point';
import { fieldRings } from './fields';
import { armRing, type Arm } from './arm';
import { armsIn } from './roads';
import { cityRing, wallsIn, type Wall } from './walls';

/** Radius of a monastery's grounds, which lie on top of the field, in units. */
export const MONASTERY_RADIUS = 20;

/** The land of one segment: closed outlines in units at rotation 0, and the courses of a road. */
export interface Area {
	readonly index: number;
	readonly kind: SegmentKind;
	readonly rings: readonly Line[];
	/** Middles of a road, each from a side of the tile inwards. */
	readonly courses: readonly Line[];
}

/** A tile's land, cut up. */
export interface Ground {
	readonly areas: readonly Area[];
	readonly walls: readonly Wall[];
	readonly arms: readonly Arm[];
}

/**
 * Cuts the tile's square into the areas of its segments; a monastery's lies on top of the field around it. All borders
 * come from walls and arms: what another box prints (a road that touches a wall, a city over another) begins as one more
 * of them, and the fields find their outlines by themselves.
 */
export function groundOf(type: TileType): Ground {
	const walls = wallsIn(type);
	const arms = armsIn(type, walls);
	const fields = fieldRings(type, walls, arms);
	const ringsOf = (segment: Segment): readonly Line[] => {
		switch (segment.kind) {
			case 'city':
				return [cityRing(segment, walls)];
			case 'road':
				return arms.filter(({ road }) => road === segment.index).map(armRing);
			case 'monastery':
				return [circle(CENTRE, MONASTERY_RADIUS)];
			case 'field':
				return [fields.get(segment.index) ?? []];
		}
	};
	const coursesOf = ({ index }: Segment): readonly Line[] =>
		arms.filter(({ road }) => road === index).map(({ line }) => line);
	const areas = type.segments.map((segment) => ({
		index: segment.index,
		kind: segment.kind,
		rings: ringsOf(segment),
		courses: coursesOf(segment)
	}));
	return { areas, walls, arms };
}
