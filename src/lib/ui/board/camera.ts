import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomTransform } from 'd3-zoom';
import { UNIT } from '../../drawing/point';
import type { Area } from '../../drawing/scene';

/** The view on the table: where its origin lies in the element, in pixels, and how many pixels a drawing unit takes. */
export type View = Pick<ZoomTransform, 'x' | 'y' | 'k'>;

/** Smallest and largest size of a tile on the screen, in pixels. */
const SMALLEST = 10;
const LARGEST = 320;

/** Moves the view by finger, mouse and wheel, and on command. */
export interface Camera {
	/** Brings a part of the table as large as possible into the element. */
	fit(area: Area): void;
	/** Where a pointer event happened on the table, in tiles. */
	at(event: { readonly clientX: number; readonly clientY: number }): { x: number; y: number };
	/** The part of the table in view. */
	seen(): Area;
	readonly destroy: () => void;
}

interface Watch {
	/** The element's size in pixels, kept by whoever watches it: asking the browser would make it lay the page out. */
	readonly size: () => { readonly width: number; readonly height: number };
	readonly moved: (view: View) => void;
	/** The user moved the view by hand. */
	readonly byHand: () => void;
	/** A double tap or double click. */
	readonly twice: (event: Event) => void;
}

/** Puts a camera on an SVG element. */
export function camera(svg: SVGSVGElement, { size, moved, byHand, twice }: Watch): Camera {
	let view: View = zoomIdentity;
	const behaviour = zoom<SVGSVGElement, unknown>()
		.extent(() => [
			[0, 0],
			[size().width, size().height]
		])
		.scaleExtent([SMALLEST / UNIT, LARGEST / UNIT])
		.clickDistance(8)
		.tapDistance(16)
		.on('zoom', (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
			view = event.transform;
			moved(view);
			if (event.sourceEvent) byHand();
		});
	const target = select(svg);
	target.call(behaviour).on('dblclick.zoom', (event: Event) => {
		twice(event);
	});
	const tile = (): number => view.k * UNIT;
	return {
		fit(area) {
			const { width, height } = size();
			if (width === 0 || height === 0) return;
			const across = area.right - area.left;
			const down = area.bottom - area.top;
			const k = Math.min(width / across, height / down, 150) / UNIT;
			const x = (width - across * k * UNIT) / 2 - area.left * k * UNIT;
			const y = (height - down * k * UNIT) / 2 - area.top * k * UNIT;
			target.call((selection) => {
				behaviour.transform(selection, zoomIdentity.translate(x, y).scale(k));
			});
		},
		at({ clientX, clientY }) {
			const { left, top } = svg.getBoundingClientRect();
			return { x: (clientX - left - view.x) / tile(), y: (clientY - top - view.y) / tile() };
		},
		seen() {
			const { width, height } = size();
			const [left, top] = [-view.x / tile(), -view.y / tile()];
			return { left, top, right: left + width / tile(), bottom: top + height / tile() };
		},
		destroy: () => {
			target.on('.zoom', null);
		}
	};
}
