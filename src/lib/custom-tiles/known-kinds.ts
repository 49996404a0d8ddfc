import type { ParsedSegment } from '../engine/tile-line';
import type { KindOfShape, SegmentKind } from '../engine/tile';
import { TILE_KINDS, TILE_SIGNS } from '../rules/facts';

/* Small, since every table checks the lines of custom tiles. */

type Centre = KindOfShape<'centre'>;
/** A kind of path other than roads. */
export type WaterKind = Exclude<KindOfShape<'path'>, 'road'>;

const BASE_KINDS = { area: 'city', path: 'road', centre: 'monastery', field: 'field' } as const;

/** True for a kind of its shape that a tile may show. */
export const hasKnownKind = ({ kind, shape }: ParsedSegment): boolean =>
	kind === BASE_KINDS[shape] ||
	TILE_KINDS.some((each) => each.kind === kind && each.shape === shape);

/** True for a centre that an expansion adds, such as a garden. */
export const isAddedCentre = (kind: SegmentKind): kind is Centre =>
	TILE_KINDS.some((each) => each.kind === kind && each.shape === 'centre');

/** True for a kind that expansions add. */
export const isAddedKind = (kind: SegmentKind): boolean =>
	TILE_KINDS.some((each) => each.kind === kind);

/** True for a path that an expansion adds, such as water. */
export const isWater = (kind: SegmentKind): kind is WaterKind =>
	TILE_KINDS.some((each) => each.kind === kind && each.shape === 'path');

/** The kinds of paths that expansions add, which are edges of tiles too. */
export const WATERS: readonly WaterKind[] = TILE_KINDS.map(({ kind }) => kind).filter(isWater);

/** What is printed where a path of this kind ends on a tile; if there is nothing, none ends on a tile. */
export const endsOfPath = (kind: SegmentKind): readonly string[] =>
	TILE_KINDS.find((each) => each.kind === kind)?.ends ?? [];

/* Kept apart from the code that sets signs: every table checks the lines of custom tiles, but few describe one. */

/** The signs that a segment of this kind may bear, in the order of a line. */
export const signsOfKind = (of: SegmentKind): readonly string[] =>
	TILE_SIGNS.flatMap(({ sign, on }) => (on === of ? [sign] : []));

/** True when a segment bears only signs of its kind, each once. What is printed at the end of water is no such sign. */
export function hasKnownSigns({ kind, signs = [] }: ParsedSegment): boolean {
	if (isWater(kind)) return true;
	const known = signsOfKind(kind);
	return new Set(signs).size === signs.length && signs.every((sign) => known.includes(sign));
}
