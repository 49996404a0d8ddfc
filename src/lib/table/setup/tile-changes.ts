import type { TileChanges } from '../../engine/contents';
import type { CustomBox } from '../../custom-tiles/tile';
import type { Header } from '../../record';
import { tilesInBox, type BoxId } from '../../rules/catalogue';
import { contractWords } from '../../words/en/contract';

/** How many more tiles a table has than its boxes; negative if it has fewer. */
export const tilesMore = (changes: TileChanges): number => sumOf(Object.values(changes));

/** Number of tiles in custom boxes. */
export const tilesInBoxes = (boxes: readonly Pick<CustomBox, 'tiles'>[]): number =>
	sumOf(boxes.flatMap(({ tiles }) => tiles.map(({ count }) => count)));

/** True for exactly two copies of a box. */
export function isTwoBoxes(box: BoxId, changes: TileChanges): boolean {
	const counts = Object.entries(tilesInBox(box));
	const same = counts.every(([id, count]) => changes[id] === count);
	return same && Object.keys(changes).length === counts.length;
}

/** Says how many tiles of custom boxes a game is played with; undefined for none. */
export const describedTilesSaid = ({ told = [] }: Pick<Header, 'told'>): string | undefined =>
	told.length > 0 ? contractWords.describedTiles(tilesInBoxes([{ tiles: told }])) : undefined;

/** Says how the tiles of a table differ from those of its boxes; undefined if they don't. */
export function tileChangesSaid(box: BoxId, changes: TileChanges = {}): string | undefined {
	const all = Object.values(changes);
	if (all.length === 0) return undefined;
	if (isTwoBoxes(box, changes)) return contractWords.twoBoxes;
	return contractWords.tileChanges(
		-sumOf(all.filter((one) => one < 0)),
		sumOf(all.filter((one) => one > 0))
	);
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
