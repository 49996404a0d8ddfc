import type { Rotation } from '../../../../src/lib/engine/spot';
import type { Segment, TileType } from '../../../../src/lib/engine/tile';

/** Everything about a segment of a turned tile that can be seen, as a text. */
function look(type: TileType, rotation: Rotation, segment: Segment): string {
	const { through, fields } = type.oriented[rotation];
	const where = [...through, ...fields].map((there) => there === segment.index);
	const pennants = segment.kind === 'city' ? segment.pennants : 0;
	return JSON.stringify([segment.kind, pennants, where]);
}

/**
 * For each segment of a tile turned one way, the segment that lies in its place when the tile is turned another way;
 * undefined when the two can be told apart. Some tiles look the same upside down.
 */
export function twins(type: TileType, from: Rotation, to: Rotation): readonly number[] | undefined {
	// A picture that points somewhere tells all ways apart.
	if (type.heading !== undefined && from !== to) return undefined;
	const there = type.segments.map((segment) => look(type, to, segment));
	const found = type.segments.map((segment) => there.indexOf(look(type, from, segment)));
	return found.includes(-1) ? undefined : found;
}

/** The rotation that the attribute `data-rotation` says. Throws when it says none. */
export function rotationIn(attribute: string | null): Rotation {
	const rotation = ([0, 1, 2, 3] as const).find((each) => String(each) === attribute);
	if (rotation === undefined) throw new Error(`A tile is turned like this: ${String(attribute)}`);
	return rotation;
}
