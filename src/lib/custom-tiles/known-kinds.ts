import type { ParsedSegment } from '../engine/tile-line';
import type { KindOfShape, SegmentKind } from '../engine/tile';
import { TILE_KINDS } from '../rules/facts';

/* Small, since every table checks the lines of custom tiles. */

type Centre = KindOfShape<'centre'>;

const BASE_KINDS = { area: 'city', path: 'road', centre: 'monastery', field: 'field' } as const;

/** True for a kind of its shape that a tile may show. */
export const hasKnownKind = ({ kind, shape }: ParsedSegment): boolean =>
	kind === BASE_KINDS[shape] ||
	TILE_KINDS.some((each) => each.kind === kind && each.shape === shape);

/** True for a centre that an expansion adds, such as a garden. */
export const isAddedCentre = (kind: SegmentKind): kind is Centre =>
	TILE_KINDS.some((each) => each.kind === kind && each.shape === 'centre');
