import { tileAt } from '../../../src/lib/engine/board';
import type { Game } from '../../../src/lib/engine/game';

/**
 * The table as rows of text, north on top: each tile by its design and clockwise quarter turns (`V2`; the base game's
 * designs by their letter alone), a dot for an empty spot.
 */
export function tableText({ board }: Game): string[] {
	const [left, right] = spread(board.order.map(({ x }) => x));
	const [top, bottom] = spread(board.order.map(({ y }) => y));
	const rows = range(top, bottom).map((y) =>
		range(left, right).map((x) => {
			const tile = tileAt(board, { x, y });
			return tile ? tile.type.id.replace(/^\w+-/, '') + String(tile.rotation) : '.';
		})
	);
	const width = Math.max(...rows.flat().map(({ length }) => length));
	return rows.map((row) =>
		row
			.map((cell) => cell.padEnd(width))
			.join(' ')
			.trimEnd()
	);
}

/** The figures on the table, one line each. */
const figuresText = ({ pieces }: Game): string[] =>
	[...pieces].map(
		({ player, kind, at }) =>
			`player ${String(player)}: ${kind} at ${String(at.x)},${String(at.y)} segment ${String(at.segment)}`
	);

/** Table and figures, for the message of a failing test. */
export const dump = (game: Game): string =>
	['', ...tableText(game), ...figuresText(game), ''].join('\n');

const spread = (values: readonly number[]): [least: number, most: number] => [
	Math.min(...values),
	Math.max(...values)
];

const range = (from: number, to: number): number[] =>
	Array.from({ length: to - from + 1 }, (_, index) => from + index);
