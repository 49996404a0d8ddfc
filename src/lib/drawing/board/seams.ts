import type { Spot } from '../../engine/spot';

const EAST = 'M50 0H150V100H50Z';
const SOUTH = 'M0 50H100V150H0Z';

/**
 * Rectangles across the eastern and southern seams of each tile, in units of the tile. They are drawn below all tiles in
 * field colour, so that the background doesn't show between tiles.
 */
export function seamsIn<Tile extends Spot>(
	tiles: readonly Tile[]
): readonly { readonly tile: Tile; readonly path: string }[] {
	const laid = new Set(tiles.map(({ x, y }) => `${String(x)},${String(y)}`));
	const beside = (x: number, y: number, path: string): string =>
		laid.has(`${String(x)},${String(y)}`) ? path : '';
	return tiles
		.map((tile) => ({
			tile,
			path: beside(tile.x + 1, tile.y, EAST) + beside(tile.x, tile.y + 1, SOUTH)
		}))
		.filter(({ path }) => path !== '');
}
