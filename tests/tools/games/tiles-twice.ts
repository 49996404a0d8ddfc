import type { TileChanges } from '../../../src/lib/engine/contents';
import type { Setup } from '../../../src/lib/rules/catalogue';
import { expansionsIn } from '../../../src/lib/rules/loading';

/** The tiles of the expansions that lie twice in the pile of a recorded game: it names them twice among its boxes. */
export const tilesTwice = (boxes: readonly string[], { rulings, expansions }: Setup): TileChanges =>
	Object.fromEntries(
		expansionsIn(expansions)
			.filter(({ id }) => boxes.filter((one) => one === id).length > 1)
			.flatMap((expansion) => Object.entries(expansion.counts(rulings, expansions)))
	);
