import { expect, it } from 'vitest';
import type { RouteId } from '$app/types';
import { arrivalBy } from '../../../src/routes/game/address';

const byLink = (from: RouteId) => arrivalBy('link', from, 'navigate');

it('is known by a link of the review', () => {
	expect(byLink('/review')).toBe('review');
	expect(byLink('/games')).toBe('elsewhere');
	expect(arrivalBy('goto', '/review', 'navigate')).toBe('elsewhere');
});

it('is none of its own by Back, or when the page was loaded again', () => {
	expect(arrivalBy('popstate', '/review', 'navigate')).toBe('again');
	expect(arrivalBy('enter', null, 'reload')).toBe('again');
	expect(arrivalBy('enter', null, 'back_forward')).toBe('again');
	expect(arrivalBy('enter', null, 'navigate')).toBe('elsewhere');
	expect(arrivalBy('link', '/', 'reload')).toBe('elsewhere');
});
