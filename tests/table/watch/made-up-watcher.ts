import type {
	FoundBoard,
	Frame,
	KnownTable,
	Seen,
	SeenTile,
	Sight,
	TableWatcher
} from '../../../src/lib/watch/watching';
import type { Homography } from '../../../src/lib/snap/grid/homography';
import type { Pixels } from '../../../src/lib/snap/reading';
import type { Spot } from '../../../src/lib/engine/spot';
import { tileId } from '../../../src/lib/engine/tile';

/** A tile is 100 pixels wide, and the start tile lies in the middle. */
export const VIEW: Homography = [100, 0, 600, 0, 100, 300, 0, 0, 1];

/** A watcher in tests only: it sees what it is told to. */
export class MadeUpWatcher implements TableWatcher {
	tables: KnownTable[] = [];
	views: Homography[] = [];
	found: FoundBoard | undefined = { view: VIEW, problems: [] };
	sight: Sight | undefined = { kind: 'still', news: [], differences: [] };
	refused: Spot[] = [];
	closed = false;

	setTable(table: KnownTable): void {
		this.tables.push(table);
	}
	setView(view: Homography): void {
		this.views.push(view);
	}
	refuse(spot: Spot): void {
		this.refused.push(spot);
	}
	/** Like a worker, it can't take a picture that was given away before. */
	async find(picture: Pixels): Promise<FoundBoard | undefined> {
		structuredClone(picture.data.buffer);
		return Promise.resolve(this.found);
	}
	/** What it waits for before it says what it sees. */
	waits: Promise<unknown> = Promise.resolve();
	async see({ picture }: Frame): Promise<Seen | undefined> {
		const { sight } = this;
		structuredClone(picture.data.buffer, { transfer: [picture.data.buffer] });
		await this.waits;
		return sight && { sight, view: VIEW };
	}
	close(): void {
		this.closed = true;
	}

	/** From now on it sees these new tiles. */
	sees(...news: readonly SeenTile[]): void {
		this.sight = { kind: 'still', news, differences: [] };
	}
}

/** A camera that is on, for a state without pictures. */
export const MADE_UP_STREAM = {
	getTracks: () => [],
	getVideoTracks: () => []
} as unknown as MediaStream;

/** A picture of nothing. */
export const frameAt = (time: number): Frame => ({
	time,
	picture: { width: 1, height: 1, data: new Uint8ClampedArray(4) }
});

/** A road from east to west beside the start tile, surely without or with the mover's figure on it. */
export const roadSeen = (more: Partial<SeenTile> = {}): SeenTile => ({
	spot: { x: 1, y: 0 },
	lays: [
		{ tile: tileId('base-U'), spot: { x: 1, y: 0 }, rotation: 0, score: -0.1 },
		{ tile: tileId('base-W'), spot: { x: 1, y: 0 }, rotation: 1, score: -4 }
	],
	margin: 4,
	detail: undefined,
	odds: 8,
	figure: undefined,
	...more
});

/** A figure in the middle of that road. */
export const ON_ROAD = { at: { x: 0.5, y: 0.52 }, probability: 0.95 };
