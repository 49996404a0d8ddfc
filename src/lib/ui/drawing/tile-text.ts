import type { TileType } from '../../engine/tile';
import type { TypeText } from '../../drawing/worker/messages';

const texts = new WeakMap<TileType, TypeText>();

/** What the worker needs of a type of tile; one object for each. */
export function typeText(type: TileType): TypeText {
	const known = texts.get(type);
	if (known) return known;
	const { id, line, mark, runsOn } = type;
	const text = { id, line, ...(mark !== undefined && { mark }), ...(runsOn && { runsOn }) };
	texts.set(type, text);
	return text;
}

/** Equal for types that look the same. */
export function typeKey(type: TileType): string {
	const { id, line, mark = '', runsOn = false } = typeText(type);
	return [id, line, mark, runsOn].join('|');
}
