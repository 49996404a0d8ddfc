import type { BoardTile, MismatchedSide } from '../../drawing/board/scene';
import type { Rules } from '../../engine/game';
import { distinctRotations, type TileType } from '../../engine/tile';
import type { KnownCell } from '../../snap/read-table';
import type { CellContent, GridCell, ReadCell, Reading } from '../../snap/reading';
import type { TableReader } from '../../snap/table-reader';
import { tileCells, type TileCell } from '../../snap/alignment';
import { boardTiles, mismatchedSides, sameCell, sameContent } from './cells';

/** A board as it was read, and what is known of its cells: from the game, or by the user. The photo isn't a part of it. */
export interface KnownReading {
	readonly reading: Reading;
	readonly known: readonly KnownCell[];
}

/** A cell as it is checked. */
export interface CheckedCell extends ReadCell {
	/** The design of the tile that lies there. */
	readonly type: TileType | undefined;
	/** True once the user said what lies there. */
	readonly known: boolean;
	/** True when the last mend of another cell changed it. */
	readonly changed: boolean;
}

/** Something that may lie on a cell, with the design of a tile. */
interface CellChoice {
	readonly content: CellContent;
	readonly type: TileType | undefined;
}

/** The most choices for a cell: what lies there, and three that are offered instead. */
const MOST_CHOICES = 4;

/** The board as it was read from a photo, while it is checked and mended. */
export class TableCheck {
	/** All states so far; the last one is shown. */
	#versions: readonly KnownReading[] = $state.raw([]);
	#changed: readonly GridCell[] = $state.raw([]);
	/** The cell that is looked at. */
	chosen = $state.raw<GridCell>();
	/** True while the other cells are decided again. */
	mending = $state(false);
	/** Number of the newest mend: an older answer comes too late. */
	#mend = 0;
	readonly #tilesNow: () => Rules['tiles'];
	readonly #reader: Pick<TableReader, 'mend'>;
	readonly #onchange: (board: KnownReading) => void;

	readonly #now: KnownReading = $derived.by(() => this.#versions.at(-1) ?? NOTHING_READ);
	readonly reading: Reading = $derived(this.#now.reading);
	readonly cells: readonly CheckedCell[] = $derived(
		this.reading.cells.map((read) => this.#checked(read))
	);
	/** The cells about which nothing is sure yet, in reading order. */
	readonly unsure: readonly CheckedCell[] = $derived(
		this.cells.filter(({ sure, known }) => !sure && !known)
	);
	readonly laid: readonly TileCell[] = $derived.by(() => tileCells(this.cells, this.#tiles));
	readonly tiles: readonly BoardTile[] = $derived(boardTiles(this.laid));
	readonly mismatches: readonly MismatchedSide[] = $derived(mismatchedSides(this.tiles));
	/** The cells where a tile lies that no box of the game has. */
	readonly others: readonly CheckedCell[] = $derived(
		this.cells.filter(({ content }) => content.kind === 'other')
	);
	readonly selected: CheckedCell | undefined = $derived(this.chosen && this.#cellAt(this.chosen));
	/** How many other cells the last mend changed. */
	readonly changes: number = $derived(this.#changed.length);

	/**
	 * @param known what was known beforehand of some cells
	 * @param tiles the designs of the game; reactive, because users may describe more
	 * @param onchange called with each state, also when a mend is taken back
	 */
	constructor(
		reader: Pick<TableReader, 'mend'>,
		{ reading, known = [] }: Pick<KnownReading, 'reading'> & Partial<KnownReading>,
		tiles: () => Rules['tiles'],
		onchange: (board: KnownReading) => void = () => undefined
	) {
		this.#reader = reader;
		this.#onchange = onchange;
		this.#tilesNow = tiles;
		this.#versions = [{ known, reading }];
	}

	get #tiles(): Rules['tiles'] {
		return this.#tilesNow();
	}
	get canUndo(): boolean {
		return this.#versions.length > 1;
	}
	/** How often the user said what lies on a cell. */
	get mends(): number {
		return this.#versions.length - 1;
	}

	choose(cell: GridCell | undefined): void {
		this.chosen = cell;
	}

	/** Goes to the next cell that isn't sure, after the chosen one in reading order; to none if all are sure. */
	chooseUnsure(): void {
		const { chosen, unsure } = this;
		const order = (cell: GridCell): number => cell.row * this.reading.grid.columns + cell.column;
		const later = chosen && unsure.find(({ cell }) => order(cell) > order(chosen));
		this.chosen = (later ?? unsure.find(({ cell }) => !chosen || !sameCell(cell, chosen)))?.cell;
	}

	/**
	 * Takes what the user says about a cell, and has all other cells decided again. If the cell wasn't sure, goes on to the next
	 * one that isn't.
	 */
	async mend(cell: GridCell, content: CellContent): Promise<void> {
		const { reading } = this;
		if (this.unsure.some((one) => sameCell(one.cell, cell))) this.chooseUnsure();
		const before = this.#now.known.filter((one) => !sameCell(one.cell, cell));
		const known = [...before, { cell, content }];
		this.#versions = [
			...this.#versions,
			{ known, reading: withContent(reading, { cell, content }) }
		];
		await this.#decide(known);
	}

	/** What lies on a cell as it was read, and what else may: the likeliest first, each once. */
	choicesFor({ content, next }: CheckedCell): readonly CellChoice[] {
		const others = next.filter((one) => !sameContent(one, content, this.#tiles));
		return [content, ...others].slice(0, MOST_CHOICES).map((one) => ({
			content: one,
			type: one.kind === 'tile' ? this.#tiles.get(one.tile) : undefined
		}));
	}

	/** Turns the tile on a cell clockwise, to the next rotation in which it looks different. */
	async turn({ cell, content }: CheckedCell): Promise<void> {
		const type = content.kind === 'tile' && this.#tiles.get(content.tile);
		if (content.kind !== 'tile' || !type) return;
		const turns = distinctRotations(type);
		const next = turns[(turns.indexOf(content.rotation) + 1) % turns.length];
		if (next !== undefined) await this.mend(cell, { ...content, rotation: next });
	}

	/** Takes the last mend back. */
	undo(): void {
		if (!this.canUndo) return;
		this.#mend++;
		this.mending = false;
		this.#changed = [];
		this.#versions = this.#versions.slice(0, -1);
		this.#onchange(this.#now);
	}

	async #decide(known: readonly KnownCell[]): Promise<void> {
		const number = ++this.#mend;
		this.mending = true;
		const before = this.reading;
		const read = await this.#reader.mend(known);
		if (number !== this.#mend) return;
		const told = known.reduce(withContent, read.ok ? read.value : before);
		this.#versions = [...this.#versions.slice(0, -1), { known, reading: told }];
		this.#changed = this.#differences(before, told);
		this.mending = false;
		this.#onchange(this.#now);
	}

	#differences(before: Reading, after: Reading): readonly GridCell[] {
		return after.cells.flatMap(({ cell, content }) => {
			const was = before.cells.find((one) => sameCell(one.cell, cell));
			return was && !sameContent(was.content, content, this.#tiles) ? [cell] : [];
		});
	}

	#checked(read: ReadCell): CheckedCell {
		const { content } = read;
		const type = content.kind === 'tile' ? this.#tiles.get(content.tile) : undefined;
		const known = this.#now.known.some(({ cell }) => sameCell(cell, read.cell));
		const changed = this.#changed.some((cell) => sameCell(cell, read.cell));
		return { ...read, type, known, changed };
	}

	#cellAt(at: GridCell): CheckedCell | undefined {
		return this.cells.find(({ cell }) => sameCell(cell, at));
	}
}

const ZERO = { x: 0, y: 0 };
const NOTHING_READ: KnownReading = {
	known: [],
	reading: {
		grid: { corners: [ZERO, ZERO, ZERO, ZERO], columns: 1, rows: 1 },
		cells: [],
		figures: []
	}
};

/** The reading with what is known of a cell. */
function withContent(reading: Reading, { cell, content }: KnownCell): Reading {
	const cells = reading.cells.map((read) =>
		sameCell(read.cell, cell) ? { ...read, content } : read
	);
	return { ...reading, cells };
}
