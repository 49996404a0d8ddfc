import { shapesOf } from '$lib/drawing/tile/shapes';
import type { Place } from '$lib/engine/spot';
import { tileId } from '$lib/engine/tile';
import { tileType } from '$lib/rules/catalogue';
import BoardChoices from '../../src/routes/game/board/parts/BoardChoices.svelte';
import { fireEvent, render, within } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';

const type = tileType(tileId('base-D'));
const tiles = [
	{ x: 0, y: 0, type, rotation: 0 },
	{ x: 1, y: 0, type, rotation: 2 }
] as const;
const road = [
	{ x: 0, y: 0, segment: 1 },
	{ x: 1, y: 0, segment: 1 }
];
const city = [{ x: 0, y: 0, segment: 0 }];
const choices = [
	{ places: road, label: 'Drive on along the road' },
	{ places: city, label: 'Drive on into the city' }
];

function shown() {
	const onchoose = vi.fn<(place: Place) => void>();
	const { container } = render(BoardChoices, { choices, tiles, onchoose });
	return { buttons: within(container), onchoose };
}

it('each answer is one named button, and its whole feature is highlighted', () => {
	const { buttons } = shown();
	expect(buttons.getAllByRole('button')).toHaveLength(2);
	const button = buttons.getByRole('button', { name: 'Drive on along the road' });
	const glows = [...button.querySelectorAll('.glow')].map((path) => path.getAttribute('d'));
	const area = shapesOf(type).segments[1]?.area;
	expect(glows).toEqual([area, area]);
});

it('Enter and Space answer with the first segment, other keys don’t', async () => {
	const { buttons, onchoose } = shown();
	const button = buttons.getByRole('button', { name: 'Drive on into the city' });
	expect(button.getAttribute('tabindex')).toBe('0');
	await fireEvent.keyDown(button, { key: 'a' });
	expect(onchoose).not.toHaveBeenCalled();
	await fireEvent.keyDown(button, { key: 'Enter' });
	await fireEvent.keyDown(button, { key: ' ' });
	expect(onchoose.mock.calls).toEqual([city, city]);
});
