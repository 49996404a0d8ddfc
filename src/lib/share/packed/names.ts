import { DECLARED_EXPANSIONS } from '../../rules/declared';
import { TILE_SETS } from '../../rules/loading';
import type { Numbered, NumberedRuling, PackedPart } from '../../rules/presentation/packed';

/*
 * All names with a number in packed games. The numbers are in links that people keep: names may be added at the end
 * of a list, but never moved or removed. Names of boxes and expansions are numbered in their own folders, whose numbers are
 * loaded when the first game is packed or read.
 */

/** The names that boxes and expansions have in packed games, by their numbers. */
export interface PackedNames {
	readonly boxes: readonly string[];
	readonly expansions: readonly string[];
	readonly pieces: readonly string[];
	readonly objections: readonly string[];
	/** The answers to each ruling. The first one holds if nothing is recorded. A number that nobody uses has none. */
	readonly answers: readonly (readonly [id: string, answers: NumberedRuling[2]])[];
	readonly tokens: readonly string[];
	readonly tiles: readonly string[];
}

export const COLOURS = ['red', 'blue', 'green', 'yellow', 'black', 'grey', 'pink'] as const;

export const CORRECTION_REASONS = ['mistake', 'bought', 'found'] as const;

/** The objections of every game, before those of boxes and expansions. */
const COMMON_OBJECTIONS = [
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

/** What every box and expansion adds to the packed format. Rejects if it isn't on the device and there is no network. @internal */
export const loadPackedParts = async (): Promise<readonly PackedPart[]> => [
	...Object.values(TILE_SETS).map(({ packed }) => packed),
	...(await Promise.all(DECLARED_EXPANSIONS.map(async (one) => (await one.more()).PACKED)))
];

/** All names by their numbers. Rejects if they aren't on the device and there is no network, or if a number is used twice. */
export const loadPackedNames = async (): Promise<PackedNames> => namesOf(await loadPackedParts());

const namesOf = (parts: readonly PackedPart[]): PackedNames => ({
	boxes: numberNames(parts.map(({ boxes }) => boxes)),
	expansions: numberNames(parts.map(({ expansions }) => expansions)),
	pieces: numberNames(parts.map(({ pieces }) => pieces)),
	objections: [
		...COMMON_OBJECTIONS,
		...numberNames(
			parts.map(({ objections }) => objections),
			COMMON_OBJECTIONS.length
		)
	],
	answers: withGaps<NumberedRuling>(
		parts.flatMap(({ rulings = [] }) => rulings),
		0,
		(number) => [...reserved(number), ['']]
	).map(([, id, answers]) => [id, answers]),
	tokens: numberNames(parts.map(({ tokens }) => tokens)),
	tiles: numberNames(parts.map(({ tiles }) => tiles))
});

/** The names of all parts by number, from `first`. Throws if a number is used twice. */
const numberNames = (lists: readonly (Numbered | undefined)[], first = 0): readonly string[] =>
	withGaps(
		lists.flatMap((list) => list ?? []),
		first,
		reserved
	).map(([, name]) => name);

/** The name of a number that has none, made like that of a number from a newer app. */
const reserved = (number: number): Numbered[number] => [number, `#${String(number)}`];

/** Rows in the order of their numbers; `fill` makes one for each number that nobody uses. Throws if a number is used twice. */
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
