import { createSubscriber } from 'svelte/reactivity';
import type { TileLook } from '../../drawing/layers/tile-picture';
import { typeKey } from '../../drawing/worker/messages';
import { draw, type Urgency } from './artist';

/** Most pieces of markup kept: some hundred kilobytes each hundred. */
const MOST = 300;

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

/** The SVG markup of a tile in units of the tile, or of the same tile with nothing completed; undefined until it is drawn. Reactive. */
export function tileMarkup(look: TileLook, simple: boolean): string | undefined {
	followMarkups();
	return markups.get(keyOf(look, simple)) ?? markups.get(keyOf({ ...look, completed: [] }, simple));
}

/** Has the markup of a tile drawn, unless it is known. */
export function requestMarkup(look: TileLook, simple: boolean, urgency: Urgency): void {
	const key = keyOf(look, simple);
	if (markups.has(key) || requested.has(key)) return;
	requested.add(key);
	const { type, rotation, completed } = look;
	const tile = { type, rotation, completed: [...completed] };
	draw({ draw: 'markup', tile, simple }, urgency, (drawn) => {
		requested.delete(key);
		if (markups.size >= MOST) markups.clear();
		if (typeof drawn !== 'string') return;
		markups.set(key, drawn);
		announce();
	});
}

/** The same for all rotations, as the tile may be turned next. */
export function requestTurns(look: TileLook, simple: boolean): void {
	for (const rotation of ROTATIONS) requestMarkup({ ...look, rotation }, simple, 'later');
}
