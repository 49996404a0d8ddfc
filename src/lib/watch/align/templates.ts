import type { Spot } from '../../engine/spot';
import type { Homography } from '../../snap/grid/homography';
import type { GreyPyramid } from './grey';
import {
	correlation,
	halvePatch,
	isInside,
	levelFor,
	normalise,
	samplePatch,
	type PatchSize
} from './patch';

/** A known tile as a picture showed it, to find it again in others. */
export interface Template {
	readonly spot: Spot;
	/** How bright it is, normalised, in three sizes. */
	readonly patches: Readonly<Record<PatchSize, Float32Array>>;
}

/** The tiles that lie wholly in a picture, as it shows them. */
export const templatesOf = (
	picture: GreyPyramid,
	view: Homography,
	spots: readonly Spot[]
): readonly Template[] =>
	spots
		.filter((spot) => isInside(picture[0], view, spot))
		.map((spot) => ({ spot, patches: patchesOf(picture, view, spot) }));

function patchesOf(picture: GreyPyramid, view: Homography, spot: Spot): Template['patches'] {
	const level = levelFor(picture, view, spot, 16);
	const finest = new Float32Array(16 * 16);
	samplePatch({ picture, view, size: 16, level }, spot, finest);
	const middle = halvePatch(finest, 16);
	const coarsest = halvePatch(middle, 8);
	for (const patch of [finest, middle, coarsest]) normalise(patch);
	return { 4: coarsest, 8: middle, 16: finest };
}

/** The size of the patches by which tiles are compared. */
const COMPARED: PatchSize = 8;
const compared = new Float32Array(COMPARED * COMPARED);

/**
 * How much a tile in a picture looks like its template: from -1 to 1, whatever the light. About 0 for anything else;
 * undefined if not all of the tile is in the picture.
 */
export function likenessOf(
	{ spot, patches }: Template,
	picture: GreyPyramid,
	view: Homography
): number | undefined {
	if (!isInside(picture[0], view, spot)) return undefined;
	const level = levelFor(picture, view, spot, COMPARED);
	samplePatch({ picture, view, size: COMPARED, level }, spot, compared);
	normalise(compared);
	return correlation(compared, patches[COMPARED]);
}
