import { UNIT, type Point } from '$lib/drawing/geometry/point';
import type { BoardArea } from '$lib/drawing/board/board-area';
import { PanZoom, type View } from '$lib/ui/pan-zoom';
import { areaSeen, fitView, sameView } from './view';

/** Smallest and largest size of a tile, in pixels. */
const SMALLEST = 10;
const LARGEST = 320;
/** Time from the last movement until the view is at rest, in milliseconds, because fingers often come back. */
const REST = 140;

interface CameraCallbacks {
	/** The element's size in pixels, as known by the caller: measuring here would force a layout. */
	readonly size: () => { readonly width: number; readonly height: number };
	/** Called when the view has moved. */
	readonly onMove: (view: View) => void;
	/** Called when the view is at rest. */
	readonly onRest: (view: View) => void;
	/** Called when the user moved the view. */
	readonly onManualMove: () => void;
	/** Called at a double tap or double click. */
	readonly onDoubleTap: (event: Event) => void;
}

type Movement = 'glide' | 'at once';

/** Moves the view on an element by finger, mouse and wheel, and on command. */
export class Camera {
	readonly #gestures: PanZoom;
	#isNew = true;
	/** The view where the running animation ends. */
	#glidesTo: View | undefined;
	/** True while the user drags or pinches. */
	#dragging = false;
	/** Where the view goes as soon as the user lets go. */
	#pending: { readonly to: View; readonly how: Movement } | undefined;
	#resting: ReturnType<typeof setTimeout> | undefined;
	#frame: number | undefined;
	#stop = (): void => undefined;

	constructor(
		private readonly element: HTMLElement,
		private readonly callbacks: CameraCallbacks
	) {
		this.#gestures = new PanZoom(element, {
			scales: [SMALLEST / UNIT, LARGEST / UNIT],
			onHold: () => {
				this.#hold();
			},
			onMove: () => {
				this.#showNextFrame();
				callbacks.onManualMove();
			},
			onRelease: () => {
				this.#letGo();
			},
			onDoubleTap: callbacks.onDoubleTap
		});
	}

	/** Shows an area as large as possible. If the user holds the view, this waits until it is released. */
	fit(area: BoardArea, how: Movement): void {
		const { width, height } = this.callbacks.size();
		if (width === 0 || height === 0) return;
		const to = fitView(area, width, height);
		if (this.#dragging) this.#pending = { to, how };
		else this.#go(to, how);
	}

	/** Position of a pointer event on the table, in tiles. */
	at({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): Point {
		const { left, top } = this.element.getBoundingClientRect();
		const { x, y, k } = this.#gestures.view;
		return { x: (clientX - left - x) / (k * UNIT), y: (clientY - top - y) / (k * UNIT) };
	}

	/** The view, or the view that it glides to. */
	get goal(): View {
		return this.#glidesTo ?? this.#gestures.view;
	}

	/** The area in view, or about to be. */
	seen(): BoardArea {
		const { width, height } = this.callbacks.size();
		return areaSeen(this.goal, width, height);
	}

	/** True until the first fit. */
	isNew(): boolean {
		return this.#isNew;
	}

	/** Detaches the camera from its element. */
	destroy(): void {
		this.#halt();
		this.#cancelFrame();
		this.#gestures.destroy();
	}

	#hold(): void {
		this.#dragging = true;
		this.#glidesTo = undefined;
		this.#halt();
	}

	#letGo(): void {
		this.#dragging = false;
		this.#resting = setTimeout(this.#rest, REST);
		if (this.#pending) this.#go(this.#pending.to, this.#pending.how);
		this.#pending = undefined;
	}

	#showNextFrame(): void {
		// Applied in the next frame, so that measurements until then force no layout.
		this.#frame ??= requestAnimationFrame(() => {
			this.#frame = undefined;
			this.callbacks.onMove(this.#gestures.view);
		});
	}

	#go(to: View, how: Movement): void {
		if (this.#glidesTo && sameView(this.#glidesTo, to)) return;
		this.#halt();
		if (how === 'at once' || sameView(this.#gestures.view, to)) {
			this.#put(to);
			this.#rest();
			return;
		}
		this.#glidesTo = to;
		this.callbacks.onMove(this.#gestures.view);
		this.#stop = animateView(this.#gestures.view, to, this.#put, this.#rest);
	}

	/** Stops the animation and the timer for rest. */
	#halt(): void {
		this.#stop();
		clearTimeout(this.#resting);
	}

	#cancelFrame(): void {
		if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
		this.#frame = undefined;
	}

	readonly #put = (view: View): void => {
		this.#isNew = false;
		this.#gestures.view = view;
		this.#showNextFrame();
	};

	readonly #rest = (): void => {
		this.#glidesTo = undefined;
		// If the last movement were reported after the rest, the view would seem to be moving still.
		this.#cancelFrame();
		this.callbacks.onRest(this.#gestures.view);
	};
}

/** Duration of a movement, in milliseconds. */
const GLIDE = 280;

/** Ease-out: fast at the start. */
const ease = (share: number): number => 1 - (1 - share) ** 3;

/** Linear interpolation between two views. @internal */
export const interpolate = (from: View, to: View, share: number): View => ({
	x: from.x + (to.x - from.x) * share,
	y: from.y + (to.y - from.y) * share,
	k: from.k + (to.k - from.k) * share
});

/** Moves the view frame by frame. Returns a function that stops it. */
function animateView(
	from: View,
	to: View,
	step: (view: View) => void,
	done: () => void
): () => void {
	let began: number | undefined;
	let frame = requestAnimationFrame(move);
	function move(now: number): void {
		began ??= now;
		const share = (now - began) / GLIDE;
		step(share < 1 ? interpolate(from, to, ease(share)) : to);
		if (share < 1) frame = requestAnimationFrame(move);
		else done();
	}
	return () => {
		cancelAnimationFrame(frame);
	};
}
