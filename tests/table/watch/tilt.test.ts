import { describe, expect, it } from 'vitest';
import { downOf } from '../../../src/lib/table/watch/tilt';

const G = 9.81;
/** Gravity as sensors tell it, by the spec, of a phone whose camera looks down, tilted by 30 degrees towards its bottom edge. */
const TILTED = { x: 0, y: G / 2, z: (G * Math.sqrt(3)) / 2 };

describe('straight down', () => {
	it('is towards the lower edge of the picture where the phone leans back', () => {
		const [right, below, away] = downOf(TILTED, 0) ?? [];
		expect(right).toBeCloseTo(0);
		expect(below).toBeCloseTo(0.5);
		expect(away).toBeCloseTo(Math.sqrt(3) / 2);
	});

	it('is the same where the sensor tells the opposite, as on iPhones', () => {
		const { y, z } = TILTED;
		const [, below, away] = downOf({ x: 0, y: -y, z: -z }, 0) ?? [];
		expect(below).toBeCloseTo(0.5);
		expect(away).toBeCloseTo(Math.sqrt(3) / 2);
	});

	it('turns with the picture', () => {
		// Turned anticlockwise, the upper edge of the phone is on the left of the picture, and the lower one on its right.
		const [right, below] = downOf(TILTED, 90) ?? [];
		expect(right).toBeCloseTo(0.5);
		expect(below).toBeCloseTo(0);
	});

	it('isn’t known of a camera that looks ahead, and of a sensor that says nothing', () => {
		expect(downOf({ x: 0, y: G, z: 0.5 }, 0)).toBeUndefined();
		expect(downOf({ x: null, y: null, z: null }, 0)).toBeUndefined();
	});
});
