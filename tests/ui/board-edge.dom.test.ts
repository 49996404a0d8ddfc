import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { newGame } from '../../src/lib/engine/game';
import { rulesOf, USUAL_RULINGS } from '../../src/lib/rules/catalogue';
import { edgeIn } from '../../src/lib/table/view/scene';
import BoardEdge from '../../src/routes/game/board/parts/BoardEdge.svelte';

const gameWith = (edge: string) =>
	newGame(
		rulesOf({
			box: 'base-c1',
			expansions: [],
			rulings: { ...USUAL_RULINGS, edge, tableWidth: '6', tableHeight: '5' }
		}),
		2,
		0
	);

const drawn = (edge: string, size: number) => {
	const found = edgeIn(gameWith(edge));
	if (!found) throw new Error('This table has no edge.');
	render(BoardEdge, { edge: found, size });
	return screen.getByRole('img');
};

const numbers = (rect: Element | null, ...names: readonly string[]): readonly number[] =>
	names.map((name) => Number(rect?.getAttribute(name)));

it('the edge of a limited table is drawn around its spots, with an accessible name', () => {
	const edge = drawn('limits', 100);
	expect(edge).toHaveAccessibleName(
		'The edge of the table, counted from the start tile: 2 west, 2 north, 3 east and 2 south'
	);
	const line = edge.querySelector('.line');
	expect(numbers(line, 'x', 'y', 'width', 'height')).toEqual([-200, -200, 600, 500]);
	expect(edge.querySelector('.rim')).not.toHaveAttribute('stroke-dasharray');
});

it('it has the same width on the screen at any zoom', () => {
	const rim = drawn('limits', 10).querySelector('.rim');
	expect(numbers(rim, 'stroke-width')).toEqual([50]);
});

it('an edge that may still move is dashed', () => {
	expect(drawn('extends', 100).querySelector('.rim')).toHaveAttribute('stroke-dasharray');
});

it('a table without an edge shows none', () => {
	expect(edgeIn(gameWith('none'))).toBeUndefined();
});
