import { expect, it } from 'vitest';
import { nextSpot } from '../../src/routes/game/board/parts/next-spot';

const SPOTS = [
	{ x: 2, y: 0 },
	{ x: 1, y: 1 },
	{ x: 0, y: 2 },
	{ x: -3, y: 0 },
	{ x: 0, y: -1 }
];
const from = { x: 0, y: 0 };

it.each([
	['ArrowRight', { x: 2, y: 0 }],
	['ArrowDown', { x: 0, y: 2 }],
	['ArrowLeft', { x: -3, y: 0 }],
	['ArrowUp', { x: 0, y: -1 }]
])('%s leads to the nearest spot there, rather straight ahead than aside', (key, to) => {
	expect(nextSpot(from, SPOTS, key)).toEqual(to);
});

it('what lies aside is reached where nothing lies straight ahead', () => {
	expect(nextSpot({ x: 0, y: 1 }, SPOTS, 'ArrowRight')).toEqual({ x: 1, y: 1 });
	expect(nextSpot({ x: 2, y: 0 }, SPOTS, 'ArrowDown')).toEqual({ x: 1, y: 1 });
});

it('leads nowhere where no spot lies, and with another key', () => {
	expect(nextSpot({ x: 2, y: 0 }, SPOTS, 'ArrowRight')).toBeUndefined();
	expect(nextSpot(from, SPOTS, 'a')).toBeUndefined();
});
