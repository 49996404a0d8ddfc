import { PLAYER_COLOURS } from '$lib/drawing/players';
import { ALL_ROTATIONS } from '$lib/engine/spot';
import { BASE_TILES } from '$lib/rules/base/tiles';
import { WINTER_TILES } from '$lib/rules/winter/tiles';
import Emblem from '$lib/ui/figure/Emblem.svelte';
import Figure from '$lib/ui/figure/Figure.svelte';
import TileIcon from '$lib/ui/tile/TileIcon.svelte';
import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';

const TILES = [...BASE_TILES, ...WINTER_TILES].map((type) => [type.id, type] as const);

describe.each(TILES)('%s', (_, type) => {
	const paths = (simple: boolean): number =>
		render(TileIcon, { type, simple }).container.querySelectorAll('path').length;

	it('is light enough for a board of many tiles', () => {
		expect(paths(false)).toBeLessThanOrEqual(16);
		expect(paths(true)).toBeLessThanOrEqual(10);
	});

	it('holds no path that paints nothing and no number that is none', () => {
		for (const rotation of ALL_ROTATIONS) {
			const { container } = render(TileIcon, { type, rotation });
			for (const path of container.querySelectorAll('path'))
				expect(path.getAttribute('d')).toMatch(/^M(?!.*NaN)/);
		}
	});

	it('is decoration: whoever shows it names it', () => {
		const { container } = render(TileIcon, { type });
		expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
	});
});

describe.each(PLAYER_COLOURS)('%s', (colour) => {
	it('wears its emblem, standing and lying', () => {
		const emblem = render(Emblem, { colour }).container.querySelector('path')?.getAttribute('d');
		for (const lying of [false, true]) {
			const { container } = render(Figure, { kind: 'follower', colour, lying });
			const worn = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
			expect(worn).toContain(emblem);
		}
	});

	it('lies down by turning the figure, not its emblem', () => {
		const { container } = render(Figure, { kind: 'follower', colour, lying: true });
		const turned = [...container.querySelectorAll('[transform*=rotate] path')];
		expect(turned.length).toBeGreaterThan(1);
		expect(container.querySelectorAll('path').length).toBe(turned.length + 1);
	});
});
