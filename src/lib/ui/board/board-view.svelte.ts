import type { ScreenPoint } from '../../drawing/board/flight';
import { plus, times, UNIT, type Point } from '../../drawing/geometry/point';
import { containsSpot, type BoardArea } from '../../drawing/board/scene';
import type { Spot } from '../../engine/spot';
import { wantsStill } from '../kit/motion';
import { Camera, isTooLarge, screenTransform, type View } from './camera';
import { isWithin, areaToShow, uncovered } from './fit';

/** A part of the table lit up; `light` is the same as long as it's the same light. */
export interface HighlightedPart {
	readonly highlight: unknown;
	readonly part: BoardArea;
	/** Height of what covers the element's foot meanwhile, in pixels. */
	readonly foot: number;
}

/** What is seen of the table: where the camera is, and for which of its views the table is drawn. */
export class BoardView {
	/** The size of the element in pixels. */
	width = $state(0);
	height = $state(0);
	/** False from the moment on that the view is moved by hand. */
	follows = $state(true);
	#view = $state.raw<View>({ x: 0, y: 0, k: 1 });
	/** How the view stood last: what is drawn has its size, and is only moved and stretched until the next rest. */
	#drawnView = $state.raw<View>();
	#moving = $state(false);
	#camera = $state.raw<Camera>();
	/** What was seen before the view left it for a light, if it was moved by hand before that. */
	#viewBefore: BoardArea | undefined;
	/** The light last followed; `leftAlone` once the view was moved by hand under it. */
	#highlight: unknown;
	#movedByUser = false;

	/** Size of a tile in pixels as it's drawn; undefined until the element has a size. */
	readonly size: number | undefined = $derived(this.#drawnView && this.#drawnView.k * UNIT);
	/** What puts the table as it's drawn where it is to be seen. */
	readonly transform: string = $derived(
		screenTransform(this.#view, this.#drawnView ?? this.#view, this.#moving)
	);

	/** Puts the camera on an element; the result takes it off again. `twice` hears of double taps. */
	watch(element: HTMLElement, onDoubleTap: () => void): () => void {
		const camera = new Camera(element, {
			size: () => ({ width: this.width, height: this.height }),
			onMove: (view) => {
				this.#view = view;
				this.#moving = true;
				if (this.#drawnView && isTooLarge(this.#drawnView, view)) this.#drawnView = view;
			},
			onRest: (view) => {
				this.#view = this.#drawnView = view;
				this.#moving = false;
			},
			onManualMove: () => {
				this.follows = false;
				this.#viewBefore = undefined;
				this.#movedByUser = true;
			},
			onDoubleTap
		});
		this.#camera = camera;
		return () => {
			camera.destroy();
		};
	}

	/** Where a pointer event happened on the table, in tiles; undefined before there is anything to see. */
	at(event: MouseEvent): { x: number; y: number } | undefined {
		return this.#camera?.at(event);
	}

	/** Where a point of the table, in tiles, is seen in the element now, in pixels; undefined when it's out of sight. */
	screenPointOf(point: Point): ScreenPoint | undefined {
		const size = this.#view.k * UNIT;
		const { x, y } = plus(this.#view, times(point, size));
		const inside = x >= 0 && y >= 0 && x <= this.width && y <= this.height;
		return inside ? { x, y, size } : undefined;
	}

	/**
	 * Follows the table: shows the area, unless the view was moved by hand and every spot of note is in sight; after a light,
	 * what was seen before it.
	 */
	follow(area: BoardArea, ofNote: readonly (Spot | undefined)[]): void {
		if (!this.#camera || this.width === 0 || this.height === 0) return;
		const former = this.#viewBefore;
		this.#viewBefore = this.#highlight = undefined;
		const seen = former ?? this.#camera.seen();
		if (this.follows || ofNote.some((spot) => spot && !containsSpot(seen, spot))) this.#fit(area);
		else if (former) this.#fit(former);
	}

	/** Follows a light: shows all of it, unless the view was moved by hand under it or, before, holds it anyway. */
	followHighlight(area: BoardArea, { highlight, part, foot }: HighlightedPart): void {
		const { width, height } = this;
		if (!this.#camera || width === 0 || height === 0) return;
		if (this.#highlight !== highlight) this.#movedByUser = false;
		this.#highlight = highlight;
		const viewport = { width, height, foot };
		const seen = this.#camera.seen();
		if (!this.follows && !this.#viewBefore) {
			if (this.#movedByUser || isWithin(part, uncovered(seen, viewport))) return;
			this.#viewBefore = seen;
		}
		this.#fit(areaToShow(part, area, viewport));
	}

	/** Shows the area from now on. */
	show(area: BoardArea): void {
		this.follows = true;
		this.#fit(area);
	}

	#fit(area: BoardArea): void {
		const first = this.#camera?.isNew() ?? true;
		this.#camera?.fit(area, first || wantsStill() ? 'at once' : 'glide');
	}
}
