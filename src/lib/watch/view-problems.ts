import type { Spot } from '../engine/spot';
import { pyramidOf } from '../snap/grid/pyramid';
import type { Homography } from '../snap/grid/homography';
import type { Pixels } from '../snap/reading';
import { cameraOver } from './align/camera';
import { greyOf, type Grey } from './align/grey';
import { pixelsATile } from './align/patch';
import { isInPicture } from './shot';
import type { ViewProblem } from './watching';

/**
 * A picture whose mean brightness is below this, in levels of 255, is too dark. At 70 % of the usual light all is read equally
 * well.
 */
const DARK = 45;
/** A pixel that is at least this bright is white, and if at least this part of a picture is white, something is reflected. */
const [WHITE, REFLECTION] = [252, 0.03];
/** A tile should be at least this many pixels wide: with 44 all is read as well as with 95. */
const FAR = 32;
/** From a camera that looks more obliquely than this, tall figures hide the tiles behind them. In degrees from straight above. */
const SLANTED = 45;
/**
 * A picture whose steepest steps are less than this part of its whole contrast is blurred. With a blur of 6 pixels, which can
 * still be read, they are 0.1.
 */
const BLURRED = 0.06;

/** What is wrong with a picture, whatever it shows. */
export function pictureProblems(picture: Pixels): readonly ViewProblem[] {
	const [grey] = greyOf(picture);
	const sorted = grey.data.toSorted();
	const at = (part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
	const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length;
	const contrast = Math.max(1, at(0.99) - at(0.01));
	return [
		...(mean < DARK ? (['dark'] as const) : []),
		...(at(1 - REFLECTION) >= WHITE ? (['glare'] as const) : []),
		...(steepestStep(grey) < BLURRED * contrast ? (['blurred'] as const) : [])
	];
}

/** The difference between neighbouring pixels that one in a hundred exceeds. */
function steepestStep({ width, height, data }: Grey): number {
	const counts = new Uint32Array(256);
	for (let row = 0; row < height; row += 2)
		for (let at = row * width + 1; at < (row + 1) * width; at += 2) {
			const step = Math.abs((data[at] ?? 0) - (data[at - 1] ?? 0));
			counts[step] = (counts[step] ?? 0) + 1;
		}
	const all = counts.reduce((sum, count) => sum + count, 0);
	let above = 0;
	return counts.findLastIndex((count) => (above += count) > all / 100);
}

/** What is wrong with how the board lies in a picture. @param spots those that should be seen */
export function viewProblems(
	picture: Pixels,
	homography: Homography,
	spots: readonly Spot[]
): readonly ViewProblem[] {
	const view = { pyramid: pyramidOf(picture), homography };
	const inside = spots.filter((spot) => isInPicture(view, spot));
	const narrowest = Math.min(...inside.map((spot) => pixelsATile(homography, spot)));
	return [
		...(narrowest < FAR ? (['far'] as const) : []),
		...(slantOf(picture, homography, spots) > SLANTED ? (['slanted'] as const) : []),
		...(inside.length < spots.length ? (['cut-off'] as const) : [])
	];
}

/** The angle from straight above at which the camera looks at the middle of some spots, in degrees. */
function slantOf(picture: Pixels, homography: Homography, spots: readonly Spot[]): number {
	const camera = cameraOver(homography, picture);
	const middle = (of: (spot: Spot) => number): number =>
		spots.reduce((sum, spot) => sum + of(spot) + 0.5, 0) / Math.max(1, spots.length);
	const off = Math.hypot(middle(({ x }) => x) - camera.x, middle(({ y }) => y) - camera.y);
	return (Math.atan2(off, camera.height) * 180) / Math.PI;
}
