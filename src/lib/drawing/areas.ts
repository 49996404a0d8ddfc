import type { Segment, SegmentKind, TileType } from '../engine/tile';
import { armRing, type Arm } from './arm';
import { decksIn } from './bridge';
import { collapsed } from './collapse';
import { isWhole, monasteryOf, type Court } from './court';
import { fieldsIn, type Fields } from './fields';
import { RING } from './hub';
import { circle, wholeTile } from './line';
import { dashesOf } from './mouths';
import { cityRings, piecesOf, type Piece } from './pieces';
import type { Line } from './point';
import { waysIn } from './roads';
import { wallsIn, type Wall } from './walls';

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
	/** What is to be seen of the walls. */
	readonly pieces: readonly Piece[];
	readonly arms: readonly Arm[];
	/** The grounds of a monastery that ends on the tile. */
	readonly court: Court | undefined;
	/** Where something touches a wall, so that a field ends there. */
	readonly seams: readonly Line[];
	/** Land between walls that is nobody's. */
	readonly waste: readonly Line[];
	/** The ways of bridges, on which no house stands. */
	readonly decks: readonly Line[];
	/** Where roads run on below a city. */
	readonly dashes: readonly Line[];
}

/**
 * Cuts the tile's square into the areas of its segments; a monastery's lies on top of the land around it. All borders
 * come from walls and arms, and the fields find their outlines by themselves.
 */
export function groundOf(type: TileType): Ground {
	const first = bordersOf(type, wallsIn(type));
	const { waste } = first.fields;
	return cutUp(type, waste.length > 0 ? bordersOf(type, collapsed(first.walls, waste)) : first);
}

interface Borders extends Pick<Ground, 'walls' | 'pieces' | 'arms' | 'court'> {
	readonly fields: Fields;
}

function bordersOf(type: TileType, walls: readonly Wall[]): Borders {
	const pieces = piecesOf(type, walls);
	const { arms, court } = waysIn(type, walls);
	return { walls, pieces, arms, court, fields: fieldsIn(type, pieces, arms) };
}

function cutUp(type: TileType, { fields, ...borders }: Borders): Ground {
	const { pieces, arms, court } = borders;
	const ringsOf = (segment: Segment): readonly Line[] => {
		switch (segment.kind) {
			case 'city':
				return cityRings(type, segment.index, pieces);
			case 'road':
				return roadRings(arms.filter(({ road }) => road === segment.index));
			case 'monastery':
				return isWhole(monasteryOf(type)) || !court
					? [wholeTile]
					: [circle(court.at, court.radius)];
			case 'field':
				return fields.rings.get(segment.index) ?? [];
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
	const { seams, waste } = fields;
	return { ...borders, areas, seams, waste, decks: decksIn(type), dashes: dashesOf(type, arms) };
}

/** The outlines of a road's arms, and of the ring around which it runs. */
function roadRings(arms: readonly Arm[]): readonly Line[] {
	const [round] = arms.flatMap(({ end }) => (end.kind === 'round' ? [end] : []));
	const rings = arms.map(armRing);
	return round ? [...rings, circle(round.hub, RING)] : rings;
}
