import type { TileCounts } from '../../engine/contents';
import { tileId } from '../../engine/tile';
import { GARDEN_TILES } from './tiles';

/** The counts of a box in which one copy of some tiles has a garden. */
export function withGardens(counts: TileCounts): TileCounts {
	const planted: Record<string, number> = { ...counts };
	for (const { id } of GARDEN_TILES) {
		const plain = tileId(id.replace(/-garden$/, ''));
		planted[plain] = (planted[plain] ?? 0) - 1;
		planted[id] = 1;
	}
	return planted;
}
