import type { OnScreen } from '../../drawing/flight';
import { plus, times, UNIT, type Point } from '../../drawing/point';
import { holds, type Area } from '../../drawing/scene';
import type { Spot } from '../../engine/spot';
import { wantsStill } from '../kit/motion';
import { Camera, isTooLarge, onScreen, type View } from './camera';
import { isWithin, shownFor, uncovered } from './fitting';

/** A part of the table lit up; `light` is the same as long as it's the same light. */
export interface LitPart {
	readonly light: unknown;
	readonly part: Area;
	/** Height of what covers the element's foot meanwhile, in pixels. */
	readonly foot: number;
}

/** What is seen of the table: where the camera is, and for which of its views the table is drawn. */
export class Sight {
	/** The size of the element in pixels. */
	width = $state(0);
	height = $state(0);
	/** False from the moment on that the view is moved by hand. */
	follows = $state(true);
	#view = $state.raw<View>({ x: 0, y: 0, k: 1 });
	/** How the view stood last: what is drawn has its size, and is only moved and stretched until the next rest. */
	#still = $state.raw<View>();
	#moving = $state(false);
	#eye = $state.raw<Camera>();
	/** What was seen before the view left it for a light, if it was moved by hand before that. */
	#former: Area | undefined;
	/** The light last followed; `leftAlone` once the view was moved by hand under it. */
	#light: unknown;
	#leftAlone = false;

	/** Size of a tile in pixels as it's drawn; undefined until the element has a size. */
	readonly size: number | undefined = $derived(this.#still && this.#still.k * UNIT);
	/** What puts the table as it's drawn where it is to be seen. */
	readonly transform: string = $derived(
		onScreen(this.#view, this.#still ?? this.#view, this.#moving)
	);

	/** Puts the camera on an element; the result takes it off again. `twice` hears of double taps. */
	watch(element: HTMLElement, twice: () => void): () => void {
		const eye = new Camera(element, {
			size: () => ({ width: this.width, height: this.height }),
			moved: (view) => {
				this.#view = view;
				this.#moving = true;
				if (this.#still && isTooLarge(this.#still, view)) this.#still = view;
			},
			rests: (view) => {
				this.#view = this.#still = view;
				this.#moving = false;
			},
			byHand: () => {
				this.follows = false;
				this.#former = undefined;
				this.#leftAlone = true;
			},
			twice
		});
		this.#eye = eye;
		return () => {
			eye.destroy();
		};
	}

	/** Where a pointer event happened on the table, in tiles; undefined before there is anything to see. */
	at(event: MouseEvent): { x: number; y: number } | undefined {
		return this.#eye?.at(event);
	}

	/** Where a point of the table, in tiles, is seen in the element now, in pixels; undefined when it's out of sight. */
	seenAt(point: Point): OnScreen | undefined {
		const size = this.#view.k * UNIT;
		const { x, y } = plus(this.#view, times(point, size));
		const inside = x >= 0 && y >= 0 && x <= this.width && y <= this.height;
		return inside ? { x, y, size } : undefined;
	}

	/**
	 * Follows the table: shows the area, unless the view was moved by hand and every spot of note is in sight; after a light,
	 * what was seen before it.
	 */
	follow(area: Area, ofNote: readonly (Spot | undefined)[]): void {
		if (!this.#eye || this.width === 0 || this.height === 0) return;
		const former = this.#former;
		this.#former = this.#light = undefined;
		const seen = former ?? this.#eye.seen();
		if (this.follows || ofNote.some((spot) => spot && !holds(seen, spot))) this.#fit(area);
		else if (former) this.#fit(former);
	}

	/** Follows a light: shows all of it, unless the view was moved by hand under it or, before, holds it anyway. */
	followLight(area: Area, { light, part, foot }: LitPart): void {
		const { width, height } = this;
		if (!this.#eye || width === 0 || height === 0) return;
		if (this.#light !== light) this.#leftAlone = false;
		this.#light = light;
		const pane = { width, height, foot };
		const seen = this.#eye.seen();
		if (!this.follows && !this.#former) {
			if (this.#leftAlone || isWithin(part, uncovered(seen, pane))) return;
			this.#former = seen;
		}
		this.#fit(shownFor(part, area, pane));
	}

	/** Shows the area from now on. */
	show(area: Area): void {
		this.follows = true;
		this.#fit(area);
	}

	#fit(area: Area): void {
		const first = this.#eye?.isNew() ?? true;
		this.#eye?.fit(area, first || wantsStill() ? 'at once' : 'glide');
	}
}
