import { LARGEST_GRID, type Corners, type Grid, type Point } from '../../snap/reading';
import type { TableReader } from '../../snap/table-reader';
import type { PickedCorners } from './kept-corners';
import { gridLines, isGrid } from './projection';
import { pixelsOf, turnPhoto, type SnapPhoto } from './read-photo';

/** How far from the edges of a photo the corners lie at first, as a fraction of its sides. */
const INSET = 0.12;
/** How far beyond the edges they may be moved, as a fraction of the sides. */
const BEYOND = 0.3;
/** How long corners rest before columns and rows are counted, in ms. */
const REST = 250;
/** The number of columns and rows of a grid. */
type GridSize = Pick<Grid, 'columns' | 'rows'>;

/** Columns and rows as long as nothing is known of them. */
const AT_FIRST: GridSize = { columns: 8, rows: 6 };

/** Opens a reader for a photo, whose pixels it asks for when it needs them; undefined if the device has no memory for them. */
export type OpenReader = (pixels: () => ImageData | undefined) => TableReader;

/** The corners of the table in a photo while they are picked, and the number of columns and rows between them. */
export class CornerPicking {
	photo = $state.raw<SnapPhoto>({ picture: document.createElement('canvas'), width: 0, height: 0 });
	corners = $state.raw<Corners>([ORIGIN, ORIGIN, ORIGIN, ORIGIN]);
	size = $state.raw<GridSize>(AT_FIRST);
	/** True while columns and rows are counted: the reader answers one question after the other. */
	counting = $state(false);
	/** True while the corners are looked for in the photo. */
	finding = $state(false);
	/** The corners that were found. */
	#found = $state.raw<Corners>();
	/** The corner that was moved last, by its index. */
	chosen = $state(0);
	/** True once the user said how many columns and rows there are. */
	#told = $state(false);
	/** The corners between which columns and rows were counted last. */
	#counted = $state.raw<Corners>();
	#closed = false;
	#reader: TableReader | undefined;
	#resting: ReturnType<typeof setTimeout> | undefined;
	/** The count that is under way. */
	#running: Promise<void> | undefined;
	/** The search for the corners that is under way, or over. */
	#finding: Promise<void> | undefined;
	/** How often the photo was turned. */
	#turns = 0;
	readonly #open: OpenReader;
	readonly #keep: (picked: PickedCorners) => void;

	readonly grid: Grid = $derived({ corners: this.corners, ...this.size });
	/** False for corners between which no table can lie. */
	readonly fits: boolean = $derived(isGrid(this.corners, this.photo));
	/** True while columns and rows are neither told nor counted for the corners as they are. */
	readonly uncounted: boolean = $derived(!this.#told && this.#counted !== this.corners);
	/** True while the corners are those that were found. */
	readonly areFound: boolean = $derived(this.#found === this.corners);
	/** The lines of the grid on the photo. */
	readonly lines: string = $derived(this.fits ? gridLines(this.grid) : '');

	/** @param keep takes what was picked, whenever the user has changed it */
	constructor(
		photo: SnapPhoto,
		open: OpenReader,
		keep: (picked: PickedCorners) => void = () => undefined
	) {
		this.#open = open;
		this.#keep = keep;
		this.photo = photo;
		this.corners = insetCorners(photo);
	}

	/** The reader of the photo as it is turned now. */
	get reader(): TableReader {
		this.#reader ??= this.#open(() => pixelsOf(this.photo));
		return this.#reader;
	}

	/** Goes on with what was picked before. */
	restore({ turns, corners, told }: PickedCorners): void {
		for (let turn = 0; turn < turns; turn++) this.photo = turnPhoto(this.photo);
		this.#turns = turns;
		this.corners = corners;
		if (told) this.size = told;
		this.#told = told !== undefined;
		this.#countSoon();
	}

	#changed(): void {
		const { corners, size } = this;
		const told = this.#told ? { told: size } : {};
		this.#keep({ turns: this.#turns, corners: [...corners], ...told });
	}

	/** Looks for the corners in the photo, and takes them unless one was moved meanwhile. */
	find(): Promise<void> {
		this.#finding = this.#find();
		return this.#finding;
	}

	async #find(): Promise<void> {
		const { corners, reader } = this;
		this.finding = true;
		const found = await reader.find();
		if (reader !== this.#reader) return;
		this.finding = false;
		const grid = found.ok ? found.value : undefined;
		if (!grid || this.corners !== corners || this.#told || !isGrid(grid.corners, this.photo))
			return;
		this.corners = this.#found = this.#counted = grid.corners;
		this.size = { columns: grid.columns, rows: grid.rows };
	}

	/** Moves a corner to a point of the photo, or a little beyond: an empty corner of the table may lie there. */
	move(index: number, { x, y }: Point): void {
		const { width, height } = this.photo;
		const at = { x: onSide(x, width), y: onSide(y, height) };
		const [a, b, c, d] = this.corners.map((corner, one) => (one === index ? at : corner));
		if (!a || !b || !c || !d) return;
		this.chosen = index;
		this.corners = [a, b, c, d];
		this.#changed();
		this.#countSoon();
	}

	/** Moves a corner by so many pixels of the photo. */
	moveBy(index: number, by: Point): void {
		const from = this.corners[index];
		if (from) this.move(index, { x: from.x + by.x, y: from.y + by.y });
	}

	setColumns(columns: number): void {
		this.#told = true;
		this.size = { ...this.size, columns: between(1, columns, LARGEST_GRID) };
		this.#changed();
	}

	setRows(rows: number): void {
		this.#told = true;
		this.size = { ...this.size, rows: between(1, rows, LARGEST_GRID) };
		this.#changed();
	}

	/** Turns the photo clockwise by 90 degrees, and the corners with it. */
	turn(): void {
		const { height } = this.photo;
		const [a, b, c, d] = this.corners;
		const turned = ({ x, y }: Point): Point => ({ x: height - y, y: x });
		const { uncounted, areFound, finding } = this;
		this.#closeReader();
		this.photo = turnPhoto(this.photo);
		this.corners = [turned(d), turned(a), turned(b), turned(c)];
		this.chosen = (this.chosen + 1) % 4;
		this.size = { columns: this.size.rows, rows: this.size.columns };
		if (areFound) this.#found = this.corners;
		if (finding) void this.find();
		if (!uncounted) this.#counted = this.corners;
		else if (this.#counted) this.#countSoon();
		this.#turns = (this.#turns + 1) % 4;
		this.#changed();
	}

	/** Resolves once columns and rows are told, counted, or can't be. */
	async settle(): Promise<void> {
		clearTimeout(this.#resting);
		await this.#finding;
		while (this.uncounted && this.fits && !this.#closed) await this.#countNow();
	}

	/** Frees the memory of the reader, for good. */
	close(): void {
		this.#closed = true;
		this.#closeReader();
	}

	#closeReader(): void {
		clearTimeout(this.#resting);
		this.#reader?.close();
		this.#reader = undefined;
	}

	/** Counts columns and rows once the corners rest. */
	#countSoon(): void {
		clearTimeout(this.#resting);
		if (!this.#told) this.#resting = setTimeout(() => void this.#countRested(), REST);
	}

	async #countRested(): Promise<void> {
		if (!this.fits || this.#running) return;
		await this.#countNow();
		if (this.uncounted && !this.#closed) this.#countSoon();
	}

	#countNow(): Promise<void> {
		this.#running ??= this.#askCount().finally(() => (this.#running = undefined));
		return this.#running;
	}

	async #askCount(): Promise<void> {
		const { corners, reader } = this;
		this.counting = true;
		const counted = await reader.count(corners);
		this.counting = false;
		if (reader !== this.#reader) return;
		this.#counted = corners;
		if (this.#told || this.corners !== corners || !counted.ok) return;
		this.size = { columns: counted.value.columns, rows: counted.value.rows };
	}
}

const ORIGIN: Point = { x: 0, y: 0 };

const between = (least: number, value: number, most: number): number =>
	Math.max(least, Math.min(most, value));

const onSide = (at: number, length: number): number =>
	between(-BEYOND * length, at, (1 + BEYOND) * length);

function insetCorners({ width, height }: SnapPhoto): Corners {
	const [left, right] = [width * INSET, width * (1 - INSET)];
	const [top, bottom] = [height * INSET, height * (1 - INSET)];
	return [
		{ x: left, y: top },
		{ x: right, y: top },
		{ x: right, y: bottom },
		{ x: left, y: bottom }
	];
}
