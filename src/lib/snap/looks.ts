import { ALL_ROTATIONS, type Rotation } from '../engine/spot';
import { lookOf, rotationsBySegments, tile, type TileType } from '../engine/tile';

/**
 * A look, by which a photo tells tiles apart. Tiles with equal segments and signs have the same look, however they are turned.
 * The reference orientation is that of the first tile found with it.
 */
export interface Look {
	/** Equal exactly for equal looks. */
	readonly key: string;
	/** The line of a tile in the reference orientation; see `parseTileLine`. */
	readonly line: string;
	/** In how many of its four orientations it looks different. */
	readonly period: 1 | 2 | 4;
	readonly type: TileType;
}

/** A tile at rotation 0 looks like its look turned by this much clockwise. */
export interface FoundLook {
	/** Its index in the list of looks. */
	readonly look: number;
	readonly rotation: Rotation;
}

/** Finds the look of a tile; undefined for one that isn't in the list. */
type LookFinder = (type: TileType) => FoundLook | undefined;

const keyOf = (type: TileType): string =>
	ALL_ROTATIONS.map((rotation) => lookOf(type, rotation)).sort()[0] ?? '';

const periodOf = (type: TileType): Look['period'] =>
	rotationsBySegments(type).length as Look['period'];

/** The looks of tiles, in the order in which they first occur. */
export function looksOf(types: readonly TileType[]): readonly Look[] {
	const looks = new Map<string, Look>();
	for (const type of types) {
		const key = keyOf(type);
		if (looks.has(key)) continue;
		looks.set(key, { key, line: type.line, period: periodOf(type), type });
	}
	return [...looks.values()];
}

/** The looks that a network knows, by the lines of their tiles. Throws if a line isn't the line of a tile. */
export const looksOfLines = (lines: readonly string[]): readonly Look[] =>
	looksOf(lines.map((line) => tile(line, {}, line)));

/** Finds the looks of tiles in a list. */
export function lookFinder(looks: readonly Look[]): LookFinder {
	const places = new Map(looks.map(({ key }, index) => [key, index]));
	return (type) => {
		const index = places.get(keyOf(type));
		const look = index === undefined ? undefined : looks[index];
		if (index === undefined || !look) return undefined;
		return { look: index, rotation: turnFrom(look.type, type) };
	};
}

const hasGarden = ({ segments }: TileType): boolean =>
	segments.some(({ kind }) => kind === 'garden');

const withoutGarden = (type: TileType): TileType => ({
	...type,
	segments: type.segments.filter(({ kind }) => kind !== 'garden')
});

/**
 * Finds the look that differs from a tile only by a garden. Players who play without gardens don’t say whether their tiles have
 * them, because gardens are only pictures then.
 */
export function gardenFinder(looks: readonly Look[]): LookFinder {
	const plain = looks.map(({ type }) => withoutGarden(type));
	const keys = plain.map(keyOf);
	return (type) => {
		const sought = withoutGarden(type);
		const key = keyOf(sought);
		const index = looks.findIndex(
			(look, at) => keys[at] === key && hasGarden(look.type) !== hasGarden(type)
		);
		const found = plain[index];
		return found && { look: index, rotation: turnFrom(found, sought) };
	};
}

/** How far the first tile must be turned to look like the second. */
const turnFrom = (from: TileType, to: TileType): Rotation =>
	ALL_ROTATIONS.find((rotation) => lookOf(from, rotation) === lookOf(to, 0)) ?? 0;
