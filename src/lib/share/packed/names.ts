import { PACKED } from '../../rules/packed';
import type { Numbered, NumberedRuling, PackedPart } from '../../rules/presentation/packed';

/*
 * All names with a number in packed games. The numbers are in links that people keep: names may be added at the end
 * of a list, but never moved or removed. Names of boxes and expansions are numbered in their own folders.
 */

/** The names of all modules by number. Throws if a number is used twice or missing. */
function numbered(of: (part: PackedPart) => Numbered | undefined): readonly string[] {
	const names = PACKED.flatMap((part) => of(part) ?? []).sort(([a], [b]) => a - b);
	names.forEach(([number, name], index) => {
		if (number !== index) throw new Error(`${name} can't have the number ${String(number)}.`);
	});
	return names.map(([, name]) => name);
}

export const BOXES = numbered(({ boxes }) => boxes);

export const EXPANSIONS = numbered(({ expansions }) => expansions);

export const COLOURS = ['red', 'blue', 'green', 'yellow', 'black', 'grey'] as const;

export const PIECES = numbered(({ pieces }) => pieces);

export const OBJECTIONS = [
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
	'roads-end'
] as const;

export const CORRECTION_REASONS = ['mistake', 'bought', 'found'] as const;

/** The answers to each ruling. The first one holds if nothing is recorded. */
export const ANSWERS: readonly (readonly [id: string, answers: NumberedRuling[2]])[] =
	PACKED.flatMap(({ rulings = [] }) => rulings)
		.sort(([a], [b]) => a - b)
		.map(([, id, answers]) => [id, answers]);

export const TILES = numbered(({ tiles }) => tiles);
