import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import type { BoardFarm } from '../../src/lib/drawing/board/scene';
import { tileId } from '../../src/lib/engine/tile';
import { tileType } from '../../src/lib/rules/catalogue';
import BoardLit from '../../src/lib/ui/board/BoardLit.svelte';
import { placeOfLabel } from '../../src/lib/ui/board/targets';

it('a tap on the label of a farm is one on that farm, whatever it lies over', () => {
	const type = tileType(tileId('base-U'));
	const tiles = [0, 1, 2].map(
		(x) => ({ x, y: 0, type, rotation: 0, order: x, completed: [] }) as const
	);
	const farm = (segment: number): BoardFarm => ({
		places: tiles.map(({ x, y }) => ({ x, y, segment })),
		holders: ['red'],
		worth: [{ name: 'Ada', colour: 'red', points: 3 * segment }]
	});
	const farms = [farm(1), farm(2)];
	const scene = { tiles, figures: [], highlight: undefined, farms };
	const { container } = render(BoardLit, { scene, layer: 'signs', size: 100 });
	const labels = [...container.querySelectorAll('[data-farm-label]')];
	expect(labels).toHaveLength(2);
	for (const label of labels) {
		const place = placeOfLabel(label.querySelector('text'));
		const of = farms.find(({ places }) => places[0]?.segment === place?.segment);
		expect(of?.places).toContainEqual(place);
		expect(label).toHaveTextContent(new RegExp(String(of?.worth[0]?.points)));
	}
	expect(placeOfLabel(container)).toBeUndefined();
	expect(placeOfLabel(null)).toBeUndefined();
});
