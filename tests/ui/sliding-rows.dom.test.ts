import { slideRows } from '$lib/ui/kit/motion';
import { expect, it, vi } from 'vitest';

/** A list of three rows, at places that the test sets: where it begins, and how high each row is. */
function listOf(names: readonly string[]) {
	const list = document.createElement('ol');
	const layout = { top: 0, height: 20 };
	const rows = names.map((name) => {
		const row = document.createElement('li');
		const animate = vi.fn();
		Object.assign(row, { animate });
		Object.defineProperty(row, 'offsetTop', {
			get: () => layout.top + layout.height * [...list.children].indexOf(row)
		});
		return { name, row, animate };
	});
	const order = (...by: readonly string[]) => {
		for (const name of by)
			list.append(...rows.flatMap((one) => (one.name === name ? one.row : [])));
		slideRows(list);
	};
	const slides = () =>
		rows.map(({ animate }) => animate.mock.calls.map(([frames]: readonly unknown[]) => frames));
	order(...names);
	return { layout, order, slides };
}
const from = (translate: string) => [[{ translate }, { translate: 'none' }]];

it('slides the rows that have moved, each from where it was', () => {
	const { order, slides } = listOf(['Ada', 'Ben', 'Cleo']);
	order('Ben', 'Ada', 'Cleo');
	expect(slides()).toEqual([from('0 -20px'), from('0 20px'), []]);
});

it('keeps the rows within a list that has itself moved, with rows that have become lower', () => {
	const { layout, order, slides } = listOf(['Ada', 'Ben', 'Cleo']);
	Object.assign(layout, { top: 120, height: 15 });
	order('Ada', 'Ben', 'Cleo');
	expect(slides()).toEqual([[], [], []]);
	order('Cleo', 'Ada', 'Ben');
	expect(slides()).toEqual([from('0 -15px'), from('0 -15px'), from('0 30px')]);
});
