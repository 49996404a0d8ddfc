import { PACKED } from '../../rules/packed';
import type { Numbered, NumberedRuling, PackedPart } from '../../rules/presentation/packed';

/*
 * All names with a number in packed games. The numbers are in links that people keep: names may be added at the end
 * of a list, but never moved or removed. Names of boxes and expansions are numbered in their own folders.
 */

/** The names of all modules by number, from `first`. Throws if a number is used twice or missing. */
function numberNames(of: (part: PackedPart) => Numbered | undefined, first = 0): readonly string[] {
	return inOrder(
		PACKED.flatMap((part) => of(part) ?? []),
		first
	).map(([, name]) => name);
}

/** Rows by their numbers. Throws if a number is used twice or missing. */
function inOrder<Row extends readonly [number: number, name: string, ...rest: unknown[]]>(
	rows: readonly Row[],
	first: number
): readonly Row[] {
	return rows
		.toSorted(([a], [b]) => a - b)
		.map((row, index) => {
			if (row[0] === first + index) return row;
			throw new Error(`${row[1]} can't have the number ${String(row[0])}.`);
		});
}

export const BOXES = numberNames(({ boxes }) => boxes);

export const EXPANSIONS = numberNames(({ expansions }) => expansions);

export const COLOURS = ['red', 'blue', 'green', 'yellow', 'black', 'grey', 'pink'] as const;

export const PIECES = numberNames(({ pieces }) => pieces);

export const OBJECTIONS: readonly string[] = [
	'edges-differ',
	'touches-nothing',
	'none-left',
	'not-their-turn',
	'occupied',
	'fits-somewhere',
	'tiles-left',
	'sides-bare',
	'question-open',
	'not-offered',
	'off-table',
	'roads-end',
	...numberNames(({ objections }) => objections, 12)
];

export const CORRECTION_REASONS = ['mistake', 'bought', 'found'] as const;

/** The answers to each ruling. The first one holds if nothing is recorded. */
export const ANSWERS: readonly (readonly [id: string, answers: NumberedRuling[2]])[] = inOrder(
	PACKED.flatMap(({ rulings = [] }) => rulings),
	0
).map(([, id, answers]) => [id, answers]);

export const TOKENS = numberNames(({ tokens }) => tokens);

export const TILES = numberNames(({ tiles }) => tiles);
