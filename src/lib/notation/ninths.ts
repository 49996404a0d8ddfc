import type { Rotation, Side } from '../engine/spot';
import type { TileType } from '../engine/tile';

/*
 * C. Freels divides a tile into nine equal squares to say where a figure stands. They are numbered like the keys of a telephone: 1 is
 * top left, 5 the middle, 9 bottom right. A road or city in the middle of a side may leave a field on each half of it: two digits, as 69
 * or 89, name such a half.
 */

/** The ninth of each side, clockwise from north, and of each corner from the north-west. */
const SIDE_NINTHS = ['2', '6', '8', '4'] as const;
const CORNER_NINTHS = ['1', '3', '9', '7'] as const;
/** Where two ninths meet, for each half-edge; either digit may come first. */
const HALF_NINTHS = ['12', '23', '36', '69', '89', '78', '47', '14'] as const;
const MIDDLE = '5';

/** The segments that a place can mean on a tile in a rotation, the likeliest first; empty if it isn’t a place. */
export function segmentsAt(type: TileType, rotation: Rotation, place: string): readonly number[] {
	const { fields } = type.oriented[rotation];
	if (place === MIDDLE) return inMiddle(type);
	const side = SIDE_NINTHS.findIndex((one) => one === place);
	if (side >= 0) return onSide(type, rotation, side as Side);
	const corner = CORNER_NINTHS.findIndex((one) => one === place);
	if (corner >= 0) return atCorner(type, rotation, corner);
	const turnedRound = Array.from(place).reverse().join('');
	const half = HALF_NINTHS.findIndex((one) => one === place || one === turnedRound);
	return known(fields[half]);
}

/** A place that means this segment and no other, on a tile in a rotation. */
export function ninthOf(type: TileType, rotation: Rotation, segment: number): string {
	const { through, fields } = type.oriented[rotation];
	const side = through.indexOf(segment);
	if (side >= 0) return SIDE_NINTHS[side] ?? MIDDLE;
	const corner = CORNER_NINTHS.findIndex((_, at) => atCorner(type, rotation, at)[0] === segment);
	return fields.includes(segment) ? (CORNER_NINTHS[corner] ?? MIDDLE) : MIDDLE;
}

/**
 * The segments that 5 can mean. “I prefer 5 for the town”: a monastery stands there anyway, and otherwise a road runs through.
 */
function inMiddle({ segments }: TileType): readonly number[] {
	for (const kind of ['monastery', 'city', 'road']) {
		const found = segments.filter((one) => one.kind === kind);
		if (found.length > 0) return found.map(({ index }) => index);
	}
	return [];
}

/** The road or city at a side, or the field there. */
function onSide(type: TileType, rotation: Rotation, side: Side): readonly number[] {
	const { through, fields } = type.oriented[rotation];
	const found = known(through[side]);
	return found.length > 0 ? found : known(fields[2 * side]);
}

/** The field at a corner, or the city that reaches around it. */
function atCorner(type: TileType, rotation: Rotation, corner: number): readonly number[] {
	const { through, fields } = type.oriented[rotation];
	const field = known(fields[(2 * corner + 7) % 8], fields[2 * corner]);
	return field.length > 0 ? field : known(through[corner]);
}

/** The segments that are there, each once. */
const known = (...segments: readonly (number | undefined)[]): readonly number[] => [
	...new Set(segments.filter((one) => one !== undefined && one >= 0) as number[])
];

/**
 * The segment of the tile `to` that lies where a segment of the tile `from` lies. Both tiles have the same sides, in the same
 * orientation.
 */
export function sameSegment(from: TileType, segment: number, to: TileType): number | undefined {
	const [lies, there] = [from.oriented[0], to.oriented[0]];
	const side = lies.through.indexOf(segment);
	if (side >= 0) return known(there.through[side])[0];
	const half = lies.fields.indexOf(segment);
	if (half >= 0) return known(there.fields[half])[0];
	const kind = from.segments[segment]?.kind;
	return to.segments.find((one) => one.kind === kind)?.index;
}
