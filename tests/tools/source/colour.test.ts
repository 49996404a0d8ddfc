import { describe, expect, it } from 'vitest';
import { ciede2000, contrast, rgbOf, colourDifference, type Rgb } from './colour';

describe('the distance of two colours', () => {
	/** From the test data that G. Sharma and others published with their paper of 2005. */
	const PUBLISHED: readonly (readonly [Rgb, Rgb, number])[] = [
		[[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
		[[50, -1.3802, -84.2814], [50, 0, -82.7485], 1],
		[[50, 0, 0], [50, -1, 2], 2.3669],
		[[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
		[[50, 2.5, 0], [73, 25, -18], 27.1492],
		[[50, 2.5, 0], [58, 24, 15], 19.4535],
		[[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
		[[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
		[[90.9257, -0.5406, -0.9208], [88.6381, -0.8985, -0.7239], 1.5381],
		[[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082]
	];

	it.each(PUBLISHED)('of %j and %j is %d', (one, other, distance) => {
		expect(ciede2000(one, other)).toBeCloseTo(distance, 4);
		expect(ciede2000(other, one)).toBeCloseTo(distance, 4);
	});

	it('is 100 between black and white for every colour vision', () => {
		expect(colourDifference('#000000', '#ffffff', 'all cones')).toBeCloseTo(100, 1);
		expect(colourDifference('#000000', '#ffffff', 'tritanopia')).toBeCloseTo(100, 1);
	});

	it('is smaller for eyes without the cones that separate the two', () => {
		const redAndGreen = ['#b03a2e', '#5d7a1e'] as const;
		for (const vision of ['protanopia', 'deuteranopia'] as const)
			expect(colourDifference(...redAndGreen, vision)).toBeLessThan(
				0.5 * colourDifference(...redAndGreen, 'all cones')
			);
		expect(colourDifference('#7a9ac0', '#6fa29a', 'tritanopia')).toBeLessThan(
			0.5 * colourDifference('#7a9ac0', '#6fa29a', 'all cones')
		);
	});
});

it('contrast follows WCAG', () => {
	expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 6);
	expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

it('refuses an invalid colour', () => {
	expect(() => rgbOf('tomato')).toThrow('Not a plain colour: tomato');
});
