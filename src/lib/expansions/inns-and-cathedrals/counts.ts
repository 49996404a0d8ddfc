import type { TileCounts } from '../../engine/contents';
import type { Rulings } from '../../engine/rulings';
import { INN_TILES } from './tiles';

/** The tiles of the first edition that look otherwise in later ones. */
const FIRST = ['ic-CCCC-four-cities', 'ic-FRRR-inn', 'ic-FRFR-inn'];
const LATER = ['ic-CCCC-four-cities-garden', 'ic-FRRR-inn-two', 'ic-FRFR-inn-garden'];

/** True for the tiles of the second and third edition. */
const hasLaterTiles = (rulings: Rulings): boolean => rulings['innTiles'] === 'later';

/** The eighteen tiles of an edition: each once, the cathedral twice. */
export function innCounts(rulings: Rulings): TileCounts {
	const others: readonly string[] = hasLaterTiles(rulings) ? FIRST : LATER;
	return Object.fromEntries(
		INN_TILES.filter(({ id }) => !others.includes(id)).map(({ id }) => [
			id,
			id === 'ic-CCCC-cathedral' ? 2 : 1
		])
	);
}
