import { tileId } from '$lib/engine/tile';
import { tileType } from '$lib/rules/catalogue';
import type { Highlight } from '$lib/drawing/board/scene';
import BoardGhost from '../../src/routes/game/board/parts/BoardGhost.svelte';
import BoardHighlight from '$lib/ui/board/BoardHighlight.svelte';
import BoardNumbers from '$lib/ui/board/BoardNumbers.svelte';
import BoardSpots from '../../src/routes/game/board/parts/BoardSpots.svelte';
import LastTile from '../../src/routes/game/board/parts/LastTile.svelte';
import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';

const type = tileType(tileId('base-D'));
const tiles = [
	{ x: 0, y: 0, type, rotation: 0, order: 0, completed: [] },
	{ x: 1, y: 0, type, rotation: 2, order: 1, completed: [] }
] as const;
const nothing = () => undefined;

describe('spots', () => {
	const spot = { x: 0, y: -1, legal: true, dead: false, label: 'A spot' };
	const turned = { x: 1, y: 0, legal: true, dead: false, turned: true, label: 'A spot, turned' };
	const dead = { x: 0, y: 1, legal: true, dead: true, label: 'A dead spot' };
	const shown = (dimmed: boolean, picked?: typeof spot) =>
		render(BoardSpots, {
			scene: { spots: [spot, turned, dead], ghost: undefined, picked, dimmed },
			onspot: nothing
		}).container;
	const shapes = (element: Element | null | undefined) =>
		[...(element?.querySelectorAll('path, circle') ?? [])].map(
			(shape) => shape.getAttribute('d') ?? shape.tagName
		);

	it('look different by their shapes: faint, legal, turned, picked, dead', () => {
		const looks = [shown(true), shown(false), shown(true, spot)].map((container) =>
			shapes(container.querySelector('[data-spot="0,-1"]')).join()
		);
		const crossed = shapes(shown(true).querySelector('[data-spot="0,1"]')).join();
		const round = shapes(shown(false).querySelector('[data-spot="1,0"]')).join();
		expect(new Set([...looks, crossed, round]).size).toBe(5);
	});

	it('a dead one is a named button, like any other', async () => {
		const onspot = vi.fn();
		render(BoardSpots, {
			scene: { spots: [dead], ghost: undefined, picked: undefined, dimmed: false },
			onspot
		});
		await fireEvent.keyDown(screen.getByRole('button', { name: 'A dead spot' }), { key: 'Enter' });
		expect(onspot).toHaveBeenCalledOnce();
	});
});

describe('a highlighted feature', () => {
	const highlight: Highlight = {
		places: [{ x: 0, y: 0, segment: 2 }],
		counted: [],
		contacts: [{ x: 0, y: 0, segment: 0 }],
		contactPlaces: [{ x: 0, y: 0, segment: 0 }],
		idle: [{ x: 1, y: 0, segment: 0 }],
		owner: 'red'
	};
	const hatching = (owner: Highlight['owner']) =>
		render(BoardHighlight, { highlight: { ...highlight, owner }, tiles })
			.container.querySelector('pattern path')
			?.getAttribute('d');

	it('a farm is filled with its owner’s hatching, a city with none', () => {
		expect(hatching('red')).toBeTruthy();
		expect(new Set([hatching('red'), hatching('blue'), hatching(undefined)]).size).toBe(3);
		const city = { ...highlight, places: [{ x: 0, y: 0, segment: 0 }] };
		const { container } = render(BoardHighlight, { highlight: city, tiles });
		expect(container.querySelector('pattern')).toBeNull();
	});

	it('two patterns on one page don’t share a name', () => {
		const ids = [1, 2].map(
			() => render(BoardHighlight, { highlight, tiles }).container.querySelector('pattern')?.id
		);
		expect(new Set(ids).size).toBe(2);
	});

	it('a path, what it crosses and its two ends have shapes of their own, without hatching', () => {
		const places = [1, 2].map((segment) => ({ x: 0, y: 0, segment }));
		const path = places.map((place) => ({ place }));
		const compared = { ...highlight, ends: places, path, across: [{ x: 0, y: 0, segment: 3 }] };
		const { container } = render(BoardHighlight, { highlight: compared, tiles });
		expect(container.querySelector('[data-hatch]')).toBeNull();
		expect(container.querySelector('[data-path] .path')?.getAttribute('d')).toMatch(/^M/);
		expect(container.querySelectorAll('[data-across] path')).toHaveLength(3);
		const marks = render(BoardNumbers, {
			highlight: compared,
			tiles,
			figures: [],
			size: 60
		}).container;
		expect([...marks.querySelectorAll('[data-end]')].map((end) => end.textContent)).toEqual([
			'A',
			'B'
		]);
	});

	it('open sides, empty spots and sides that never close have a sign each', () => {
		const open = [
			{ x: 0, y: 0, side: 0 },
			{ x: 1, y: 1 },
			{ x: 1, y: 0, side: 1, never: true }
		];
		const highlighted = { ...highlight, open } as Highlight;
		const { container } = render(BoardNumbers, {
			highlight: highlighted,
			tiles,
			figures: [],
			size: 60
		});
		const signs = ['side', 'spot', 'never'].map(
			(kind) => container.querySelector(`[data-open="${kind}"]`)?.innerHTML
		);
		expect(new Set(signs).size).toBe(3);
		expect(signs).not.toContain(undefined);
	});

	it('numbers the cities that count and marks those that don’t', () => {
		const { container } = render(BoardNumbers, { highlight, tiles, figures: [], size: 60 });
		expect(container.querySelectorAll('[data-number]')).toHaveLength(1);
		expect(container.querySelectorAll('[data-idle]')).toHaveLength(1);
		expect(container.querySelector('[data-idle]')?.textContent).toBe('');
	});

	describe('a road or city', () => {
		const signsOf = (counted: Highlight['counted'], pennants: Highlight['pennants'] = []) =>
			render(BoardNumbers, {
				highlight: { ...highlight, contacts: [], idle: [], counted, pennants },
				tiles: tiles.map((tile) => ({ ...tile, type: tileType(tileId('base-F')) })),
				figures: [],
				size: 40
			}).container;
		const spots = [1, 0].map((x) => ({ x, y: 0 }));

		it('has on each tile what it brings', () => {
			const drawn = signsOf(spots.map((spot, n) => ({ ...spot, points: n + 2 })));
			const shares = [...drawn.querySelectorAll('[data-counted]')];
			expect(shares.map(({ textContent }) => textContent)).toEqual(['2', '3']);
			expect(shares[0]?.getAttribute('transform')).toMatch(/^translate\(1\d\d /);
		});

		it('has a shield on each pennant with what it brings', () => {
			const pennant = { x: 0, y: 0, segment: 0, points: 2 };
			const shields = signsOf([], [pennant]).querySelectorAll('[data-pennant]');
			expect([...shields].map(({ textContent }) => textContent)).toEqual(['2']);
			expect(shields[0]?.querySelector('path')).not.toBeNull();
		});

		it('has a mark without a number where what a tile or pennant brings isn’t told', () => {
			const drawn = signsOf(spots, [{ x: 0, y: 0, segment: 0 }]);
			expect(drawn.querySelectorAll('[data-counted] circle')).toHaveLength(2);
			expect(drawn.querySelectorAll('[data-pennant] circle')).toHaveLength(2);
			expect(drawn.querySelector('[data-share]')).toBeNull();
		});
	});
});

it('the tile being laid says that it can be turned, when it can', () => {
	const ghost = {
		x: 0,
		y: 0,
		type,
		rotation: 0,
		unlike: [],
		turns: true,
		label: 'Turn it'
	} as const;
	const turns = (can: boolean) =>
		render(BoardGhost, {
			ghost: { ...ghost, turns: can },
			size: 60,
			onghost: nothing
		}).container.querySelector('.turn');
	expect(turns(true)).not.toBeNull();
	expect(turns(false)).toBeNull();
});

it('the tile just laid settles; earlier ones don’t move', async () => {
	const [first, laid] = tiles;
	const { container, rerender } = render(LastTile, { tile: first, size: 60, landTiles: [first] });
	const drawn = () => container.querySelector('.tile');
	expect(drawn()).toBeNull();
	await rerender({ tile: laid, size: 60, landTiles: tiles });
	const falling = container.querySelector('.falling');
	expect(falling).not.toBeNull();
	if (falling) await fireEvent.animationEnd(falling);
	expect(container.querySelector('.falling')).toBeNull();
	expect(drawn()).toBeNull();
});

it('the tile just laid is drawn by itself until the land shows it', async () => {
	const [first, laid] = tiles;
	const { container, rerender } = render(LastTile, { tile: first, size: 60, landTiles: [] });
	const drawn = () => container.querySelector('.tile');
	expect(drawn(), 'a tile there from the start').toBeNull();
	await rerender({ tile: laid, size: 60, landTiles: [first] });
	const falling = container.querySelector('.falling');
	if (falling) await fireEvent.animationEnd(falling);
	expect(drawn(), 'the land does without it').not.toBeNull();
	await rerender({ tile: laid, size: 60, landTiles: tiles });
	expect(drawn(), 'the land shows it').toBeNull();
});
