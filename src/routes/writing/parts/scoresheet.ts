import type { SheetRow } from '$lib/notation';

/** A game on a scoresheet. */
export interface PageFacts {
	/** In ms since 1970 UTC. */
	readonly begun: number;
	/** The player who starts comes first. */
	readonly names: readonly string[];
	readonly rows: readonly SheetRow[];
	/** Empty while the game runs. */
	readonly finals: readonly number[];
}

/** Players on an empty sheet. */
export const EMPTY_NAMES: readonly string[] = ['', '', '', ''];

/** Number of rows for all turns of the base game. */
const TURNS = 72;

type Cells = readonly (string | number)[];

/** Returns the rows of the left and the right half of a page, as cells. On an empty sheet, only the numbers are filled in. */
export function halvesOf(rows: readonly SheetRow[] | undefined): readonly (readonly Cells[])[] {
	const count = Math.max(TURNS, rows?.length ?? 0);
	const all = Array.from({ length: count }, (_, at) => cellsOf(rows?.[at], rows ? '' : at + 1));
	const half = Math.ceil(count / 2);
	return [all.slice(0, half), all.slice(half)];
}

function cellsOf(row: SheetRow | undefined, first: string | number): Cells {
	if (!row) return [first, '', '', '', '', '', '', '', ''];
	const [turn = '–', place = '–', x = '–', y = '–'] = row.laid ?? [];
	const { number, player, letter, paid, left } = row;
	return [number, `P${String(player + 1)}`, letter, turn, place, x, y, paid.join(' '), left];
}
