import { DECLARED_EXPANSIONS } from '../../rules/declared';
import { TILE_SETS } from '../../rules/loading';
import type { Numbered, NumberedRuling, PackedPart } from '../../rules/presentation/packed';

/*
 * All names with a number in packed games. The numbers are in links that people keep: names may be added at the end
 * of a list, but never moved or removed. Names of boxes and expansions are numbered in their own folders.
 */

/** What every box and expansion adds to the packed format. @internal */
export const PACKED: readonly PackedPart[] = [
	...Object.values(TILE_SETS),
	...DECLARED_EXPANSIONS
].map(({ packed }) => packed);

/** The names of all modules by number, from `first`. Throws if a number is used twice. */
function numberNames(of: (part: PackedPart) => Numbered | undefined, first = 0): readonly string[] {
	const rows = PACKED.flatMap((part) => of(part) ?? []);
	return withGaps(rows, first, reserved).map(([, name]) => name);
}

/** What a number without a name is called, as one of a newer app is. */
const reserved = (number: number): Numbered[number] => [number, `#${String(number)}`];

/** Rows by their numbers, and for each number that nobody uses one made for it. Throws if a number is used twice. */
function withGaps<Row extends readonly [number: number, name: string, ...rest: unknown[]]>(
	rows: readonly Row[],
	first: number,
	fill: (number: number) => Row
): readonly Row[] {
	const known = new Map(rows.map((row) => [row[0], row]));
	const wrong = rows.find((row) => row[0] < first || known.get(row[0]) !== row);
	if (wrong) throw new Error(`${wrong[1]} can't have the number ${String(wrong[0])}.`);
	const last = Math.max(first - 1, ...known.keys());
	return Array.from(
		{ length: last - first + 1 },
		(_, at) => known.get(first + at) ?? fill(first + at)
	);
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

/** The answers to each ruling. The first one holds if nothing is recorded. Those of a number that nobody uses are none. */
export const ANSWERS: readonly (readonly [id: string, answers: NumberedRuling[2]])[] =
	withGaps<NumberedRuling>(
		PACKED.flatMap(({ rulings = [] }) => rulings),
		0,
		(number) => [...reserved(number), ['']]
	).map(([, id, answers]) => [id, answers]);

export const TOKENS = numberNames(({ tokens }) => tokens);

export const TILES = numberNames(({ tiles }) => tiles);
