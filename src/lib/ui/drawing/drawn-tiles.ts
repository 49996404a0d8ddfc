import { createSubscriber } from 'svelte/reactivity';
import type { TileLook } from '../../drawing/layers/tile-picture';
import { typeKey } from '../../drawing/worker/messages';
import { draw, type Urgency } from './artist';
import { coloursAt } from './colours';

/* Single tiles that the worker has drawn. They are kept as pictures on a canvas, and as markup. */

/** What a picture of a tile shows, and how. */
interface IconLook extends TileLook {
	/** Leaves out fine detail. */
	readonly simple: boolean;
	/** Its side in pixels of the device. */
	readonly side: number;
	/** True while the device has a dark scheme. */
	readonly darkDevice: boolean;
}

/** Most pictures kept: a palette by day and at dusk. */
const MOST_ICONS = 160;

/** The pictures, the one used longest ago first. */
const icons = new Map<string, ImageBitmap>();

function keep(key: string, icon: ImageBitmap): void {
	icons.delete(key);
	icons.set(key, icon);
	const [oldest] = icons.keys();
	if (icons.size <= MOST_ICONS || oldest === undefined) return;
	icons.get(oldest)?.close();
	icons.delete(oldest);
}

function put(canvas: HTMLCanvasElement, side: number, icon: ImageBitmap): void {
	canvas.width = canvas.height = side;
	canvas.getContext('2d')?.drawImage(icon, 0, 0);
	delete canvas.dataset['pending'];
}

/** Shows a tile on a canvas, at once if it was drawn before. Returns a function that drops the drawing. */
export function showIcon(canvas: HTMLCanvasElement, look: IconLook): () => void {
	const { type, rotation, completed, simple, side, darkDevice } = look;
	const { scheme, colours } = coloursAt(canvas, darkDevice);
	const key = [typeKey(type), rotation, completed.join(), simple, side, scheme].join('|');
	const known = icons.get(key);
	if (known) {
		keep(key, known);
		put(canvas, side, known);
		return () => undefined;
	}
	canvas.dataset['pending'] = '';
	const tile = { type, rotation, completed: [...completed] };
	return draw({ draw: 'icon', tile, simple, size: side, colours }, 'later', (drawn) => {
		if (drawn === undefined || typeof drawn === 'string') return;
		keep(key, drawn);
		put(canvas, side, drawn);
	});
}

/** Most pieces of markup kept: some hundred kilobytes each hundred. */
const MOST_MARKUPS = 300;

const ROTATIONS = [0, 1, 2, 3] as const;

const markups = new Map<string, string>();
/** Tells those who read markup that there is more of it. */
let announce = (): void => undefined;
const followMarkups = createSubscriber((update) => {
	announce = update;
});
const requested = new Set<string>();

const keyOf = ({ type, rotation, completed }: TileLook, simple: boolean): string =>
	[typeKey(type), rotation, completed.join(), simple].join('|');

/**
 * The SVG markup of a tile in units of the tile, or of the same tile with nothing completed; undefined until one of them is
 * drawn. Reactive.
 */
export function tileMarkup(look: TileLook, simple: boolean): string | undefined {
	followMarkups();
	return markups.get(keyOf(look, simple)) ?? markups.get(keyOf({ ...look, completed: [] }, simple));
}

/** Requests the markup of a tile, unless it is known already. */
export function requestMarkup(look: TileLook, simple: boolean, urgency: Urgency): void {
	const key = keyOf(look, simple);
	if (markups.has(key) || requested.has(key)) return;
	requested.add(key);
	const { type, rotation, completed } = look;
	const tile = { type, rotation, completed: [...completed] };
	draw({ draw: 'markup', tile, simple }, urgency, (drawn) => {
		requested.delete(key);
		if (markups.size >= MOST_MARKUPS) markups.clear();
		if (typeof drawn !== 'string') return;
		markups.set(key, drawn);
		announce();
	});
}

/** Requests the markup of a tile in all rotations, because it may be turned next. */
export function requestTurns(look: TileLook, simple: boolean): void {
	for (const rotation of ROTATIONS) requestMarkup({ ...look, rotation }, simple, 'later');
}
