import type { TileLook } from '../../drawing/layers/tile-picture';
import { typeKey } from '../../drawing/worker/messages';
import { draw } from './artist';
import { coloursAt } from './colours';

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
const MOST = 160;

/** From the one used longest ago. */
const icons = new Map<string, ImageBitmap>();

function keep(key: string, icon: ImageBitmap): void {
	icons.delete(key);
	icons.set(key, icon);
	const [oldest] = icons.keys();
	if (icons.size <= MOST || oldest === undefined) return;
	icons.get(oldest)?.close();
	icons.delete(oldest);
}

function put(canvas: HTMLCanvasElement, side: number, icon: ImageBitmap): void {
	canvas.width = canvas.height = side;
	canvas.getContext('2d')?.drawImage(icon, 0, 0);
	delete canvas.dataset['pending'];
}

/** Shows a tile on a canvas, at once if it was drawn before. Returns a function that gives up. */
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
