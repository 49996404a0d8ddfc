import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import FigureSpot from '../../src/routes/game/turn/parts/FigureSpot.svelte';

const placeOf = (lying: boolean | 'tipped'): string | undefined => {
	const { container } = render(FigureSpot, {
		at: { x: 50, y: 50 },
		segment: 0,
		kind: 'follower',
		corner: undefined,
		label: '',
		colour: 'red',
		lying,
		on: false,
		occupied: false,
		toggles: true,
		ontap: () => undefined
	});
	return container.querySelector('.place')?.tagName;
};

it('a place to lie where others stand has another shape than one to stand, and than a farmer’s', () => {
	expect(placeOf(false)).toBe('circle');
	expect(placeOf(true)).toBe('circle');
	expect(placeOf('tipped')).toBe('rect');
});
