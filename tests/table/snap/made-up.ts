import { vi } from 'vitest';
import type { Board } from '../../../src/lib/engine/board';
import { ok } from '../../../src/lib/engine/result';
import type { Rotation, Spot } from '../../../src/lib/engine/spot';
import { tileId } from '../../../src/lib/engine/tile';
import { replayRecord, type GameRecord } from '../../../src/lib/record';
import type { KnownCell } from '../../../src/lib/snap/read-table';
import type { CellContent, ReadCell, Reading } from '../../../src/lib/snap/reading';
import type { TableReader } from '../../../src/lib/snap/table-reader';
import { CornerPicking } from '../../../src/lib/table/snap/corner-picking.svelte';
import { headerFor, randomTurn, seededRandom, withEvents } from '../../record/support';

/** A tile of the base game on a cell. */
export const tile = (letter: string, rotation: 0 | 1 | 2 | 3 = 0): CellContent => ({
	kind: 'tile',
	tile: tileId(`base-${letter}`),
	rotation
});

export const EMPTY: CellContent = { kind: 'empty' };
export const OTHER: CellContent = { kind: 'other' };

/** A reading, row by row; those of `unsure` aren't sure, by their place in the list. */
export function reading(
	columns: number,
	contents: readonly CellContent[],
	unsure: readonly number[] = []
): Reading {
	const rows = Math.ceil(contents.length / columns);
	const [right, bottom] = [columns * 100, rows * 100];
	const cells = contents.map((content, index): ReadCell => ({
		cell: { column: index % columns, row: Math.floor(index / columns) },
		content,
		sure: !unsure.includes(index),
		next: unsure.includes(index) ? [tile('V', 1), tile('U'), EMPTY] : []
	}));
	const corners = [
		{ x: 0, y: 0 },
		{ x: right, y: 0 },
		{ x: right, y: bottom },
		{ x: 0, y: bottom }
	] as const;
	return { grid: { corners, columns, rows }, cells, figures: [] };
}

/** A reader in tests only: it reads what it is told to. */
export class MadeUpReader implements TableReader {
	readonly mends: (readonly KnownCell[])[] = [];
	/** Readings after the first one; the last one stays. */
	later: Reading[] = [];
	closed = 0;
	cancelled = 0;

	constructor(readonly first: Reading) {}

	find: TableReader['find'] = () => Promise.resolve(ok(undefined));
	count: TableReader['count'] = () => Promise.resolve(ok({ columns: 5, rows: 4, sure: true }));
	read: TableReader['read'] = () => Promise.resolve(ok(this.first));
	mend: TableReader['mend'] = (known) => {
		this.mends.push(known);
		return Promise.resolve(ok(this.later.shift() ?? this.first));
	};
	cancel = (): void => {
		this.cancelled++;
	};
	close = (): void => {
		this.closed++;
	};
}

/** A game of so many random turns of the base game, without figures. */
export function played(seed: number, turns: number): GameRecord {
	const random = seededRandom(seed);
	let record: GameRecord = { header: headerFor(`played-${String(seed)}`), entries: [] };
	for (let turn = 0; turn < turns; turn++) {
		const event = randomTurn(replayRecord(record).game, random);
		const bare = event.type === 'base/laid' ? { ...event, deploy: undefined } : event;
		record = withEvents(record, [bare]);
	}
	return record;
}

/** What a photo shows of a board, or of its tiles that are in view, by somebody who sits elsewhere: the board turned clockwise. */
export function photoOf(
	{ order }: Board,
	turned: Rotation,
	isInView: (spot: Spot) => boolean = () => true
): Reading {
	const turn = ({ x, y }: { x: number; y: number }) =>
		[[x, y] as const, [-y, x] as const, [-x, -y] as const, [y, -x] as const][turned] ?? [x, y];
	const spots = order.filter(isInView).map((laid) => ({ laid, at: turn(laid) }));
	const left = Math.min(...spots.map(({ at }) => at[0]));
	const top = Math.min(...spots.map(({ at }) => at[1]));
	const columns = Math.max(...spots.map(({ at }) => at[0])) - left + 1;
	const rows = Math.max(...spots.map(({ at }) => at[1])) - top + 1;
	const contents = Array.from({ length: columns * rows }, (_, index) => {
		const [x, y] = [left + (index % columns), top + Math.floor(index / columns)];
		const here = spots.find(({ at }) => at[0] === x && at[1] === y)?.laid;
		const rotation = (((here?.rotation ?? 0) + turned) & 3) as Rotation;
		return here ? ({ kind: 'tile', tile: here.type.id, rotation } as const) : EMPTY;
	});
	return reading(columns, contents);
}

/** A photo whose corners are picked. */
export function pickingOf(reader: MadeUpReader): CornerPicking {
	vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
		getImageData: () => ({ width: 1, height: 1, data: new Uint8ClampedArray(4) })
	} as unknown as GPUCanvasContext);
	return new CornerPicking(
		{ picture: document.createElement('canvas'), width: 300, height: 200 },
		() => reader
	);
}
