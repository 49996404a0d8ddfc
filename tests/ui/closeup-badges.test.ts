import { describe, expect, it } from 'vitest';
import { placeBadges, type CloseupBadge } from '../../src/routes/game/turn/parts/closeup';

const TEXT = 10;
const RADIUS = 10.5;
const badge = (x: number, y: number, ...lines: readonly string[]): CloseupBadge => ({
	at: { x, y },
	lines,
	ifPlaced: false
});

describe('a badge on the close-up', () => {
	it('stands at its point where nothing else is', () => {
		expect(placeBadges([badge(50, 50, 'Ada +4')], { text: TEXT, places: [] })).toMatchObject([
			{ x: 50, y: 50 }
		]);
	});

	it('covers no place and no other badge', () => {
		const places = [
			{ x: 24, y: 50 },
			{ x: 20, y: 20 },
			{ x: 80, y: 50 }
		];
		const badges = [badge(24, 50, 'Ada +2'), badge(80, 50, 'Ben +10', 'Chloé +10')];
		const [a, b] = placeBadges(badges, { text: TEXT, places });
		if (!a || !b) throw new Error('There are two badges.');
		for (const { x, y, width, height } of [a, b])
			for (const place of places) {
				const beside = Math.max(
					Math.abs(x - place.x) - width / 2,
					Math.abs(y - place.y) - height / 2
				);
				expect(beside).toBeGreaterThanOrEqual(RADIUS - 2);
			}
		expect(
			Math.abs(a.x - b.x) >= (a.width + b.width) / 2 ||
				Math.abs(a.y - b.y) >= (a.height + b.height) / 2
		).toBe(true);
	});

	it('stays within the picture', () => {
		const [one] = placeBadges([badge(113, 113, 'Dumitru… +104')], { text: 20, places: [] });
		if (!one) throw new Error('There is a badge.');
		expect(one.x + one.width / 2).toBeLessThanOrEqual(126);
		expect(one.y + one.height / 2).toBeLessThanOrEqual(126);
	});
});
