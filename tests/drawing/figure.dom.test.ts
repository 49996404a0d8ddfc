import { patternPath } from '$lib/drawing/figures/patterns';
import { figureShape } from '$lib/drawing/figures/figure';
import {
	EMBLEM_OF,
	EMBLEM_PATHS,
	PATTERN_OF,
	PLAYER_COLOURS,
	type PlayerColour
} from '$lib/drawing/figures/player-symbols';
import Emblem from '$lib/ui/figure/Emblem.svelte';
import Figure from '$lib/ui/figure/Figure.svelte';
import FigureIcon from '$lib/ui/figure/FigureIcon.svelte';
import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';

const KINDS = ['follower', 'mayor', 'wagon', 'barn'] as const;
const worn = (container: HTMLElement): readonly (string | null)[] =>
	[...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
const figure = (kind: string, colour: PlayerColour | undefined, lying = false): HTMLElement =>
	render(Figure, { kind, colour, lying }).container;

describe.each(PLAYER_COLOURS)('%s', (colour) => {
	const emblem = EMBLEM_PATHS[EMBLEM_OF[colour]];
	const carvings = (container: HTMLElement): number =>
		container.querySelectorAll(`path[fill="var(--player-${colour}-carved)"]`).length;
	const carvedOnce = PATTERN_OF[colour] === 'plain' ? 0 : 1;

	it.each(KINDS)('wears its emblem and its pattern, standing and lying: %s', (kind) => {
		for (const lying of [false, true]) {
			expect(worn(figure(kind, colour, lying))).toContain(emblem);
			expect(carvings(figure(kind, colour, lying))).toBe(carvedOnce);
		}
	});

	it('shows both wherever its colour is used for a player', () => {
		expect(worn(render(Emblem, { colour }).container)).toContain(emblem);
		expect(carvings(render(Emblem, { colour }).container)).toBe(carvedOnce);
	});
});

describe('kinds of figures', () => {
	const bodyOf = (kind: string): string | null | undefined => worn(figure(kind, 'red'))[0];

	it('each have their own shape; an unknown kind looks like a follower', () => {
		const kinds = [...KINDS, 'gingerbread-man'];
		expect(new Set(kinds.map(bodyOf)).size).toBe(kinds.length);
		expect(bodyOf('somebody')).toBe(bodyOf('follower'));
	});

	it.each([...KINDS, 'gingerbread-man'])(
		'are light enough for a board full of them: %s',
		(kind) => {
			for (const lying of [false, true])
				expect(figure(kind, 'grey', lying).querySelectorAll('path').length).toBeLessThanOrEqual(9);
		}
	);

	it('a farmer lies: wider than high, with a shape of its own', () => {
		const [standing, lying] = [figureShape('follower'), figureShape('follower', true)];
		expect(lying.body).not.toBe(standing.body);
		expect(lying.half).toBeGreaterThan(1.4 * standing.half);
	});

	it('a big farmer lies, too; a pig, and whoever else has no lying shape, stands on a field', () => {
		expect(figureShape('big-follower', true).body).not.toBe(figureShape('big-follower').body);
		for (const kind of ['pig', 'builder', 'abbot', 'mayor', 'wagon', 'barn', 'gingerbread-man'])
			expect(figureShape(kind, true)).toBe(figureShape(kind));
		expect(figureShape('somebody', true)).toBe(figureShape('follower', true));
	});

	it('a figure that belongs to nobody has no emblem and no player’s colour', () => {
		const { container } = render(FigureIcon, { kind: 'gingerbread-man', colour: undefined });
		const emblems: readonly (string | null)[] = Object.values(EMBLEM_PATHS);
		expect(worn(container).some((path) => emblems.includes(path))).toBe(false);
		for (const colour of PLAYER_COLOURS) expect(container.innerHTML).not.toContain(colour);
		expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
	});

	it('contains no NaN', () => {
		const shapes = [...KINDS.map((kind) => figureShape(kind)), figureShape('follower', true)];
		for (const { patternArea } of shapes)
			for (const colour of PLAYER_COLOURS)
				expect(patternPath(PATTERN_OF[colour], patternArea)).toMatch(/^(?!.*NaN)(?:M|$)/);
	});
});
