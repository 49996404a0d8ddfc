import { ALL_SIDES, type Half, type Side } from '../../engine/spot';
import type { FieldSegment, TileType } from '../../engine/tile';
import { betweenGates, ringIn, ROAD_HALF, type Arm, armBorders } from '../roads/arm';
import { fieldInRing, withinRing } from '../roads/hub';
import { STREAM_HALF, type Stream } from '../water/banks';
import { waterOf } from '../water/water';
import { border, loopOf, loopsOf, type Border, type Loop } from '../geometry/borders';
import { divide, cutOff } from '../geometry/divide';
import { areaOf, middleOfRing } from '../geometry/courses';
import type { WallPiece } from '../cities/wall-pieces';
import { isParted } from '../cities/walls';
import {
	cornerOf,
	inwards,
	middleOf,
	minus,
	plus,
	rightOf,
	sideAfter,
	times,
	type Line,
	CENTRE,
	distance
} from '../geometry/point';
import { cityBridgeIn } from '../cities/bridge';

/** Smaller outlines are dropped, in square units: they lie between two walls that touch. */
const NOTHING = 6;

/** The land between roads and walls. */
export interface Fields {
	/** The outlines of each field, by segment index. */
	readonly rings: ReadonlyMap<number, readonly Line[]>;
	/** Borders between two fields that no road or wall divides. */
	readonly seams: readonly Line[];
	/** Land between walls that belongs to no field. */
	readonly waste: readonly Line[];
}

/** The outlines of fields, with the field on the right. Fields that no road or wall divides are divided by the shortest seam. */
export function fieldsIn(
	type: TileType,
	wallPieces: readonly WallPiece[],
	arms: readonly Arm[],
	streams: readonly Stream[]
): Fields {
	const fields = type.segments.filter((segment) => segment.kind === 'field');
	const fieldAt = ({ halves }: Pick<Border, 'halves'>): number | undefined =>
		fields.find((field) => field.halves.some((half) => halves.includes(half)))?.index;
	const dealt = outlines(type, wallPieces, arms, streams).map((loop) => divideLand(loop, fieldAt));
	const parts = dealt.flatMap((each) => each.parts);
	const { open, owned, seams, waste } = enclose(type, fields, parts);
	return {
		rings: ringsOf(fields, (field) => [
			...open.filter((loop) => fieldAt(loop) === field.index),
			...(owned.get(field) ?? [])
		]),
		seams: [...dealt.flatMap((each) => each.seams), ...seams],
		waste: waste.map(({ ring }) => ring)
	};
}

/** The outlines of all land between the tile's sides, its roads and its walls. */
const outlines = (
	type: TileType,
	wallPieces: readonly WallPiece[],
	arms: readonly Arm[],
	streams: readonly Stream[]
): readonly Loop[] =>
	loopsOf([
		...ALL_SIDES.flatMap((side) => sideBorders(type, side)),
		...(fieldInRing(type) ? ringBorders(arms) : []),
		...(waterOf(streams)?.bordersAlong(arms, streams) ?? arms.flatMap((arm) => armBorders(arm))),
		...wallPieces
			.filter(({ below }) => below === undefined)
			.flatMap(({ wall, line }) =>
				(line === wall.line
					? betweenGates(wall, [...arms, ...streams.map(({ arm }) => arm)])
					: [line]
				).map((part) => border(part, halvesAlong(type, wall.city)))
			)
	]).filter(({ ring }) => areaOf(ring) > NOTHING);

/** Half-edges of the one field along a wall that the printed mark touches: the other side of the mark belongs to another. */
function halvesAlong({ segments }: TileType, city: number): readonly Half[] {
	const wall = segments[city];
	if (wall?.shape !== 'area' || wall.end !== 'mark') return [];
	const [field, ...others] = segments.filter(
		(each) => each.shape === 'field' && each.cities.includes(city)
	);
	return field?.shape === 'field' && others.length === 0 ? field.halves : [];
}

/** The border of the field within a ring road. */
function ringBorders(arms: readonly Arm[]): readonly Border[] {
	const ring = ringIn(arms);
	const line = ring ? withinRing(ring) : [];
	return ring ? [border([...line, ...line.slice(0, 1)])] : [];
}

const ringsOf = (
	fields: readonly FieldSegment[],
	loops: (field: FieldSegment) => readonly Loop[]
): ReadonlyMap<number, readonly Line[]> =>
	new Map(fields.map((field) => [field.index, loops(field).map(({ ring }) => ring)]));

function divideLand(
	loop: Loop,
	fieldAt: (border: Border) => number | undefined
): { readonly parts: readonly Loop[]; readonly seams: readonly Line[] } {
	const found = divide(loop.walk, fieldAt);
	if (!found) return { parts: [loop], seams: [] };
	const parts = found.parts.map((walk) => divideLand(loopOf(walk), fieldAt));
	return {
		parts: parts.flatMap((part) => part.parts),
		seams: [found.seam, ...parts.flatMap(({ seams }) => seams)]
	};
}

function sideBorders(type: TileType, side: Side): Border[] {
	if (type.edges[side] === 'city' || type.edges[side] === 'any') return [];
	const [from, to] = [cornerOf(side), cornerOf(sideAfter(side, 1))];
	const halves = [2 * side, 2 * side + 1] as [Half, Half];
	if (isParted(type, side))
		return [border([from, middleOf(side)], [halves[0]]), border([middleOf(side), to], [halves[1]])];
	if (type.edges[side] === 'field') return [border([from, to], halves)];
	const half = type.edges[side] === 'road' ? ROAD_HALF : STREAM_HALF;
	const aside = times(rightOf(inwards(side)), half);
	return [
		border([from, plus(middleOf(side), aside)], [halves[0]]),
		border([minus(middleOf(side), aside), to], [halves[1]])
	];
}

/** Land without half-edges, assigned to fields. */
interface Enclosed {
	readonly open: readonly Loop[];
	readonly owned: Owned;
	readonly seams: readonly Line[];
	readonly waste: readonly Loop[];
}

/**
 * Assigns the land without half-edges to the enclosed fields, to each what is nearest to its side: two strips where a
 * bridge crosses a field. A field for which nothing is left is cut off an open one.
 */
function enclose(
	type: TileType,
	fields: readonly FieldSegment[],
	loops: readonly Loop[]
): Enclosed {
	const inner = fields.filter(({ halves }) => halves.length === 0);
	const open = loops.filter(({ halves }) => halves.length > 0);
	const closed = loops.filter(({ halves }) => halves.length === 0);
	const owned = cityBridgeIn(type) ? strips(inner, closed) : patches(inner, closed);
	const waste = closed.filter((loop) => ![...owned.values()].flat().includes(loop));
	const poor = inner.filter((field) => owned.get(field)?.length === 0);
	return poor.reduce(carve, { open, owned, seams: [], waste });
}

type Owned = ReadonlyMap<FieldSegment, readonly Loop[]>;

const away = ({ near }: FieldSegment, { ring }: Loop): number =>
	near === undefined ? 0 : distance(middleOfRing(ring), middleOf(near));

/** Each field gets all parts nearest to its side. */
const strips = (fields: readonly FieldSegment[], closed: readonly Loop[]): Owned =>
	new Map(
		fields.map((field) => [
			field,
			closed.filter((loop) => fields.every((other) => away(field, loop) <= away(other, loop)))
		])
	);

/** Each field gets the one part nearest to its side. */
function patches(fields: readonly FieldSegment[], closed: readonly Loop[]): Owned {
	const free = new Set(closed);
	const owned = new Map<FieldSegment, readonly Loop[]>();
	for (const field of fields) {
		const [first] = [...free].sort((a, b) => away(field, a) - away(field, b));
		if (first) free.delete(first);
		owned.set(field, first ? [first] : []);
	}
	return owned;
}

function carve(land: Enclosed, field: FieldSegment): Enclosed {
	const middle = field.near === undefined ? CENTRE : middleOf(field.near);
	for (const loop of land.open) {
		const found = cutOff(loop.walk, middle);
		if (!found) continue;
		const parts = found.parts.map(loopOf);
		const mine = parts.filter(({ halves }) => halves.length === 0);
		return {
			...land,
			open: [
				...land.open.filter((each) => each !== loop),
				...parts.filter((each) => !mine.includes(each))
			],
			owned: new Map([...land.owned, [field, mine]]),
			seams: [...land.seams, found.seam]
		};
	}
	return land;
}
