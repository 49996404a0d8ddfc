import { describe, expect, it } from 'vitest';
import { PLAYER_COLOURS } from '../../../src/lib/engine/colours';
import { inverse, mapPoint } from '../../../src/lib/snap/grid/homography';
import type { Evidence, Point } from '../../../src/lib/snap/reading';
import { USUAL_FOCAL_LENGTH } from '../../../src/lib/watch/align/camera';
import { figureOn } from '../../../src/lib/watch/figures/figure-on';
import { seenBy, viewOf, type Pinhole } from '../support/pinhole';

const CAMERA: Pinhole = {
	width: 1280,
	height: 720,
	focal: USUAL_FOCAL_LENGTH * 1280,
	middle: { x: 4, y: 3 },
	distance: 10,
	tilt: 0.7,
	turn: 0.4
};
const seeing = { view: viewOf(CAMERA), picture: CAMERA };
const spot = { x: 2, y: 1 };

/** A look at a tile that is so far beside its spot, with a red figure seen there. */
function look(seen: Point, probability: number, offset: Point = { x: 0, y: 0 }): Evidence {
	const red = PLAYER_COLOURS.indexOf('red');
	const [figures, places] = [new Float32Array(6), new Float32Array(12)];
	figures[red] = probability;
	places.set([seen.x, seen.y], 2 * red);
	return { contents: new Float32Array(), offset: [offset.x, offset.y], figures, places };
}

/** Where what is so high above a point of the spot is seen: from the middle of the spot, in tiles. */
function leaning(at: Point, height: number): Point {
	const pixel = seenBy(CAMERA, { x: spot.x + at.x, y: spot.y + at.y }, height);
	const { x, y } = mapPoint(inverse(seeing.view), pixel);
	return { x: x - spot.x - 0.5, y: y - spot.y - 0.5 };
}

describe('a figure on a tile', () => {
	it('stands where its foot is, although its middle is seen farther from the camera', () => {
		const foot = { x: 0.3, y: 0.6 };
		const seen = leaning(foot, 0.15);
		expect(Math.hypot(seen.x - foot.x + 0.5, seen.y - foot.y + 0.5)).toBeGreaterThan(0.1);
		const figure = figureOn([look(seen, 0.9)], seeing, spot, 'red');
		expect(figure?.at.x).toBeCloseTo(foot.x, 1);
		expect(Math.hypot((figure?.at.x ?? 0) - foot.x, (figure?.at.y ?? 0) - foot.y)).toBeLessThan(
			0.02
		);
	});

	it('is counted from its tile, also where that lies beside its spot', () => {
		const seen = leaning({ x: 0.5, y: 0.5 }, 0.15);
		const beside = { x: 0.08, y: -0.05 };
		const moved = { x: seen.x + beside.x, y: seen.y + beside.y };
		const figure = figureOn([look(seen, 0.9), look(moved, 0.5, beside)], seeing, spot, 'red');
		expect(figure?.probability).toBeCloseTo(0.7);
		expect(figure?.at.x).toBeCloseTo(0.5, 1);
		expect(figure?.at.y).toBeCloseTo(0.5, 1);
	});

	it('isn’t there where it is unlikely, of another colour, or of one that the network doesn’t know', () => {
		const looks = [look({ x: 0, y: 0 }, 0.4), look({ x: 0, y: 0 }, 0.1)];
		expect(figureOn(looks, seeing, spot, 'red')).toBeUndefined();
		expect(figureOn([look({ x: 0, y: 0 }, 1)], seeing, spot, 'blue')).toBeUndefined();
		expect(figureOn([look({ x: 0, y: 0 }, 1)], seeing, spot, 'pink')).toBeUndefined();
		expect(figureOn([], seeing, spot, 'red')).toBeUndefined();
	});
});
