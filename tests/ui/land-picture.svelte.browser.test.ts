import '$lib/drawing/styles/land.css';
import '$lib/drawing/styles/marks.css';
import '$lib/look/palette.css';
import type { BoardTile } from '$lib/drawing/board/scene';
import { tileId, type TileType } from '$lib/engine/tile';
import { tileType } from '$lib/rules/catalogue';
import BoardLand from '$lib/ui/board/BoardLand.svelte';
import TileArt from '$lib/ui/tile/TileArt.svelte';
import TileIcon from '$lib/ui/tile/TileIcon.svelte';
import { draw } from '$lib/ui/drawing/artist';
import { textOfPicture } from '$lib/ui/board/land-picture.svelte';
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';

const IDS = ['base-D', 'base-V', 'base-A', 'base-E', 'base-U', 'base-C'] as const;
const typeOf = (n: number) => tileType(tileId(IDS[n % IDS.length] ?? 'base-D'));
const board = (count: number): readonly BoardTile[] =>
	Array.from({ length: count }, (_, order) => ({
		x: order % 4,
		y: Math.floor(order / 4),
		type: typeOf(order),
		rotation: ([0, 1, 2, 3] as const)[order % 4] ?? 0,
		order,
		completed: []
	}));
const SEEN = { left: -1, top: -1, right: 5, bottom: 5 };

let shown: Record<string, unknown> | undefined;
const host = document.createElement('div');
document.body.append(host);
afterEach(async () => {
	if (shown) await unmount(shown);
	shown = undefined;
	host.removeAttribute('style');
});

function show<P extends Record<string, unknown>>(part: Component<P>, props: P): void {
	shown = mount(part, { target: host, props });
}

const canvas = (): HTMLCanvasElement => {
	const found = host.querySelector('canvas');
	if (!found) throw new Error('There is no picture.');
	return found;
};
const finished = (tiles: number) =>
	expect
		.poll(() => [canvas().dataset['tiles'], canvas().dataset['pending']])
		.toEqual([String(tiles), undefined]);

/** The pixels of the whole picture. */
const pixels = (): ImageData => {
	const { width, height } = canvas();
	const context = canvas().getContext('2d');
	if (!context) throw new Error('There are no pixels.');
	return context.getImageData(0, 0, width, height);
};
/** The colour at a place of the table, in tiles, as a hexadecimal number. */
function colourAt(x: number, y: number, size: number): string {
	const { insetInlineStart, insetBlockStart } = canvas().style;
	const [left, top] = [parseFloat(insetInlineStart), parseFloat(insetBlockStart)];
	const at = [x * size - left, y * size - top].map((place) => Math.floor(place * devicePixelRatio));
	const { data, width } = pixels();
	const from = 4 * ((at[1] ?? 0) * width + (at[0] ?? 0));
	return `#${[...data.slice(from, from + 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** What a picture of the land is told. Types of tiles are handed on to another thread, so they are no proxies, as in the app. */
function landProps(first: number) {
	let tiles = $state.raw(board(6));
	let size = $state(first);
	return {
		get tiles() {
			return tiles;
		},
		set tiles(next) {
			tiles = next;
		},
		get size() {
			return size;
		},
		set size(next) {
			size = next;
		},
		mismatches: [],
		seen: SEEN
	};
}

const FIELD = '#b3c977';
const DARK_FIELD = '#4d6140';

describe('the picture of the land', () => {
	const SIZE = 60;
	const props = landProps(SIZE);
	const begin = () => {
		Object.assign(props, { tiles: board(6), size: SIZE });
		show(BoardLand, props);
	};

	it('has the colours of the land at known places, and nothing beside the tiles', async () => {
		begin();
		await finished(6);
		const { data } = pixels();
		expect(data.some((part) => part > 0)).toBe(true);
		expect(colourAt(-0.7, -0.7, SIZE)).toBe('#000000');
		expect(countOf(FIELD)).toBeGreaterThan(1000);
	});

	it('draws one more tile like all tiles at once', async () => {
		begin();
		await finished(6);
		props.tiles = board(7);
		await finished(7);
		const added = pixels();
		if (shown) await unmount(shown);
		show(BoardLand, props);
		await finished(7);
		expect(differences(added, pixels())).toBe(0);
	});

	it('draws without a tile that is taken back', async () => {
		begin();
		await finished(6);
		const before = pixels();
		props.tiles = board(7);
		await finished(7);
		expect(differences(before, pixels())).toBeGreaterThan(1000);
		props.tiles = board(6);
		await finished(6);
		expect(differences(before, pixels())).toBe(0);
	});

	it('is drawn in the colours of the scheme around it', async () => {
		host.style.colorScheme = 'dark';
		begin();
		await finished(6);
		expect(countOf(DARK_FIELD)).toBeGreaterThan(1000);
		expect(countOf(FIELD)).toBe(0);
	});

	it('of many wishes shows the last', async () => {
		begin();
		for (const count of [7, 8, 9, 12, 10]) {
			props.tiles = board(count);
			props.size = 40 + count;
			await new Promise(requestAnimationFrame);
		}
		await finished(10);
		await expect
			.poll(() =>
				Math.round(canvas().width / devicePixelRatio / parseFloat(canvas().style.inlineSize))
			)
			.toBe(1);
		const late = pixels();
		if (shown) await unmount(shown);
		show(BoardLand, props);
		await finished(10);
		expect(differences(late, pixels())).toBe(0);
	});
});

describe('a picture that the page has kept', () => {
	const SIZE = 60;
	const RED = '#ff0000';
	const props = landProps(SIZE);
	/** Keeps the picture that is shown, but all in red. */
	async function keepInRed(): Promise<void> {
		Object.assign(props, { tiles: board(6), size: SIZE });
		show(BoardLand, props);
		await finished(6);
		const kept = document.createElement('canvas');
		kept.width = canvas().width;
		kept.height = canvas().height;
		kept.dataset['picture'] = textOfPicture(canvas());
		const context = kept.getContext('2d');
		if (context) context.fillStyle = RED;
		context?.fillRect(0, 0, kept.width, kept.height);
		document.body.append(kept);
		if (shown) await unmount(shown);
	}
	afterEach(() => {
		document.querySelector('[data-picture]')?.remove();
	});

	it('is shown at once when the same tiles lie there, and drawn on', async () => {
		await keepInRed();
		show(BoardLand, props);
		flushSync();
		expect(canvas().dataset).toMatchObject({ tiles: '6' });
		expect(canvas().dataset['pending']).toBeUndefined();
		expect(countOf(RED)).toBe(canvas().width * canvas().height);
		props.tiles = board(7);
		await finished(7);
		expect(countOf(FIELD)).toBeGreaterThan(100);
		expect(countOf(RED)).toBeGreaterThan(1000);
	});

	it.each([
		['another tile lies there', () => void Object.assign(props, { tiles: board(7) })],
		['a tile lies in another way', () => void Object.assign(props, { tiles: turned(board(6)) })],
		['a feature is completed', () => void Object.assign(props, { tiles: completed(board(6)) })],
		['the scheme is another', () => (host.style.colorScheme = 'dark')],
		['it is shown larger', () => void Object.assign(props, { size: SIZE + 1 })]
	])('is not shown when %s', async (_, change) => {
		await keepInRed();
		change();
		show(BoardLand, props);
		await finished(props.tiles.length);
		expect(countOf(RED)).toBe(0);
	});

	it('is not shown when it has another size than it says', async () => {
		await keepInRed();
		const kept = document.querySelector<HTMLCanvasElement>('[data-picture]');
		if (kept) kept.width += 1;
		show(BoardLand, props);
		await finished(6);
		expect(countOf(RED)).toBe(0);
	});
});

const turned = (tiles: readonly BoardTile[]): readonly BoardTile[] =>
	tiles.map((tile) => (tile.order === 0 ? { ...tile, rotation: 2 } : tile));
const completed = (tiles: readonly BoardTile[]): readonly BoardTile[] =>
	tiles.map((tile) => (tile.order === 0 ? { ...tile, completed: [0] } : tile));

const countOf = (colour: string): number => {
	const { data } = pixels();
	const wanted = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
	let count = 0;
	for (let at = 0; at < data.length; at += 4)
		if (wanted.every((part, n) => data[at + n] === part)) count++;
	return count;
};

/** A difference up to this is rounding at the edge of a shape; that of field and road is larger. */
const ROUNDING = 24;

/** Number of pixels that differ; all of them for pictures of different sizes. */
function differences(a: ImageData, b: ImageData): number {
	if (a.width !== b.width || a.height !== b.height) return a.data.length / 4;
	const isOther = (at: number): boolean =>
		Math.abs((a.data[at] ?? 0) - (b.data[at] ?? 0)) > ROUNDING;
	let count = 0;
	for (let at = 0; at < a.data.length; at += 4)
		if ([0, 1, 2, 3].some((part) => isOther(at + part))) count++;
	return count;
}

it('a tile is shown as a picture of its own size, and at once the second time', async () => {
	host.style.inlineSize = '50px';
	const props = { type: typeOf(0), simple: true };
	show(TileIcon, props);
	await expect.poll(() => canvas().dataset['pending']).toBeUndefined();
	expect(canvas().width).toBe(Math.round(50 * devicePixelRatio));
	expect(countOf(FIELD)).toBeGreaterThan(100);
	if (shown) await unmount(shown);
	show(TileIcon, props);
	// Its size is known in the next frame.
	await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
	expect(canvas().dataset['pending']).toBeUndefined();
});

it('a tile is drawn as markup, in another rotation as well', async () => {
	let rotation = $state<0 | 1>(0);
	show(TileArt, {
		type: typeOf(0),
		get rotation() {
			return rotation;
		}
	});
	const drawn = () => host.querySelector('.tile:not([data-pending])');
	await expect.poll(() => drawn()?.querySelectorAll('path').length).toBeGreaterThan(10);
	const before = drawn()?.innerHTML;
	rotation = 1;
	await expect.poll(() => drawn()?.getAttribute('data-rotation')).toBe('1');
	expect(drawn()?.innerHTML).not.toBe(before);
});

it('a job that can’t be sent to the worker throws, and ends no others', async () => {
	const job = (type: TileType) =>
		({ draw: 'markup', tile: { type, rotation: 0, completed: [] }, simple: true }) as const;
	expect(() => draw(job(new Proxy(typeOf(0), {})), 'first', () => undefined)).toThrow('cloned');
	const markup = await new Promise((resolve) => draw(job(typeOf(0)), 'first', resolve));
	expect(markup).toContain('<path');
});
