import { describe, expect, it } from 'vitest';
import { columnWidth, layoutPicture } from '../../src/lib/drawing/board/picture-layout';
import type { Box, PictureFacts, PictureLayout } from '../../src/lib/drawing/board/picture';
import type { BoardTile } from '../../src/lib/drawing/board/scene';
import { tileId } from '../../src/lib/engine/tile';
import { tileType } from '../../src/lib/rules/catalogue';

const type = tileType(tileId('base-D'));
const laid = (columns: number, rows: number): readonly BoardTile[] =>
	Array.from({ length: columns * rows }, (_, order) => ({
		x: (order % columns) - 3,
		y: Math.floor(order / columns) - 2,
		type,
		rotation: 0,
		order,
		completed: []
	}));

interface Given {
	readonly columns: number;
	readonly rows: number;
	readonly players: number;
	readonly modules: number;
	readonly winners: number;
}

const factsOf = ({ columns, rows, players, modules, winners }: Given): PictureFacts => ({
	land: 'summer',
	tiles: laid(columns, rows),
	mismatches: [],
	figures: [],
	headline: '',
	day: '',
	details: '',
	scores: Array.from({ length: players }, (_, n) => ({
		rank: n + 1,
		name: '',
		colour: 'red',
		points: 0,
		won: n < winners
	})),
	code: modules ? Array.from({ length: modules }, () => [true]) : undefined,
	caption: ''
});

const lines = { headline: 2, details: 1, caption: 1 };
const holds = (outer: Box, inner: Box): boolean =>
	inner.x >= outer.x &&
	inner.y >= outer.y &&
	inner.x + inner.width <= outer.x + outer.width &&
	inner.y + inner.height <= outer.y + outer.height;
const meet = (a: Box, b: Box): boolean =>
	a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const boardOf = ({ board: { x, y, size } }: PictureLayout, { columns, rows }: Given): Box => ({
	x: x - 3 * size,
	y: y - 2 * size,
	width: columns * size,
	height: rows * size
});

const GIVEN: readonly Given[] = [1, 2, 6].flatMap((players) =>
	[0, 57, 105, 177].flatMap((modules) =>
		[
			[1, 1],
			[12, 9],
			[9, 12],
			[30, 5],
			[4, 36]
		].map(([columns = 1, rows = 1]) => ({ players, modules, columns, rows, winners: 1 }))
	)
);
/** Nobody has won yet, and all have won. */
const WINNERS: readonly Given[] = [0, 6].map((winners) => ({
	players: 6,
	modules: 105,
	columns: 12,
	rows: 9,
	winners
}));

describe('a picture', () => {
	it.each([...GIVEN, ...WINNERS])(
		'of $columns by $rows tiles, $players players, $modules modules has room for all',
		(given) => {
			const layout = layoutPicture(factsOf(given), lines, 'card');
			const { width, height, card, text, code, caption, scores, head, winners, brand } = layout;
			const whole = { x: 0, y: 0, width, height };
			expect(Math.max(width, height)).toBeLessThanOrEqual(1_700);
			for (const part of [card, boardOf(layout, given)]) expect(holds(whole, part)).toBe(true);
			for (const part of [text, code, caption]) expect(holds(card, part)).toBe(true);
			for (const [a, b] of [
				[text, code],
				[text, caption],
				[code, caption],
				[card, boardOf(layout, given)]
			] as const)
				expect(meet(a, b)).toBe(false);
			expect(scores.row).toBeGreaterThanOrEqual(66);
			for (const part of [scores, head, winners, brand]) expect(holds(text, part)).toBe(true);
			for (const [a, b] of [
				[winners, head],
				[head, scores],
				[winners, scores],
				[brand, head]
			] as const)
				expect(meet(a, b)).toBe(false);
			expect(text.width).toBeGreaterThanOrEqual(columnWidth(factsOf(given), 'card'));
		}
	);

	it.each([...GIVEN.filter(({ modules }) => modules === 0), ...WINNERS])(
		'as a story of $columns by $rows tiles and $players players is as tall as a phone, without a code',
		(given) => {
			const layout = layoutPicture(factsOf(given), lines, 'story');
			const { width, height, card, text, code, caption, scores, head, winners, brand } = layout;
			for (const part of [scores, brand]) expect(holds(text, part)).toBe(true);
			for (const part of [boardOf(layout, given), winners]) expect(meet(head, part)).toBe(false);
			for (const part of [boardOf(layout, given), card, head])
				expect(meet(caption, part)).toBe(false);
			expect(caption.height).toBeGreaterThan(0);
			expect(meet(scores, brand)).toBe(false);
			expect([width, height, code.width]).toEqual([1080, 1920, 0]);
			expect(holds({ x: 0, y: 0, width, height }, boardOf(layout, given))).toBe(true);
			expect(meet(card, boardOf(layout, given))).toBe(false);
			expect(holds(card, text)).toBe(true);
			// Apps put their own buttons there.
			expect(height - card.y - card.height).toBeGreaterThanOrEqual(100);
		}
	);

	it('places the card beside a high board and below a wide one', () => {
		const high = layoutPicture(
			factsOf({ columns: 8, rows: 14, players: 3, modules: 105, winners: 1 }),
			lines,
			'card'
		);
		const wide = layoutPicture(
			factsOf({ columns: 16, rows: 7, players: 3, modules: 105, winners: 1 }),
			lines,
			'card'
		);
		expect(high.card.x).toBeGreaterThan(high.board.x);
		expect(wide.card.y).toBeGreaterThan(wide.board.y);
	});

	it.each([
		// 4 modules of quiet zone on each side: 65, 113 and 185 together, in 360 pixels.
		[57, 5],
		[105, 4],
		[177, 4]
	])(
		'draws each of %i modules with whole pixels: %i, which are still seen when it is shrunk',
		(modules, pixels) => {
			const { code } = layoutPicture(
				factsOf({ columns: 9, rows: 9, players: 2, modules, winners: 2 }),
				lines,
				'card'
			);
			expect(code.module).toBe(pixels);
			expect(code.width).toBe(pixels * (modules + 8));
			for (const at of [code.x, code.y]) expect(Number.isInteger(at)).toBe(true);
		}
	);
});
