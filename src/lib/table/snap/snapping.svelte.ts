import { fail, type Result } from '../../engine/result';
import type { PhotoProblem, ReadingProblem, Reading } from '../../snap/reading';
import type { TableReader } from '../../snap/table-reader';
import type { TurnEntry } from '../turn/turn-entry';
import { supplyOf } from './cells';
import { CornerPicking, type OpenReader } from './corner-picking.svelte';
import { dropCorners, keepCorners, keptCorners, identifyPhoto } from './kept-corners';
import { readPhoto, type SnapPhoto } from './read-photo';
import type { ReadingKeeper } from './reading-keeper';
import { TableCheck, type KnownReading } from './table-check.svelte';

/** The steps from a photo to a board. */
type SnapStep = 'photo' | 'corners' | 'reading' | 'check';

/** Fewer tiles than this, or than this part of all cells, are no table. */
const LEAST_TILES = 2;
const LEAST_PART = 0.08;
/** With more of its tiles unsure than this part, a photo can't be read. */
const MOST_UNSURE = 0.6;

/** Why a reading isn't that of a table; undefined for one that can be checked. @internal */
export function problemWith({ cells }: Pick<Reading, 'cells'>): ReadingProblem | undefined {
	const tiles = cells.filter(({ content }) => content.kind === 'tile');
	if (tiles.length < Math.max(LEAST_TILES, LEAST_PART * cells.length)) return 'no-table';
	const unsure = tiles.filter(({ sure }) => !sure).length;
	return tiles.length > LEAST_TILES && unsure > MOST_UNSURE * tiles.length
		? 'unreadable'
		: undefined;
}

/** Adds what is known of a table beforehand to its reading. */
type Settle = (
	reading: Reading,
	reader: TableReader
) => Promise<Result<KnownReading, ReadingProblem>>;

/** Decides nothing again, because what was read is kept without the photo. */
const WITHOUT_PHOTO: Pick<TableReader, 'mend'> = {
	mend: () => Promise.resolve(fail('cancelled'))
};

/** Options of the way from a photo to a board. */
interface SnapOptions {
	readonly settle: Settle;
	/** Keeps the board while it is checked; without a keeper, it is lost with the page. */
	readonly keeper?: ReadingKeeper;
}

/** The way from a photo of a table to its board. */
export class Snapping {
	step = $state<SnapStep>('photo');
	/** Why the file that was chosen is no photo. */
	photoProblem = $state.raw<PhotoProblem>();
	/** Why the photo couldn't be read. */
	problem = $state.raw<ReadingProblem>();
	/** True while a photo is decoded. */
	opening = $state(false);
	/** True to keep the photo with the game. */
	keeps = $state(false);
	/** How much is read, from 0 to 1. */
	done = $state(0);
	picking = $state.raw<CornerPicking>();
	check = $state.raw<TableCheck>();
	/** What was read earlier, and wasn't taken over. */
	kept = $state.raw<KnownReading>();
	/** The file that was chosen. */
	file: Blob | undefined;
	/** Number of the newest reading: the result of one that was cancelled comes too late. */
	#reading = 0;
	readonly #open: OpenReader;
	readonly #entry: Pick<TurnEntry, 'game' | 'header'>;

	readonly #settle: Settle;
	readonly #keeper: ReadingKeeper | undefined;

	/** @param entry the game whose tiles lie there; reactive */
	constructor(
		entry: Pick<TurnEntry, 'game' | 'header'>,
		open: OpenReader,
		{ settle, keeper }: SnapOptions
	) {
		this.#entry = entry;
		this.#open = open;
		this.#settle = settle;
		this.#keeper = keeper;
		void keeper?.load().then((kept) => (this.kept = kept));
	}

	/** Takes a file as the photo. */
	async take(file: Blob): Promise<void> {
		if (this.opening) return;
		this.opening = true;
		this.photoProblem = undefined;
		const [photo, mark] = await Promise.all([readPhoto(file), identifyPhoto(file)]);
		this.opening = false;
		if (!photo.ok) {
			this.photoProblem = photo.error;
			return;
		}
		this.picking?.close();
		this.file = file;
		this.picking = this.#pick(photo.value, mark);
		this.check = this.problem = undefined;
		this.step = 'corners';
	}

	/** Begins where the corners of this photo were left, or looks for them. */
	#pick(photo: SnapPhoto, mark: string): CornerPicking {
		const picking = new CornerPicking(photo, this.#open, (picked) => {
			keepCorners(mark, picked);
		});
		const kept = keptCorners(mark);
		if (kept) picking.restore(kept);
		else void picking.find();
		return picking;
	}

	/** Reads the photo between its corners. */
	async read(): Promise<void> {
		const { picking } = this;
		if (!picking?.fits) return;
		const number = ++this.#reading;
		this.step = 'reading';
		this.done = 0;
		this.problem = undefined;
		const read = await this.#readingOf(picking, number);
		if (number !== this.#reading) return;
		this.#take(read, picking);
	}

	#take(read: Result<KnownReading, ReadingProblem>, { reader }: CornerPicking): void {
		this.check = undefined;
		this.problem = read.ok ? problemWith(read.value.reading) : read.error;
		if (read.ok) this.check = this.#checkOf(reader, read.value);
		this.step = this.problem ? 'corners' : 'check';
		this.check?.chooseUnsure();
		if (read.ok && !this.problem) this.#keep(read.value);
	}

	#checkOf(reader: Pick<TableReader, 'mend'>, board: KnownReading): TableCheck {
		const tiles = () => this.#entry.game.rules.tiles;
		return new TableCheck(reader, board, tiles, (changed) => {
			this.#keep(changed);
		});
	}

	#keep(kept: KnownReading): void {
		if (!this.#keeper) return;
		this.kept = kept;
		this.#keeper.keep(kept);
	}

	/** Goes on with what was read last; after a reload its photo is gone. */
	resume(): void {
		const { kept } = this;
		if (!kept) return;
		if (!this.check) {
			this.picking?.close();
			this.picking = undefined;
			this.check = this.#checkOf(WITHOUT_PHOTO, kept);
		}
		this.step = 'check';
		this.check.chooseUnsure();
	}

	/** Called when the board was taken over: it needn't be kept any more. */
	forget(): void {
		this.kept = undefined;
		this.#keeper?.drop();
		dropCorners();
	}

	async #readingOf(
		picking: CornerPicking,
		number: number
	): Promise<Result<KnownReading, ReadingProblem>> {
		await picking.settle();
		if (number !== this.#reading) return fail('failed');
		const { grid, reader } = picking;
		const { game, header } = this.#entry;
		const table = { grid, ...supplyOf(game, header.players) };
		const read = await reader.read(table, ({ done, all }) => {
			if (number === this.#reading) this.done = done / all;
		});
		return read.ok ? this.#settle(read.value, reader) : fail('failed');
	}

	/** Stops reading, and goes back to the corners. */
	cancel(): void {
		this.#reading++;
		this.picking?.reader.cancel();
		this.step = 'corners';
	}

	/** Goes to the board although the photo is hard to read. */
	checkAnyway(): void {
		this.problem = undefined;
		if (this.check) this.step = 'check';
	}

	/** Goes back to the corners, or to the choice of a photo. */
	back(): void {
		this.problem = undefined;
		this.step = this.step === 'check' && this.picking ? 'corners' : 'photo';
	}

	/** Frees the memory of the photo. */
	close(): void {
		this.#reading++;
		this.picking?.close();
	}
}
