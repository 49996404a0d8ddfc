import { ALL_SIDES, type Rotation } from '../../../src/lib/engine/spot';
import type { TileType } from '../../../src/lib/engine/tile';
import { PLAYER_COLOURS } from '../../../src/lib/engine/colours';
import { BASE_COUNTS, BASE_TILES } from '../../../src/lib/rules/base/tiles';
import { GARDEN_TILES } from '../../../src/lib/rules/gardens/tiles';
import type { TileSupply } from '../../../src/lib/snap/decision/states';
import type { Evidence, CellContent, GridCell } from '../../../src/lib/snap/reading';
import { lookFinder, looksOf } from '../../../src/lib/snap/looks';
import { seededRandom, type SeededRandom } from '../../tools/games/seeded-random';

/** The first edition's box. */
export const BOX: readonly TileSupply[] = BASE_TILES.map((type) => ({
	type,
	count: BASE_COUNTS[type.id] ?? 0
}));
/** The looks of a made-up network: those of the box, also with gardens. */
export const LOOKS = looksOf([...BASE_TILES, ...GARDEN_TILES]);
const find = lookFinder(LOOKS);

/** A tile as it lies. */
interface Lying {
	readonly cell: GridCell;
	readonly type: TileType;
	readonly rotation: Rotation;
}

const keyOf = ({ column, row }: GridCell): string => `${String(column)},${String(row)}`;

/** A board that follows the rules, dealt from a whole box; columns and rows begin at 1, so that empty cells are around. */
export function dealt(seed: number, size = 72, box = BOX): readonly Lying[] {
	const random = seededRandom(seed);
	const bag = random.shuffle(box.flatMap(({ type, count }) => Array<TileType>(count).fill(type)));
	const board = new Map<string, Lying>();
	for (const type of bag) {
		if (board.size === size) break;
		const places = board.size === 0 ? [first(type)] : fitting(board, type);
		const best = pickClosest(random, places, board);
		if (best) board.set(keyOf(best.cell), best);
	}
	return shifted([...board.values()]);
}

const first = (type: TileType): Lying => ({ cell: { column: 0, row: 0 }, type, rotation: 0 });

const beside = ({ column, row }: GridCell, side: number): GridCell => ({
	column: column + ([0, 1, 0, -1][side] ?? 0),
	row: row + ([-1, 0, 1, 0][side] ?? 0)
});

function fitting(board: ReadonlyMap<string, Lying>, type: TileType): readonly Lying[] {
	const holes = new Map<string, GridCell>();
	for (const { cell } of board.values())
		for (const side of ALL_SIDES) {
			const hole = beside(cell, side);
			if (!board.has(keyOf(hole))) holes.set(keyOf(hole), hole);
		}
	return [...holes.values()].flatMap((cell) =>
		([0, 1, 2, 3] as const)
			.map((rotation) => ({ cell, type, rotation }))
			.filter((lying) => fits(board, lying))
	);
}

const fits = (board: ReadonlyMap<string, Lying>, { cell, type, rotation }: Lying): boolean =>
	ALL_SIDES.every((side) => {
		const there = board.get(keyOf(beside(cell, side)));
		if (!there) return true;
		return (
			there.type.oriented[there.rotation].edges[(side + 2) % 4] ===
			type.oriented[rotation].edges[side]
		);
	});

/** One of the places with most neighbours, as people like to lay. */
function pickClosest(
	random: SeededRandom,
	places: readonly Lying[],
	board: ReadonlyMap<string, Lying>
): Lying | undefined {
	const worth = ({ cell }: Lying): number => {
		const around = ALL_SIDES.filter((side) => board.has(keyOf(beside(cell, side)))).length;
		return 22 * around - 1.2 * (Math.abs(cell.column) + Math.abs(cell.row)) + random.below(25);
	};
	return places
		.map((place) => ({ place, value: worth(place) }))
		.sort((one, other) => other.value - one.value)[0]?.place;
}

function shifted(board: readonly Lying[]): readonly Lying[] {
	const left = Math.min(...board.map(({ cell }) => cell.column)) - 1;
	const top = Math.min(...board.map(({ cell }) => cell.row)) - 1;
	return board.map(({ cell, ...rest }) => ({
		...rest,
		cell: { column: cell.column - left, row: cell.row - top }
	}));
}

/** All cells of a board with one more around. */
export function cellsAround(board: readonly Lying[]): readonly GridCell[] {
	const columns = Math.max(...board.map(({ cell }) => cell.column)) + 2;
	const rows = Math.max(...board.map(({ cell }) => cell.row)) + 2;
	return Array.from({ length: columns * rows }, (_, index) => ({
		column: index % columns,
		row: Math.floor(index / columns)
	}));
}

/** How sure a made-up network is, and how far it errs. */
interface Noise {
	/** How much what lies there stands out, as a logarithm. */
	readonly strength: number;
	/** The standard deviation of what it says of everything. */
	readonly spread: number;
}

/** Evidence for cells of a board, with errors from a seed. */
export function evidenceOf(
	board: readonly Lying[],
	cells: readonly GridCell[],
	{ strength, spread }: Noise,
	seed = 1
): readonly Evidence[] {
	const random = seededRandom(seed);
	const lying = new Map(board.map((one) => [keyOf(one.cell), one]));
	return cells.map((cell) => {
		const there = lying.get(keyOf(cell));
		const scores = Float64Array.from({ length: CONTENTS }, () => spread * normal(random));
		scores.set([-3, there ? -6 : strength], CONTENTS - 2);
		if (there) favour(scores, there, strength);
		return saying(scores);
	});
}

const CONTENTS = 4 * LOOKS.length + 2;

/** Something that may lie on a cell. */
export type Seen = Pick<Lying, 'type' | 'rotation'> | 'other' | 'empty';

/** Evidence for one cell: what stands out, and by how much as a logarithm. */
export function evidenceFor(...seen: readonly (readonly [Seen, number])[]): Evidence {
	const scores = new Float64Array(CONTENTS);
	for (const [what, strength] of seen)
		if (what === 'other') scores[CONTENTS - 2] = strength;
		else if (what === 'empty') scores[CONTENTS - 1] = strength;
		else favour(scores, what, strength);
	return saying(scores);
}

function favour(
	scores: Float64Array,
	{ type, rotation }: Pick<Lying, 'type' | 'rotation'>,
	strength: number
): void {
	const found = find(type);
	if (!found) throw new Error(`The network doesn’t know ${type.id}.`);
	const { period = 4 } = LOOKS[found.look] ?? {};
	const at = 4 * found.look + ((rotation + found.rotation) % period);
	scores[at] = (scores[at] ?? 0) + strength;
}

const saying = (scores: Float64Array): Evidence => ({
	contents: normalised(shared(scores)),
	offset: [0, 0],
	figures: new Float32Array(PLAYER_COLOURS.length),
	places: new Float32Array(2 * PLAYER_COLOURS.length)
});

/** Equal turns of a look share what is said of the first. */
function shared(scores: Float64Array): Float64Array {
	LOOKS.forEach(({ period }, look) => {
		for (let turn = 3; turn >= 0; turn--)
			scores[4 * look + turn] = (scores[4 * look + (turn % period)] ?? 0) - Math.log(4 / period);
	});
	return scores;
}

function normalised(scores: Float64Array): Float32Array {
	const sum = scores.reduce((all, score) => all + Math.exp(score), 0);
	return Float32Array.from(scores, (score) => score - Math.log(sum));
}

/** A number of the normal distribution, as the sum of twelve even ones. */
const normal = (random: SeededRandom): number =>
	Array.from({ length: 12 }, () => random.below(1e6) / 1e6).reduce((sum, one) => sum + one, -6);

/** What lies on a cell as the decision says it: equal turns of a tile are the first. */
export function contentOn(board: readonly Lying[], { column, row }: GridCell): CellContent {
	const there = board.find(({ cell }) => cell.column === column && cell.row === row);
	if (!there) return { kind: 'empty' };
	const period = LOOKS[find(there.type)?.look ?? -1]?.period ?? 4;
	return { kind: 'tile', tile: there.type.id, rotation: (there.rotation % period) as Rotation };
}
