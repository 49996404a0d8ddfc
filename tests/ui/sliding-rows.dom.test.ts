import { slideRows } from '$lib/ui/kit/sliding-rows';
import { expect, it, vi } from 'vitest';

/** A row of a list, at a place that the test sets. */
function rowAt(top: number) {
	const row = document.createElement('li');
	const animate = vi.fn();
	Object.assign(row, { animate });
	const moveTo = (to: number) =>
		Object.defineProperty(row, 'offsetTop', { value: to, configurable: true });
	moveTo(top);
	return { row, animate, moveTo };
}

it('slides the rows that have moved, each from where it was', () => {
	const list = document.createElement('ol');
	const [ada, ben, cleo] = [rowAt(0), rowAt(20), rowAt(40)];
	list.append(ada.row, ben.row, cleo.row);
	slideRows(list);
	ada.moveTo(20);
	ben.moveTo(0);
	slideRows(list);
	const slides = [ada, ben, cleo].map(({ animate }) =>
		animate.mock.calls.map(([frames]: readonly unknown[]) => frames)
	);
	const from = (translate: string) => [[{ translate }, { translate: 'none' }]];
	expect(slides).toEqual([from('0 -20px'), from('0 20px'), []]);
});
