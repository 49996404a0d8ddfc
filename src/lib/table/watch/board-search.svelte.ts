import type { Homography } from '../../snap/grid/homography';
import type { Corners, Pixels, Point } from '../../snap/reading';
import type { TableWatcher, ViewProblem } from '../../watch/watching';
import { isGrid } from '../snap/projection';

/** How far from the edges of a picture the corners lie at first, as a fraction of its sides. */
const INSET = 0.25;
/** How often the board is looked for before the corners are asked for. */
const PATIENCE = 3;

/** The four corners of the laid tiles, while they are picked in a still picture. */
export class PickedCorners {
	corners = $state.raw<Corners>(NOWHERE);
	/** The corner that was moved last. */
	chosen = $state(0);
	/** True once the board wasn't found between these corners. */
	wrong = $state(false);
	/** False for corners between which no board can lie. */
	readonly fits: boolean = $derived.by(() => isGrid(this.corners, this.photo));

	constructor(
		readonly photo: {
			readonly picture: HTMLCanvasElement;
			readonly width: number;
			readonly height: number;
		}
	) {
		const [left, right] = [photo.width * INSET, photo.width * (1 - INSET)];
		const [top, bottom] = [photo.height * INSET, photo.height * (1 - INSET)];
		this.corners = [
			{ x: left, y: top },
			{ x: right, y: top },
			{ x: right, y: bottom },
			{ x: left, y: bottom }
		];
	}

	move(index: number, to: Point): void {
		const [a, b, c, d] = this.corners.map((corner, one) => (one === index ? to : corner));
		if (!a || !b || !c || !d) return;
		this.chosen = index;
		this.wrong = false;
		this.corners = [a, b, c, d];
	}
}

const NOWHERE: Corners = [
	{ x: 0, y: 0 },
	{ x: 0, y: 0 },
	{ x: 0, y: 0 },
	{ x: 0, y: 0 }
];

/** The search for the board in the live picture. */
export class BoardSearch {
	/** Where it was found; undefined while it is looked for. */
	view = $state.raw<Homography>();
	/** The size of the picture in which it was found, in pixels. */
	size: Pick<Pixels, 'width' | 'height'> = { width: 0, height: 0 };
	/** What should be improved about the view. */
	problems = $state.raw<readonly ViewProblem[]>([]);
	/** True if pictures can't be read on this device. */
	failed = $state(false);
	/** How often it wasn't found. */
	#misses = $state(0);
	/** The corners, while they are picked. */
	picked = $state.raw<PickedCorners>();
	readonly #watcher: Pick<TableWatcher, 'find'>;

	/** True once it wasn't found so often that the corners are asked for. */
	readonly asksCorners: boolean = $derived.by(() => this.#misses >= PATIENCE);

	constructor(watcher: Pick<TableWatcher, 'find'>) {
		this.#watcher = watcher;
	}

	#isPicking(): boolean {
		return this.picked !== undefined;
	}

	/** Looks for it in a picture, unless it was found or the corners are picked. */
	async look(picture: Pixels): Promise<void> {
		if (this.view || this.#isPicking()) return;
		const found = await this.#watcher.find(picture);
		if (this.#isPicking()) return;
		this.failed = found === undefined;
		this.problems = found?.problems ?? [];
		this.view = found?.view;
		this.size = picture;
		if (!this.view) this.#misses++;
	}

	/** Shows a picture in which the corners are picked. */
	pick(photo: PickedCorners['photo']): void {
		this.view = undefined;
		this.picked = new PickedCorners(photo);
	}

	/** Goes back to the live picture. */
	leaveCorners(): void {
		this.picked = undefined;
	}

	/** Finds it by the corners that were picked. */
	async useCorners(picture: Pixels): Promise<void> {
		const { picked } = this;
		if (!picked?.fits) return;
		const found = await this.#watcher.find(picture, picked.corners);
		if (picked !== this.picked) return;
		picked.wrong = !found?.view;
		if (!found?.view) return;
		this.view = found.view;
		this.size = picture;
		this.problems = found.problems;
		this.picked = undefined;
	}

	/** Looks for it again. */
	again(): void {
		this.view = this.picked = undefined;
		this.problems = [];
		this.#misses = 0;
	}
}
