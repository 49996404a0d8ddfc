import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomTransform } from 'd3-zoom';
import { UNIT } from '../../drawing/point';
import type { Area } from '../../drawing/scene';
import { glide } from './glide';

/** The view on the table: where its origin lies in the element, in pixels, and how many pixels a drawing unit takes. */
export type View = Pick<ZoomTransform, 'x' | 'y' | 'k'>;

/** Smallest and largest size of a tile on the screen, in pixels; and the largest that a fit makes it. */
const SMALLEST = 10;
const LARGEST = 320;
const LARGEST_FIT = 150;
/** How long after the last movement the view counts as standing still, in milliseconds: fingers come back. */
const REST = 140;

/** Moves the view by finger, mouse and wheel, and on command. */
export interface Camera {
	/** Brings a part of the table as large as possible into the element; as soon as it's let go of, if a finger holds it. */
	fit(area: Area, how: 'glide' | 'at once'): void;
	/** Where a pointer event happened on the table, in tiles. */
	at(event: { readonly clientX: number; readonly clientY: number }): { x: number; y: number };
	/** The part of the table in view, or about to be. */
	seen(): Area;
	/** True until the view has been put anywhere. */
	isNew(): boolean;
	readonly destroy: () => void;
}

interface Watch {
	/** The element's size in pixels, kept by whoever watches it: asking the browser would make it lay the page out. */
	readonly size: () => { readonly width: number; readonly height: number };
	/** The view is on its way. */
	readonly moved: (view: View) => void;
	/** The view stands still. */
	readonly rests: (view: View) => void;
	/** The user moved the view by hand. */
	readonly byHand: () => void;
	/** A double tap or double click. */
	readonly twice: (event: Event) => void;
}

/** Puts a camera on an element. */
export function camera(element: HTMLElement, watch: Watch): Camera {
	let view: View = zoomIdentity;
	let goal: View | undefined;
	let held = false;
	let wanted: (() => void) | undefined;
	let resting: ReturnType<typeof setTimeout> | undefined;
	let frame: number | undefined;
	let stop = (): void => undefined;

	const show = (): void => {
		frame = undefined;
		watch.moved(view);
	};
	const rest = (): void => {
		goal = undefined;
		watch.rests(view);
	};
	const behaviour = zoom<HTMLElement, unknown>()
		.extent(() => [
			[0, 0],
			[watch.size().width, watch.size().height]
		])
		.scaleExtent([SMALLEST / UNIT, LARGEST / UNIT])
		.clickDistance(8)
		.tapDistance(16)
		.on('start', ({ sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
			if (!sourceEvent) return;
			held = true;
			clearTimeout(resting);
			goal = undefined;
			stop();
		})
		.on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
			view = transform;
			// Shown with the next frame: what is measured until then finds the page as it was laid out.
			frame ??= requestAnimationFrame(show);
			if (sourceEvent) watch.byHand();
		})
		.on('end', ({ sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
			if (!sourceEvent) return;
			held = false;
			resting = setTimeout(rest, REST);
			wanted?.();
			wanted = undefined;
		});
	const target = select(element);
	const put = ({ x, y, k }: View): void => {
		target.call((selection) => {
			behaviour.transform(selection, zoomIdentity.translate(x, y).scale(k));
		});
	};
	const go = (to: View, how: 'glide' | 'at once'): void => {
		if (goal && sameView(goal, to)) return;
		stop();
		clearTimeout(resting);
		if (how === 'at once' || sameView(view, to)) {
			put(to);
			rest();
			return;
		}
		goal = to;
		stop = glide(view, to, put, rest);
	};
	const tile = (): number => view.k * UNIT;
	target.call(behaviour).on('dblclick.zoom', watch.twice);

	return {
		fit(area, how) {
			const { width, height } = watch.size();
			if (width === 0 || height === 0) return;
			const to = fitted(area, width, height);
			if (held)
				wanted = () => {
					go(to, how);
				};
			else go(to, how);
		},
		at({ clientX, clientY }) {
			const { left, top } = element.getBoundingClientRect();
			return { x: (clientX - left - view.x) / tile(), y: (clientY - top - view.y) / tile() };
		},
		seen() {
			const { width, height } = watch.size();
			return areaSeen(goal ?? view, width, height);
		},
		isNew: () => view === zoomIdentity,
		destroy() {
			stop();
			clearTimeout(resting);
			if (frame !== undefined) cancelAnimationFrame(frame);
			target.on('.zoom', null);
		}
	};
}

/**
 * What moves and stretches a table that was drawn for one view so that it lies as another view wants it. At rest it lies on
 * whole pixels of the screen, and is sharp.
 */
export function onScreen(view: View, drawn: View, moving: boolean): string {
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
function fitted({ left, top, right, bottom }: Area, width: number, height: number): View {
	const size = Math.min(width / (right - left), height / (bottom - top), LARGEST_FIT);
	return {
		x: (width - (left + right) * size) / 2,
		y: (height - (top + bottom) * size) / 2,
		k: size / UNIT
	};
}

function areaSeen({ x, y, k }: View, width: number, height: number): Area {
	const tile = k * UNIT;
	const [left, top] = [-x / tile, -y / tile];
	return { left, top, right: left + width / tile, bottom: top + height / tile };
}
