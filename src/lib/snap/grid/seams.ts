import type { Point } from '../reading';
import { mapPoint, type Homography } from './homography';
import type { Pyramid } from './pyramid';

/** How many samples are taken along the direction in which seams are looked for, and on how many lines beside each other. */
const ALONG = 900;
const LINES = 60;

/**
 * How much the photo changes from each place to the next on the way across a rectangle, summed over many lines: tiles have
 * borders, so it changes most where rows of them meet.
 * @param toPhoto from the unit square to the photo
 * @param turned false from left to right, true from top to bottom
 */
export function changesAcross(
	pyramid: Pyramid,
	toPhoto: Homography,
	turned: boolean
): Float64Array {
	const changes = new Float64Array(ALONG);
	for (let line = 0; line < LINES; line++) {
		const across = (line + 0.5) / LINES;
		const light = Float64Array.from({ length: ALONG }, (_, at) => {
			const along = (at + 0.5) / ALONG;
			const [x, y] = turned ? [across, along] : [along, across];
			return lightAt(pyramid, mapPoint(toPhoto, { x, y }));
		});
		for (let at = 2; at < ALONG - 2; at++)
			changes[at] = (changes[at] ?? 0) + Math.abs((light[at + 2] ?? 0) - (light[at - 2] ?? 0));
	}
	return changes;
}

/** The sum of the three colours of a pixel. Beyond the photo it is that of the nearest pixel. */
function lightAt([{ width, height, data }]: Pyramid, { x, y }: Point): number {
	const column = Math.max(0, Math.min(width - 1, Math.floor(x)));
	const row = Math.max(0, Math.min(height - 1, Math.floor(y)));
	const at = 4 * (row * width + column);
	return (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
}

/** How far from its expected place a seam is looked for, in tiles. */
const STRAYING = 0.05;

/**
 * How well a number of equal parts fits the changes: how much larger these are at the borders between parts than within, 0 for
 * no difference.
 */
export function seamsFit(changes: Float64Array, parts: number): number {
	const wide = changes.length / parts;
	const near = Math.max(1, Math.round(STRAYING * wide));
	const highest = (middle: number): number =>
		changes
			.subarray(Math.round(middle) - near, Math.round(middle) + near + 1)
			.reduce((most, one) => Math.max(most, one), 0);
	let [borders, within] = [0, 0];
	for (let part = 1; part < parts; part++) {
		borders += highest(part * wide);
		for (const side of WITHIN) within += highest((part + side) * wide) / WITHIN.length;
	}
	return parts < 2 ? 0 : Math.log((borders + 1) / (within + 1));
}

/**
 * Where within tiles the changes are taken that those at borders are compared with, in tiles beside the borders. Nothing that
 * is drawn on many tiles lies there.
 */
const WITHIN = [-0.31, -0.19, 0.19, 0.31];
