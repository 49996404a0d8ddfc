import { select, type Selection } from 'd3-selection';
import {
	zoom,
	zoomIdentity,
	type D3ZoomEvent,
	type ZoomBehavior,
	type ZoomTransform
} from 'd3-zoom';
import { UNIT, type Point } from '../../drawing/geometry/point';
import type { BoardArea } from '../../drawing/board/scene';
import { animateView } from './animate-view';

/** The view on the table: where its origin lies in the element, in pixels, and how many pixels a drawing unit takes. */
export type View = Pick<ZoomTransform, 'x' | 'y' | 'k'>;

/** Smallest and largest size of a tile on the screen, in pixels; and the largest that a fit makes it. */
const SMALLEST = 10;
const LARGEST = 320;
const LARGEST_FIT = 150;
/** How long after the last movement the view counts as standing still, in milliseconds: fingers come back. */
const REST = 140;

interface Watch {
	/** The element's size in pixels, kept by whoever watches it: asking the browser would make it lay the page out. */
	readonly size: () => { readonly width: number; readonly height: number };
	/** The view is on its way. */
	readonly onMove: (view: View) => void;
	/** The view stands still. */
	readonly onRest: (view: View) => void;
	/** The user moved the view by hand. */
	readonly onManualMove: () => void;
	/** A double tap or double click. */
	readonly onDoubleTap: (event: Event) => void;
}

type Zoomed = D3ZoomEvent<HTMLElement, unknown>;
type How = 'glide' | 'at once';

/** Moves the view on an element by finger, mouse and wheel, and on command. */
export class Camera {
	#view: View = zoomIdentity;
	/** Where the view is on its way to by itself. */
	#goal: View | undefined;
	/** True while fingers or a mouse hold the table. */
	#held = false;
	/** Where the view goes as soon as it's let go of. */
	#wanted: { readonly to: View; readonly how: How } | undefined;
	#resting: ReturnType<typeof setTimeout> | undefined;
	#frame: number | undefined;
	#stop = (): void => undefined;
	readonly #behaviour: ZoomBehavior<HTMLElement, unknown>;
	readonly #target: Selection<HTMLElement, unknown, null, undefined>;

	constructor(
		private readonly element: HTMLElement,
		private readonly watch: Watch
	) {
		this.#behaviour = this.#zooming();
		this.#target = select<HTMLElement, unknown>(element);
		this.#target.call(this.#behaviour).on('dblclick.zoom', watch.onDoubleTap);
	}

	/** Brings a part of the table as large as possible into the element; as soon as it's let go of, if a finger holds it. */
	fit(area: BoardArea, how: How): void {
		const { width, height } = this.watch.size();
		if (width === 0 || height === 0) return;
		const to = fitted(area, width, height);
		if (this.#held) this.#wanted = { to, how };
		else this.#go(to, how);
	}

	/** Where a pointer event happened on the table, in tiles. */
	at({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): Point {
		const { left, top } = this.element.getBoundingClientRect();
		const { x, y, k } = this.#view;
		return { x: (clientX - left - x) / (k * UNIT), y: (clientY - top - y) / (k * UNIT) };
	}

	/** The part of the table in view, or about to be. */
	seen(): BoardArea {
		const { width, height } = this.watch.size();
		return areaSeen(this.#goal ?? this.#view, width, height);
	}

	/** True until the view has been put anywhere. */
	isNew(): boolean {
		return this.#view === zoomIdentity;
	}

	/** Takes the camera off its element. */
	destroy(): void {
		this.#halt();
		if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
		this.#target.on('.zoom', null);
	}

	#zooming(): ZoomBehavior<HTMLElement, unknown> {
		const { size } = this.watch;
		return zoom<HTMLElement, unknown>()
			.extent(() => [
				[0, 0],
				[size().width, size().height]
			])
			.scaleExtent([SMALLEST / UNIT, LARGEST / UNIT])
			.clickDistance(8)
			.tapDistance(16)
			.on('start', ({ sourceEvent }: Zoomed) => {
				if (sourceEvent) this.#hold();
			})
			.on('zoom', ({ transform, sourceEvent }: Zoomed) => {
				this.#move(transform);
				if (sourceEvent) this.watch.onManualMove();
			})
			.on('end', ({ sourceEvent }: Zoomed) => {
				if (sourceEvent) this.#letGo();
			});
	}

	#hold(): void {
		this.#held = true;
		this.#goal = undefined;
		this.#halt();
	}

	#letGo(): void {
		this.#held = false;
		this.#resting = setTimeout(this.#rest, REST);
		if (this.#wanted) this.#go(this.#wanted.to, this.#wanted.how);
		this.#wanted = undefined;
	}

	#move(view: View): void {
		this.#view = view;
		// Shown with the next frame: what is measured until then finds the page as it was laid out.
		this.#frame ??= requestAnimationFrame(() => {
			this.#frame = undefined;
			this.watch.onMove(this.#view);
		});
	}

	#go(to: View, how: How): void {
		if (this.#goal && sameView(this.#goal, to)) return;
		this.#halt();
		if (how === 'at once' || sameView(this.#view, to)) {
			this.#put(to);
			this.#rest();
			return;
		}
		this.#goal = to;
		this.#stop = animateView(this.#view, to, this.#put, this.#rest);
	}

	/** Neither glides on nor comes to rest by itself. */
	#halt(): void {
		this.#stop();
		clearTimeout(this.#resting);
	}

	readonly #put = ({ x, y, k }: View): void => {
		this.#behaviour.transform(this.#target, zoomIdentity.translate(x, y).scale(k));
	};

	readonly #rest = (): void => {
		this.#goal = undefined;
		this.watch.onRest(this.#view);
	};
}

/**
 * What moves and stretches a table that was drawn for one view so that it lies as another view wants it. At rest it lies on
 * whole pixels of the screen, and is sharp.
 */
export function screenTransform(view: View, drawn: View, moving: boolean): string {
	const dots = moving ? 1000 : devicePixelRatio;
	const [x, y] = [view.x, view.y].map((place) => Math.round(place * dots) / dots);
	return `translate3d(${String(x)}px, ${String(y)}px, 0) scale(${String(view.k / drawn.k)})`;
}

/** How far a table may shrink on the screen before it's drawn anew: a larger picture of all of it takes too much memory. */
const SHRUNK = 0.4;

/** True when the table as it was drawn for a view is too large a picture for the view that it's seen in now. */
export const isTooLarge = (drawn: View, view: View): boolean => view.k < drawn.k * SHRUNK;

const sameView = (a: View, b: View): boolean => a.x === b.x && a.y === b.y && a.k === b.k;

/** The view that shows an area as large as an element of that size holds it, in its middle. */
function fitted({ left, top, right, bottom }: BoardArea, width: number, height: number): View {
	const size = Math.min(width / (right - left), height / (bottom - top), LARGEST_FIT);
	return {
		x: (width - (left + right) * size) / 2,
		y: (height - (top + bottom) * size) / 2,
		k: size / UNIT
	};
}

function areaSeen({ x, y, k }: View, width: number, height: number): BoardArea {
	const tile = k * UNIT;
	const [left, top] = [-x / tile, -y / tile];
	return { left, top, right: left + width / tile, bottom: top + height / tile };
}
