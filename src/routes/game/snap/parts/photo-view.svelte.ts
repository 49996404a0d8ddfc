import type { Attachment } from 'svelte/attachments';
import { PanZoom, type View } from '$lib/ui/pan-zoom';

/** A point on the screen or in a photo, in pixels. */
interface Point {
	readonly x: number;
	readonly y: number;
}

interface Size {
	readonly width: number;
	readonly height: number;
}

/** How many times larger than fitted a photo may be shown. */
const LARGEST = 8;
/** The share of the frame that a fitted photo fills, so that the handles at its edges can be reached. */
const FILLED = 0.92;

/** How a photo is seen in its frame, zoomed and moved by fingers, mouse and wheel. */
export class PhotoView {
	/** Size of the frame in pixels. */
	width = $state(0);
	height = $state(0);
	#view = $state.raw<View>({ x: 0, y: 0, k: 1 });
	readonly #photo: () => Size;

	/** @param photo size of the photo in its own pixels; reactive */
	constructor(photo: () => Size) {
		this.#photo = photo;
	}

	/** Size on the screen of a pixel of the photo. */
	get scale(): number {
		return this.#view.k;
	}
	/** The CSS transform that shows the photo. */
	get transform(): string {
		const { x, y, k } = this.#view;
		return `translate(${String(x)}px, ${String(y)}px) scale(${String(k)})`;
	}
	/** The same transform for what lies above the photo, in SVG. */
	get matrix(): string {
		const { x, y, k } = this.#view;
		return `translate(${String(x)} ${String(y)}) scale(${String(k)})`;
	}

	/** Returns where a point of the photo is in the frame. */
	inFrame({ x, y }: Point): Point {
		const view = this.#view;
		return { x: x * view.k + view.x, y: y * view.k + view.y };
	}

	/** Returns where a point of the frame is in the photo. */
	inPhoto({ x, y }: Point): Point {
		const view = this.#view;
		return { x: (x - view.x) / view.k, y: (y - view.y) / view.k };
	}

	/** Lets the photo be zoomed and moved, and fits it whenever it or the frame gets another size. Ignores buttons in it. */
	readonly zooming: Attachment<HTMLElement> = (frame) => {
		const photo = this.#photo();
		const { width, height } = this;
		if (width === 0 || photo.width === 0) return undefined;
		const fit = Math.min(width / photo.width, height / photo.height) * FILLED;
		const gestures = new PanZoom(frame, {
			scales: [fit * FILLED, fit * LARGEST],
			accepts: ({ target }) => !isButton(target),
			onMove: (view) => {
				this.#view = view;
			}
		});
		const left = (width - photo.width * fit) / 2;
		const top = (height - photo.height * fit) / 2;
		this.#view = gestures.view = { x: left, y: top, k: fit };
		return () => {
			gestures.destroy();
		};
	};
}

const isButton = (target: EventTarget | null): boolean =>
	target instanceof Element && target.closest('button') !== null;
