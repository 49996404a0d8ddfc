import type { Segment, SegmentKind, TileType } from '../../engine/tile';
import { armRing, ringIn, type Arm } from '../roads/arm';
import { decksIn } from '../cities/bridge';
import { collapseWalls, wallsIn, type Wall } from '../cities/walls';
import { fillsTile, centreOf, type Grounds } from './grounds';
import { fieldsIn, type Fields } from '../fields/fields';
import { fieldInRing, withinRing } from '../roads/hub';
import { reverse, wholeTile } from '../geometry/courses';
import { circle } from '../geometry/line';
import { coursesBeyond } from '../roads/tunnels';
import { cityRings, wallPiecesOf, type WallPiece } from '../cities/wall-pieces';
import type { Line } from '../geometry/point';
import { roadLayout } from '../roads/roads';
import type { Stream } from '../water/banks';
import { streamsOf, water } from '../water/water';

/** The land of one segment: closed outlines in units at rotation 0; for a road also its centre lines. */
export interface Area {
	readonly index: number;
	readonly kind: SegmentKind;
	readonly shape: Segment['shape'];
	readonly rings: readonly Line[];
	/** Centre lines of a road, each from a side of the tile inwards. */
	readonly courses: readonly Line[];
}

/** The geometry of a tile: the areas of its segments, and what divides them. */
export interface TileGeometry {
	readonly areas: readonly Area[];
	readonly walls: readonly Wall[];
	readonly wallPieces: readonly WallPiece[];
	readonly arms: readonly Arm[];
	/** Its water, which passes under its roads. */
	readonly streams: readonly Stream[];
	/** The grounds of a monastery or the like that stands within the tile. */
	readonly grounds: Grounds | undefined;
	/** Borders between two fields where no road or wall divides them: something touches a wall there. */
	readonly seams: readonly Line[];
	/** Land between walls that belongs to no segment. */
	readonly waste: readonly Line[];
	/** The free lanes of bridges, on which no house stands. */
	readonly decks: readonly Line[];
	/** The hidden courses of roads below a city. */
	readonly dashes: readonly Line[];
	/** The courses of roads above a city. */
	readonly viaducts: readonly Line[];
}

/** Divides a tile into the areas of its segments: walls and roads give the borders, fields the rest. Monasteries lie on top. */
export function tileGeometry(type: TileType): TileGeometry {
	const first = bordersOf(type, wallsIn(type));
	const { waste } = first.fields;
	return splitIntoAreas(
		type,
		waste.length > 0 ? bordersOf(type, collapseWalls(first.walls, waste)) : first
	);
}

interface Borders extends Pick<
	TileGeometry,
	'walls' | 'wallPieces' | 'arms' | 'streams' | 'grounds'
> {
	readonly fields: Fields;
}

function bordersOf(type: TileType, walls: readonly Wall[]): Borders {
	const wallPieces = wallPiecesOf(type, walls);
	const streams = streamsOf(type, walls);
	const { arms, grounds } = roadLayout(type, walls, streams);
	const fields = fieldsIn(type, wallPieces, arms, streams);
	return { walls, wallPieces, arms, streams, grounds, fields };
}

function splitIntoAreas(type: TileType, { fields, ...borders }: Borders): TileGeometry {
	const { wallPieces, arms, streams, grounds } = borders;
	const ringsOf = (segment: Segment): readonly Line[] => {
		switch (segment.shape) {
			case 'area':
				return cityRings(type, segment.index, wallPieces);
			case 'path':
				return segment.kind === 'road'
					? roadRings(
							type,
							arms.filter(({ road }) => road === segment.index)
						)
					: streams
							.filter((stream) => stream.segment === segment.index)
							.flatMap((stream) => water().streamRings(stream, arms));
			case 'centre':
				return fillsTile(centreOf(type)) || !grounds
					? [wholeTile]
					: [circle(grounds.at, grounds.radius)];
			case 'field':
				return fields.rings.get(segment.index) ?? [];
		}
	};
	const coursesOf = ({ index }: Segment): readonly Line[] =>
		arms.filter(({ road }) => road === index).map(({ line }) => line);
	const areas = type.segments.map((segment) => ({
		index: segment.index,
		kind: segment.kind,
		shape: segment.shape,
		rings: ringsOf(segment),
		courses: coursesOf(segment)
	}));
	const { seams, waste } = fields;
	return {
		...borders,
		areas,
		seams,
		waste,
		decks: decksIn(type),
		dashes: coursesBeyond(type, arms, 'below'),
		viaducts: coursesBeyond(type, arms, 'above')
	};
}

/** The outlines of a road's arms, and of its ring: cut open where that encloses a field, as no outline has a hole. */
function roadRings(type: TileType, arms: readonly Arm[]): readonly Line[] {
	const ring = ringIn(arms);
	const rings = arms.map(armRing);
	if (!ring) return rings;
	const outside = circle(ring.hub, ring.radius);
	if (!fieldInRing(type)) return [...rings, outside];
	const closed = (line: Line): Line => [...line, ...line.slice(0, 1)];
	return [...rings, [...closed(outside), ...reverse(closed(withinRing(ring)))]];
}
