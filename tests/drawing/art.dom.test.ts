import { EMBLEM_PATHS, PLAYER_COLOURS } from '$lib/drawing/players';
import { ALL_ROTATIONS } from '$lib/engine/spot';
import { ABBEY, ABBEY_AND_MAYOR_TILES } from '$lib/rules/abbey-and-mayor/tiles';
import { BASE_TILES } from '$lib/rules/base/tiles';
import { WINTER_TILES } from '$lib/rules/winter/tiles';
import Emblem from '$lib/ui/figure/Emblem.svelte';
import Figure from '$lib/ui/figure/Figure.svelte';
import FigureIcon from '$lib/ui/figure/FigureIcon.svelte';
import TileIcon from '$lib/ui/tile/TileIcon.svelte';
import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';

const TILES = [...BASE_TILES, ...WINTER_TILES, ...ABBEY_AND_MAYOR_TILES, ABBEY].map(
	(type) => [type.id, type] as const
);

describe.each(TILES)('%s', (_, type) => {
	const paths = (simple: boolean): number =>
		render(TileIcon, { type, simple }).container.querySelectorAll('path').length;

	it('is light enough for a board of many tiles', () => {
		expect(paths(false)).toBeLessThanOrEqual(18);
		expect(paths(true)).toBeLessThanOrEqual(12);
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

const KINDS = ['follower', 'mayor', 'wagon', 'barn'] as const;
const worn = (container: HTMLElement): readonly (string | null)[] =>
	[...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));

describe.each(PLAYER_COLOURS)('%s', (colour) => {
	const emblem = render(Emblem, { colour }).container.querySelector('path')?.getAttribute('d');

	it.each(KINDS)('wears its emblem, standing and lying: %s', (kind) => {
		for (const lying of [false, true])
			expect(worn(render(Figure, { kind, colour, lying }).container)).toContain(emblem);
	});

	it('lies down by turning the figure, not its emblem', () => {
		const { container } = render(Figure, { kind: 'follower', colour, lying: true });
		const turned = [...container.querySelectorAll('[transform*=rotate] path')];
		expect(turned.length).toBeGreaterThan(1);
		expect(container.querySelectorAll('path').length).toBe(turned.length + 1);
	});
});

describe('kinds of figures', () => {
	const bodyOf = (kind: string): string | null | undefined =>
		worn(render(Figure, { kind, colour: 'red' }).container)[0];

	it('each have a shape of their own; one that nobody knows looks like a follower', () => {
		const kinds = [...KINDS, 'gingerbread-man'];
		expect(new Set(kinds.map(bodyOf)).size).toBe(kinds.length);
		expect(bodyOf('somebody')).toBe(bodyOf('follower'));
	});

	it('a figure that belongs to nobody bears no emblem and no player’s colour', () => {
		const { container } = render(FigureIcon, { kind: 'gingerbread-man', colour: undefined });
		const emblems: readonly (string | null)[] = Object.values(EMBLEM_PATHS);
		expect(worn(container).some((path) => emblems.includes(path))).toBe(false);
		for (const colour of PLAYER_COLOURS) expect(container.innerHTML).not.toContain(colour);
		expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
	});
});
