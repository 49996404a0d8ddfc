import type { TileType } from '../../engine/tile';

/** Equal for types that look the same. */
export const typeKey = ({ id, line, mark = '', runsOn }: TileType): string =>
	[id, line, mark, String(runsOn)].join('|');
