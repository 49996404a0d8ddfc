import { describe, expect, it } from 'vitest';
import { cameraOver, USUAL_FOCAL_LENGTH } from '../../../src/lib/watch/align/camera';
import { viewOf, type Pinhole } from '../support/pinhole';

const CAMERA: Pinhole = {
	width: 1280,
	height: 720,
	focal: USUAL_FOCAL_LENGTH * 1280,
	middle: { x: 4, y: 3 },
	distance: 12,
	tilt: 0,
	turn: 0
};

describe('the camera over a board', () => {
	it('is above the middle of the picture, if it looks straight down', () => {
		const { x, y, height } = cameraOver(viewOf(CAMERA), CAMERA);
		expect([x, y, height]).toEqual([expect.closeTo(4), expect.closeTo(3), expect.closeTo(12)]);
	});

	it('is to the south, if the north is farther away', () => {
		const tilted = { ...CAMERA, tilt: Math.PI / 6 };
		const { x, y, height } = cameraOver(viewOf(tilted), CAMERA);
		expect(x).toBeCloseTo(4);
		expect(y).toBeCloseTo(3 + 12 * Math.sin(Math.PI / 6));
		expect(height).toBeCloseTo(12 * Math.cos(Math.PI / 6));
	});

	it('is found however the numbers of a view are scaled, and the table is turned', () => {
		const view = viewOf({ ...CAMERA, tilt: 0.6, turn: Math.PI / 2 });
		const scaled = view.map((value) => -3 * value) as readonly number[] as typeof view;
		const { x, y, height } = cameraOver(scaled, CAMERA);
		expect(x).toBeCloseTo(4 + 12 * Math.sin(0.6));
		expect(y).toBeCloseTo(3);
		expect(height).toBeCloseTo(12 * Math.cos(0.6));
	});
});
