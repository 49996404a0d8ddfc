import { plus, times, UNIT, type Point } from '$lib/drawing/geometry/point';
import { containsSpot, type BoardArea } from '$lib/drawing/board/board-area';
import type { Spot } from '$lib/engine/spot';
import { wantsStill } from '$lib/ui/kit/motion';
import type { View } from '$lib/ui/pan-zoom';
import { Camera } from './camera';
import {
	areaForMost,
	areaForSpots,
	areaSeen,
	areaToShow,
	isTooLarge,
	isWithin,
	screenTransform,
	uncoveredPart,
	type ScreenPoint
} from './view';
import { leastSize, spotsBeyond, TARGET } from '$lib/ui/board/targets';

/** The highlighted part of the table. `highlight` is its identity: the same value means the same highlight. */
interface HighlightedPart {
	readonly highlight: unknown;
	readonly part: BoardArea;
	/** Height of what covers the foot of the element, in pixels. */
	readonly foot: number;
}

/** Spots to choose from. The same key means the same choice. */
interface FollowedSpots {
	readonly spots: readonly Spot[];
	readonly key: string;
}

/** The view of the board: the camera's current view, and the view for which the board is drawn. */
export class BoardView {
	/** The size of the element in pixels. */
	width = $state(0);
	height = $state(0);
	/** False once the user has moved the view. */
	follows = $state(true);
	#view = $state.raw<View>({ x: 0, y: 0, k: 1 });
	/** The view at the last rest. The board is drawn at its size, then only moved and scaled until the next rest. */
	#drawnView = $state.raw<View>();
	#moving = $state(false);
	#camera = $state.raw<Camera>();
	/** The area seen before a highlight, if the user had moved the view. */
	#viewBefore: BoardArea | undefined;
	/**
	 * The highlight, or the spots to choose from, that was followed last. `movedByUser` is true once the user has moved the view
	 * since then.
	 */
	#followed: unknown;
	#movedByUser = false;

	/** Drawn size of a tile in pixels; undefined until the element has a size. */
	readonly size: number | undefined = $derived(this.#drawnView && this.#drawnView.k * UNIT);
	/** The area of the table in view at rest, in tiles; undefined while the view moves. */
	readonly atRest: BoardArea | undefined = $derived(
		this.#drawnView && !this.#moving && this.width > 0
			? areaSeen(this.#drawnView, this.width, this.height)
			: undefined
	);
	/** CSS transform from the drawn view to the current one. */
	readonly transform: string = $derived(
		screenTransform(this.#view, this.#drawnView ?? this.#view, this.#moving)
	);
	/** True if the view rests where it would be if the game were opened now. */
	readonly settled: boolean = $derived(
		this.follows && !this.#moving && this.#drawnView !== undefined
	);

	/** The part of the table in view now. */
	readonly seen: BoardArea = $derived(areaSeen(this.#view, this.width, this.height));
	/** Size of a tile in the current view, in pixels. */
	readonly seenSize: number = $derived(this.#view.k * UNIT);

	/** Attaches the camera to an element. Returns a function that detaches it. */
	attach(element: HTMLElement, onDoubleTap: () => void): () => void {
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

	/** Position of a pointer event on the table, in tiles; undefined before the camera is attached. */
	at(event: MouseEvent): { x: number; y: number } | undefined {
		return this.#camera?.at(event);
	}

	/** Size of a tile when the view has come to rest, in pixels. */
	get goalSize(): number {
		return this.#goal.k * UNIT;
	}

	/** The part of the table in view when the view has come to rest. */
	get goalArea(): BoardArea {
		return areaSeen(this.#goal, this.width, this.height);
	}

	get #goal(): View {
		return this.#camera?.goal ?? this.#view;
	}

	/**
	 * Returns where a point of the table (in units) is in the window when the view has come to rest, in pixels; undefined if it is
	 * out of view.
	 * @param frame where the element is in the window
	 */
	windowPointOf(
		point: Point | undefined,
		{ left, top }: Pick<DOMRect, 'left' | 'top'>
	): ScreenPoint | undefined {
		const view = this.#goal;
		const { x, y } = plus(view, times(point ?? { x: NaN, y: NaN }, view.k));
		const inside = x >= 0 && y >= 0 && x <= this.width && y <= this.height;
		return inside ? { x: left + x, y: top + y, size: this.goalSize } : undefined;
	}

	/**
	 * Follows the game: shows the area, unless the user moved the view and all spots of note are in view. After a highlight
	 * it returns to the area seen before.
	 */
	follow(area: BoardArea, keepInView: readonly (Spot | undefined)[]): void {
		if (!this.#camera || this.width === 0 || this.height === 0) return;
		const former = this.#viewBefore;
		this.#viewBefore = this.#followed = undefined;
		const seen = former ?? this.#camera.seen();
		if (this.follows || keepInView.some((spot) => spot && !containsSpot(seen, spot)))
			this.#fit(area);
		else if (former) this.#fit(former);
	}

	/**
	 * Follows a highlight: shows all of it, unless the user has moved the view since the highlight began, or had moved it before
	 * and the highlight is in view.
	 */
	followHighlight(area: BoardArea, { highlight, part, foot }: HighlightedPart): void {
		const { width, height } = this;
		if (!this.#camera || width === 0 || height === 0) return;
		this.#begin(highlight);
		const viewport = { width, height, foot };
		const seen = this.#camera.seen();
		if (!this.follows && !this.#viewBefore) {
			if (this.#movedByUser || isWithin(part, uncoveredPart(seen, viewport))) return;
			this.#viewBefore = seen;
		}
		this.#fit(areaToShow(part, area, viewport));
	}

	/** Follows a choice of spots: shows them large enough for fingers, unless the user moved the view since the choice began. */
	followSpots(area: BoardArea, { spots, key }: FollowedSpots): void {
		const { width, height } = this;
		if (!this.#camera || width === 0 || height === 0) return;
		this.#begin(key);
		if (this.#movedByUser) return;
		if (!this.follows && !this.#viewBefore) {
			const seen = this.#camera.seen();
			const isLarge = width / (seen.right - seen.left) >= leastSize(spots);
			if (isLarge && spotsBeyond(spots, seen, { width, height }).length === 0) return;
			this.#viewBefore = seen;
		}
		this.#fit(areaForSpots(spots, area, { width, height }));
	}

	/** Shows as many of these spots as there is room for, at the present size, until another choice begins. */
	showSpots(area: BoardArea, spots: readonly Spot[]): void {
		const { size = TARGET } = this;
		this.#movedByUser = true;
		this.#fit(areaForMost(spots, size, area, { width: this.width, height: this.height }));
	}

	/** Shows the area from now on. */
	show(area: BoardArea): void {
		this.follows = true;
		this.#fit(area);
	}

	/** Begins to follow something. If it is what was followed already, that goes on. */
	#begin(followed: unknown): void {
		if (this.#followed !== followed) this.#movedByUser = false;
		this.#followed = followed;
	}

	#fit(area: BoardArea): void {
		const first = this.#camera?.isNew() ?? true;
		this.#camera?.fit(area, first || wantsStill() ? 'at once' : 'glide');
	}
}
