import { COLOUR_NAMES } from '$lib/drawing/layers/colour-names';
import { FILL_STYLES, type FillStyle } from '$lib/drawing/layers/fill-styles';
import { markupOf } from '$lib/drawing/layers/markup';
import { paintPaths } from '$lib/drawing/layers/painted-path';
import { describe, expect, it } from 'vitest';
import { LANDS, TIMES, tokensIn } from '../tools/source/tokens';

const SCENES = LANDS.flatMap((land) => TIMES.map((time) => ({ land, time })));

it.each(SCENES)('every fill has its colours in the $land $time', ({ land, time }) => {
	const named = new Map([...tokensIn('land', time, land), ...tokensIn('marks', time, land)]);
	expect(COLOUR_NAMES.length).toBeGreaterThan(50);
	for (const name of COLOUR_NAMES) expect(named.get(`--${name}`), name).toMatch(/^(?:#|rgb)/);
});

it('every listed colour of the land is used, or is the one around it', () => {
	const used = Object.values<FillStyle>(FILL_STYLES).flatMap(({ fill, stroke }) => [fill, stroke]);
	const listed = COLOUR_NAMES.filter((name) => name.startsWith('land-'));
	expect(listed.filter((name) => !used.includes(name))).toEqual(['land-rim']);
});

describe('markup', () => {
	const path = 'M0 0H10';

	it('names colours by their custom properties, so that they follow the scheme', () => {
		const markup = markupOf(paintPaths([{ fill: 'paving', path, orientation: 'turned' }], 0));
		expect(markup).toBe(
			'<path class="fill-paving" fill="none" stroke="var(--land-cobble)" stroke-width="1.7"' +
				' stroke-dasharray="0 2.5" stroke-linecap="round" d="M0 0H10"/>'
		);
	});

	it('turns what turns with the tile, and lowers the foot of a wall on the screen', () => {
		const fills = ['turned', 'upright', 'lower'] as const;
		const painted = fills.map((orientation) => ({ fill: 'wall', path, orientation }) as const);
		const matrices = paintPaths(painted, 1).map(({ matrix }) => matrix);
		expect(matrices).toEqual([[0, 1, -1, 0, 100, 0], undefined, [0, 1, -1, 0, 100, 1.7]]);
	});

	it('fills or strokes with every fill', () => {
		for (const [name, style] of Object.entries(FILL_STYLES))
			expect('fill' in style || 'stroke' in style, name).toBe(true);
	});
});
