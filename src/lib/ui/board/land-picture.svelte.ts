import type { BoardArea } from '../../drawing/board/board-area';
import type { BoardTile } from '../../drawing/board/scene';
import type { Colours } from '../../drawing/canvas/paint-paths';
import { reachesInto, type PictureArea } from '../../drawing/canvas/picture-area';
import type { Drawn, LandJob } from '../../drawing/worker/messages';
import { draw } from '../drawing/artist';
import { areaToDraw, changedSpots, lookOf, partAround, showsAll } from './land-area';

/** What a picture of the land shows. */
interface PictureFacts {
	readonly tiles: readonly BoardTile[];
	readonly area: PictureArea;
	/** The scale that was asked for; larger than that of the area if the picture would be too large with it. */
	readonly scale: number;
	/** Opacity of fine detail, from 0 to 1. */
	readonly fine: number;
	/** The name of its colours. */
	readonly scheme: string;
}

/** The facts of a picture with the looks of its tiles, as text, in place of the tiles. */
type KeptPicture = Omit<PictureFacts, 'tiles'> & { readonly tiles: readonly string[] };

/** What a picture shows, as text, so that it is recognised after a restart. */
function pictureText({ tiles, area, scale, fine, scheme }: PictureFacts): string {
	const kept: KeptPicture = { area, scale, fine, scheme, tiles: tiles.map(lookOf) };
	return JSON.stringify(kept);
}

/** Canvases that are in the page before the app draws anything, as part of its last frame. */
const KEPT = 'canvas[data-picture]';

/** True when the page shows a kept picture of some land. */
export const hasKeptPicture = (): boolean => document.querySelector(KEPT) !== null;

/** A kept picture in the page with these tiles and colours, and what it shows. */
function findKeptPicture(
	tiles: readonly BoardTile[],
	scheme: string
): { readonly canvas: HTMLCanvasElement; readonly facts: PictureFacts } | undefined {
	for (const canvas of document.querySelectorAll<HTMLCanvasElement>(KEPT)) {
		const kept = JSON.parse(canvas.dataset['picture'] ?? '') as KeptPicture;
		const { width, height } = kept.area;
		const fits = canvas.width === width && canvas.height === height && kept.scheme === scheme;
		if (fits && kept.tiles.join() === tiles.map(lookOf).join())
			return { canvas, facts: { ...kept, tiles } };
	}
	return undefined;
}

/** What the picture of the land is to show. */
interface LandView {
	readonly tiles: readonly BoardTile[];
	/** The part of the table that is seen. */
	readonly seen: BoardArea;
	/** Size of a tile in pixels of the device. */
	readonly scale: number;
	/** True while the view is being scaled: a picture of another scale will do. */
	readonly scaling: boolean;
	/** Opacity of fine detail, from 0 to 1. */
	readonly fine: number;
	readonly colours: Colours;
	/** The name of the colours. */
	readonly scheme: string;
}

/** What the picture of the land shows. */
interface Shown extends PictureFacts {
	readonly colours: Colours;
}

const shownOn = new WeakMap<HTMLCanvasElement, () => Shown | undefined>();

/** What the picture on a canvas shows, as text; undefined if it is no picture of land, or empty. */
export function textOfPicture(canvas: HTMLCanvasElement): string | undefined {
	const shown = shownOn.get(canvas)?.();
	return shown && pictureText(shown);
}

/** A picture to be drawn, or a part of one. */
interface Plan {
	readonly next: Shown;
	/** Undefined if nothing needs to be drawn. */
	readonly part: PictureArea | undefined;
}

/**
 * The picture of the land on a canvas. It is drawn in another thread: until it is there, the earlier one stays. One part is drawn
 * at a time, and then the latest view that was wished for.
 */
export class LandPicture {
	#shown = $state.raw<Shown>();
	#pending = $state(false);
	#wish: LandView | undefined;
	#drop: (() => void) | undefined;
	#canvas: HTMLCanvasElement | undefined;

	/** Its area of the table; undefined before the first one. */
	readonly area: PictureArea | undefined = $derived(this.#shown?.area);
	/** The tiles that it shows. */
	readonly tiles: readonly BoardTile[] = $derived(this.#shown?.tiles ?? []);
	/** True while it doesn't show the view that was wished for. */
	get pending(): boolean {
		return this.#pending;
	}

	/** Draws on that canvas from now on. Returns a function that stops it. */
	attach(canvas: HTMLCanvasElement): () => void {
		this.#canvas = canvas;
		shownOn.set(canvas, () => this.#shown);
		return () => {
			this.#drop?.();
			this.#drop = this.#canvas = this.#wish = undefined;
		};
	}

	/** Shows a view as soon as it is drawn. */
	show(view: LandView): void {
		this.#wish = view;
		this.#shown ??= this.#takeOver(view);
		if (!this.#drop) this.#begin();
	}

	/** Takes over a picture of the same land that the page has already. */
	#takeOver({ tiles, colours, scheme }: LandView): Shown | undefined {
		const kept = findKeptPicture(tiles, scheme);
		if (!kept || !this.#canvas) return undefined;
		const { canvas, facts } = kept;
		this.#canvas.width = canvas.width;
		this.#canvas.height = canvas.height;
		this.#canvas.getContext('2d')?.drawImage(canvas, 0, 0);
		return { ...facts, colours };
	}

	#begin(): void {
		const plan = this.#wish && planFor(this.#wish, this.#shown);
		this.#wish = undefined;
		this.#pending = plan !== undefined;
		if (!plan) return;
		if (plan.part) this.#draw(plan, plan.part);
		else this.#finish(plan.next);
	}

	#draw({ next }: Plan, part: PictureArea): void {
		this.#drop = draw(jobFor(next, part), 'soon', (drawn) => {
			this.#drop = undefined;
			if (this.#put(next.area, part, drawn)) this.#finish(next);
			else if (this.#wish) this.#begin();
		});
	}

	#finish(next: Shown): void {
		this.#shown = next;
		this.#pending = false;
		if (this.#wish) this.#begin();
	}

	/** Puts what was drawn on the canvas. Returns false if it couldn't be drawn: the next wish is a new try. */
	#put(area: PictureArea, part: PictureArea, drawn: Drawn | undefined): boolean {
		const canvas = this.#canvas;
		if (!canvas || drawn === undefined || typeof drawn === 'string') return false;
		if (part === area) {
			canvas.width = area.width;
			canvas.height = area.height;
		}
		const [x, y] = [part.left - area.left, part.top - area.top];
		const context = canvas.getContext('2d');
		context?.clearRect(x, y, part.width, part.height);
		context?.drawImage(drawn, x, y);
		drawn.close();
		return true;
	}
}

/** What to draw for a view; undefined if the picture shows it already. */
function planFor(view: LandView, shown: Shown | undefined): Plan | undefined {
	const { tiles, seen, scale, fine, colours, scheme } = view;
	if (!shown || isOutdated(view, shown)) {
		const area = areaToDraw(tiles, seen, scale);
		return area && { next: { tiles, area, scale, fine, colours, scheme }, part: area };
	}
	const changed = changedSpots(shown.tiles, tiles);
	if (changed.length === 0) return undefined;
	return { next: { ...shown, tiles }, part: partAround(shown.area, changed) };
}

/** True if drawing a part again isn’t enough. */
const isOutdated = ({ tiles, seen, scale, scaling, colours }: LandView, shown: Shown): boolean =>
	colours !== shown.colours ||
	(!scaling && scale !== shown.scale) ||
	!showsAll(shown.area, tiles, seen);

const jobFor = ({ tiles, fine, colours }: Shown, area: PictureArea): LandJob => ({
	draw: 'land',
	area,
	fine,
	colours,
	tiles: tiles
		.filter((tile) => reachesInto(area, tile))
		.map(({ x, y, type, rotation, completed }) => ({
			x,
			y,
			rotation,
			type,
			completed: [...completed]
		}))
});
