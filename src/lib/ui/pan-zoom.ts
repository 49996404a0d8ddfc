import { distance, minus, plus, times, type Point } from '../drawing/geometry/point';

/**
 * How something larger is seen in an element: where its origin lies in the element (`x`, `y`), and how large a unit is (`k`), in
 * pixels.
 */
export interface View extends Point {
	readonly k: number;
}

interface PanZoomOptions {
	/** The smallest and the largest `k`. */
	readonly scales: readonly [smallest: number, largest: number];
	/** False for an event that belongs to something else in the element; without it all are accepted. */
	readonly accepts?: (event: Event) => boolean;
	/** Called when a finger, the mouse or the wheel takes hold of the view. */
	readonly onHold?: () => void;
	/** Called when the user moved the view. */
	readonly onMove: (view: View) => void;
	/** Called when the user let go of the view. */
	readonly onRelease?: () => void;
	/** Called on a double tap or double click. */
	readonly onDoubleTap?: (event: MouseEvent) => void;
}

/** How far a pointer may move in a tap, in pixels. */
const NEAR = 8;
/** Longest time between the taps of a double tap, in ms, and how far apart they may lie, in pixels. */
const DOUBLE = { time: 500, apart: 16 };
/** The wheel lets go of the view after this many ms without a turn. */
const WHEEL_REST = 150;
/** How many times the size doubles with each pixel, line or page that the wheel turns, by the event's `deltaMode`. */
const WHEEL_STEPS = [0.002, 0.05, 1];

/** Lets a view be moved by a finger or the mouse, and zoomed by two fingers or the wheel. The element's `touch-action` must be `none`. */
export class PanZoom {
	/** The view. Setting it calls none of the callbacks. */
	view: View = { x: 0, y: 0, k: 1 };
	/** Where the pointers that hold the view are in the window, by id: at most two. */
	readonly #pointers = new Map<number, Point>();
	/** Where the first pointer went down, and whether it has moved too far for a tap. */
	#down: Point = { x: 0, y: 0 };
	#dragged = false;
	#lastTap = { at: this.#down, time: -Infinity };
	#wheel: ReturnType<typeof setTimeout> | undefined;
	readonly #listening = new AbortController();
	#holding = new AbortController();

	constructor(
		private readonly element: HTMLElement,
		private readonly options: PanZoomOptions
	) {
		const { signal } = this.#listening;
		element.addEventListener('pointerdown', this.#press, { signal });
		element.addEventListener('wheel', this.#turn, { signal, passive: false });
		element.addEventListener('dblclick', this.#doubleClick, { signal });
		// The browser would carry a picture away instead of moving the view.
		element.addEventListener('dragstart', preventDefault, { signal });
	}

	/** Ends it: the view isn't moved any more. */
	destroy(): void {
		this.#listening.abort();
		this.#holding.abort();
		clearTimeout(this.#wheel);
	}

	readonly #press = (event: PointerEvent): void => {
		if (event.button !== 0 || event.ctrlKey || this.options.accepts?.(event) === false) return;
		// This is the first finger again: the ends of earlier ones were lost.
		if (event.isPrimary) this.#pointers.clear();
		if (this.#pointers.size > 1) return;
		if (this.#pointers.size === 0) this.#begin(positionOf(event));
		this.#pointers.set(event.pointerId, positionOf(event));
	};

	/** Follows the pointers in the whole window: the mouse may leave the element. */
	#begin(at: Point): void {
		this.#down = at;
		this.#dragged = false;
		this.#holding.abort();
		this.#holding = new AbortController();
		const { signal } = this.#holding;
		addEventListener('pointermove', this.#drag, { signal });
		addEventListener('pointerup', this.#lift, { signal });
		addEventListener('pointercancel', this.#lift, { signal });
		if (this.#wheel === undefined) this.options.onHold?.();
	}

	readonly #drag = (event: PointerEvent): void => {
		const before = this.#pointers.get(event.pointerId);
		if (!before) return;
		const now = positionOf(event);
		this.#pointers.set(event.pointerId, now);
		this.#dragged ||= this.#pointers.size > 1 || distance(now, this.#down) > NEAR;
		const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
		if (!other) this.#move(before, now, 1);
		else {
			const growth = distance(now, other) / Math.max(1, distance(before, other));
			this.#move(times(plus(before, other), 0.5), times(plus(now, other), 0.5), growth);
		}
	};

	readonly #lift = (event: PointerEvent): void => {
		if (!this.#pointers.delete(event.pointerId) || this.#pointers.size > 0) return;
		this.#holding.abort();
		if (event.pointerType !== 'mouse') this.#tap(event);
		else if (this.#dragged) ignoreNextClick();
		if (this.#wheel === undefined) this.options.onRelease?.();
	};

	/** Recognises double taps itself: not every browser reports double clicks of fingers. */
	#tap(event: PointerEvent): void {
		if (this.#dragged || event.type !== 'pointerup') return;
		const [at, time] = [positionOf(event), event.timeStamp];
		const { at: before, time: then } = this.#lastTap;
		const again = time - then < DOUBLE.time && distance(at, before) < DOUBLE.apart;
		this.#lastTap = { at, time };
		if (again) this.options.onDoubleTap?.(event);
	}

	readonly #doubleClick = (event: MouseEvent): void => {
		const byFinger = event.timeStamp - this.#lastTap.time < DOUBLE.time;
		if (!byFinger && this.options.accepts?.(event) !== false) this.options.onDoubleTap?.(event);
	};

	readonly #turn = (event: WheelEvent): void => {
		if (this.options.accepts?.(event) === false) return;
		event.preventDefault();
		if (this.#wheel === undefined && this.#pointers.size === 0) this.options.onHold?.();
		clearTimeout(this.#wheel);
		this.#wheel = setTimeout(() => {
			this.#wheel = undefined;
			if (this.#pointers.size === 0) this.options.onRelease?.();
		}, WHEEL_REST);
		const doublings = -event.deltaY * (WHEEL_STEPS[event.deltaMode] ?? 1);
		// A pinch on a touchpad comes as small turns with the control key.
		this.#move(positionOf(event), positionOf(event), 2 ** (doublings * (event.ctrlKey ? 10 : 1)));
	};

	/** Moves what is at one position of the window to another, and zooms there as far as the scales allow. */
	#move(from: Point, to: Point, growth: number): void {
		const [smallest, largest] = this.options.scales;
		const k = Math.min(Math.max(this.view.k * growth, smallest), largest);
		const { left, top } = this.element.getBoundingClientRect();
		const corner = { x: left, y: top };
		const fromOrigin = minus(minus(from, corner), this.view);
		const origin = minus(minus(to, corner), times(fromOrigin, k / this.view.k));
		this.view = { x: origin.x, y: origin.y, k };
		this.options.onMove(this.view);
	}
}

const preventDefault = (event: Event): void => {
	event.preventDefault();
};

const positionOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

/** Ignores the click that follows when the mouse dragged something. */
function ignoreNextClick(): void {
	const stop = (event: Event): void => {
		event.stopImmediatePropagation();
	};
	addEventListener('click', stop, { capture: true });
	setTimeout(() => {
		removeEventListener('click', stop, { capture: true });
	});
}
